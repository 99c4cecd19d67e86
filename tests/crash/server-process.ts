import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../../scripts/build-server.mjs';

/** Inside the server's folder, so that libraries that are not bundled resolve. */
const CACHE = fileURLToPath(
  new URL('../../apps/server/node_modules/.cache/spinout-server', import.meta.url),
);
const FIRST_PORT = 25_000;
const PORTS = 5000;
const RUNNING = /^Spinout is running at (\S+?)\/?$/;

/** A started server process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolves to its origin when it listens; rejects if it exits before. */
  readonly origin: Promise<string>;
}

/** The bundled server. */
export interface ServerProgram {
  /** Starts it with these environment variables and PATH only. `onLine` gets each line of its output. */
  readonly start: (
    environment: Readonly<Record<string, string>>,
    onLine?: (line: string) => void,
  ) => ServerProcess;
  readonly remove: () => void;
}

/**
 * Bundles the server like `npm start`, in a folder of this process and with an empty page.
 * @param existing a bundled server to start instead
 */
export async function bundledServer(existing?: string): Promise<ServerProgram> {
  const folder = join(CACHE, String(process.pid));
  const program = existing ?? join(folder, 'server/dist/serve.js');
  const port = String(FIRST_PORT + (process.pid % PORTS));
  if (existing === undefined) await buildServer(join(folder, 'server/dist'));
  mkdirSync(join(folder, 'demo/dist'), { recursive: true });
  writeFileSync(
    join(folder, 'demo/dist/index.html'),
    '<!doctype html><html lang="en"><head><title>Spinout</title></head><body></body></html>',
  );
  return {
    start: (environment, onLine) => {
      const child = spawn(process.execPath, ['--enable-source-maps', program], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          PORT: port,
          HOST: '127.0.0.1',
          LOG_LEVEL: 'error',
          ...environment,
        },
      });
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => {
        stderr += chunk.toString();
        onLine?.(chunk.toString());
      });
      const { promise: origin, resolve, reject } = Promise.withResolvers<string>();
      createInterface({ input: child.stdout }).on('line', (line) => {
        onLine?.(line);
        const [, address] = RUNNING.exec(line) ?? [];
        if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
        else if (!onLine) stderr += `${line}\n`;
      });
      child.on('close', (code) => {
        reject(new Error(`The server ended with ${code} by itself. ${stderr}`));
      });
      return { child, origin };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
