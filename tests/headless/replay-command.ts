import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const SOURCE = new URL('../../packages/engine/src/cli.ts', import.meta.url);

/** How long building the command may take on a busy machine. */
export const BUILD_TIMEOUT_MS = 120_000;

/** The replay command of the engine, in a folder of its own and a process of its own. */
export async function createReplayCommand() {
  const folder = mkdtempSync(join(tmpdir(), 'spinout-replay-'));
  const command = join(folder, 'command.mjs');
  await build({
    entryPoints: [SOURCE.pathname],
    outfile: command,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@spinout/source'],
    banner: {
      js: "import { createRequire as createLoader } from 'node:module'; const require = createLoader(import.meta.url);",
    },
  });
  const run = async (...line: readonly string[]) => {
    const child = spawn(process.execPath, [command, ...line], { cwd: folder });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    const [code] = (await once(child, 'close')) as [number];
    return { code, text };
  };
  const replay = (content: Uint8Array | string, ...more: readonly string[]) => {
    writeFileSync(join(folder, 'bundle'), content);
    return run('replay', 'bundle', ...more);
  };
  return { folder, run, replay, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
