import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The environment for the project's tools: its own Node 24 and binaries come first on the path.
 * A shell that has already run the system's `node` remembers that one, so it is not left to npm.
 */
const toolEnvironment = {
  ...process.env,
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const running = new Set();
const stopAll = () => {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended meanwhile.
    }
  }
};
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.once(signal, () => {
    stopAll();
    process.exit(code);
  });
}

/**
 * Runs a command line in the repository and keeps what it says.
 * @returns {Promise<{ ok: boolean, output: string, ms: number }>} never rejects
 */
export function runCommand(command, { cwd = ROOT } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      detached: process.platform !== 'win32',
      env: toolEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (ok) => {
      running.delete(child);
      resolve({ ok, output: stripVTControlCharacters(output), ms: performance.now() - started });
    };
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Throws with what the command said when it fails; returns it otherwise. */
export async function runOrThrow(command, options) {
  const { ok, output } = await runCommand(command, options);
  if (!ok) throw new Error(`${command}\n${output.trim()}`);
  return output;
}
