import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Root folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The environment for the project's tools. Its own Node 24 and binaries come first on the path; npm cannot guarantee that,
 * because a shell may have cached the path of the system's `node`.
 */
const toolEnvironment = {
  ...process.env,
  PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // The same tools are started many times; most of their start is compiling.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compile'),
};

const running = new Set();
const stopAll = () => {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The process has already ended.
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

/** A tenth of the weight of other processes; with the lowest, work would stand still on a busy machine. */
const LOW_PRIORITY = '10';
const IS_POSIX = process.platform !== 'win32';

/** Starts a shell in a process group of its own. */
function startShell(command, cwd, isLowPriority) {
  const options = {
    cwd,
    detached: IS_POSIX,
    env: toolEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  return isLowPriority && IS_POSIX
    ? spawn('nice', ['-n', LOW_PRIORITY, 'sh', '-c', command], options)
    : spawn(command, { ...options, shell: true });
}

/** Lowers the priority of a detached process against other ones: Linux can divide the time between them before it looks at `nice`. */
function lowerGroupPriority(pid) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, LOW_PRIORITY);
  } catch {
    // The system has no such groups, or the process has ended.
  }
}

/**
 * Runs a command line in the repository and captures its output.
 * @param {{ cwd?: string, isLowPriority?: boolean }} [options] `isLowPriority`: takes what others leave of the processor time
 * @returns {Promise<{ ok: boolean, output: string, ms: number }>} never rejects
 */
export function runCommand(command, { cwd = ROOT, isLowPriority = false } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = startShell(command, cwd, isLowPriority);
    running.add(child);
    if (isLowPriority) lowerGroupPriority(child.pid);
    let output = '';
    const append = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const finish = (ok) => {
      running.delete(child);
      resolve({ ok, output: stripVTControlCharacters(output), ms: performance.now() - started });
    };
    child.on('error', (error) => {
      output += String(error);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Returns the output of a command; throws an error with the output if the command fails. */
export async function runOrThrow(command, options) {
  const { ok, output } = await runCommand(command, options);
  if (!ok) throw new Error(`${command}\n${output.trim()}`);
  return output;
}
