// Plain JavaScript for Node 20 without dependencies, because it runs before they are installed.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { isatty } from 'node:tty';

const PARENT_CHECK_MS = 500;
const STANDARD_INPUT = 0;

/** Path of the project's own Node. */
const projectNode = (root) =>
  join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Checks that the project's own Node runs.
 * @param {string} root the repository's folder
 * @returns {string | null} the problem as a sentence; null if it runs in the locked version
 */
export function findProjectNodeProblem(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const expected = lock.packages['node_modules/node'].version;
  const { stdout } = spawnSync(projectNode(root), ['--version'], { encoding: 'utf8' });
  return stdout?.trim() === `v${expected}` ? null : `The project's Node ${expected} does not run.`;
}

/**
 * Runs a script with the project's own Node and exits with its exit code. The path is explicit, because the shell of an npm
 * script may have cached the path of `node` before the installation.
 * @param {string} root the repository's folder
 * @param {string} script path of the script below `root`
 * @param {readonly string[]} args
 */
export function runWithProjectNode(root, script, args) {
  const child = spawn(projectNode(root), [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });

  // The terminal also sends Ctrl-C to the child; its exit ends this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // Without a terminal, under `nohup`, the script continues, even though the hang-up ends npm.
  let hasHungUp = false;
  process.on('SIGHUP', () => {
    if (isatty(STANDARD_INPUT)) child.kill('SIGHUP');
    else hasHungUp = true;
  });

  // A signal that only npm receives ends npm and its shell without reaching this process.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !hasHungUp) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();

  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
