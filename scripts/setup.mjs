// Installs missing dependencies. `--run SCRIPT` then runs a script with the project's own Node; `--browser` also installs Chromium.
// Plain JavaScript for Node 20 without dependencies, because it runs before they are installed.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installBrowser } from './setup/install-browser.mjs';
import {
  findInstallationProblem,
  forgetInstallation,
  recordInstallation,
} from './setup/installation.mjs';
import { findProjectNodeProblem, runWithProjectNode } from './setup/project-node.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

const fail = (text) => {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
};

/** Runs a command line in the repository, shows its output and returns whether it succeeded. */
const run = (command, timeoutMs) =>
  spawnSync(command, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
    ...(timeoutMs ? { timeout: timeoutMs } : {}),
  }).status === 0;

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(
    `Spinout needs Node ${oldestMajor}.${oldestMinor} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org (the project then installs its own Node 24).',
  );
}

function install() {
  const problem = findInstallationProblem(ROOT);
  if (!problem) return;
  process.stdout.write(`${problem} Running npm ci (about half a minute)\n`);
  forgetInstallation(ROOT);
  if (!run('npm ci --include=dev --no-audit --no-fund --no-update-notifier --loglevel=error')) {
    fail(
      'npm ci failed; the lines above say why.\n' +
        'It needs the package registry, and package.json and package-lock.json must agree.',
    );
  }
  const nodeProblem = findProjectNodeProblem(ROOT);
  if (nodeProblem) {
    fail(
      `${nodeProblem}\n` +
        'Its install script downloads it from the package registry. If npm is configured with ignore-scripts, run\n' +
        '  npm rebuild node --ignore-scripts=false',
    );
  }
  recordInstallation(ROOT);
}

const args = process.argv.slice(2);
const runAt = args.indexOf('--run');
const options = runAt === -1 ? args : args.slice(0, runAt);

checkNode();
install();
if (options.includes('--browser')) {
  const advice = installBrowser(run);
  if (advice) fail(advice);
}
if (runAt !== -1) {
  const [script, ...rest] = args.slice(runAt + 1);
  runWithProjectNode(ROOT, script, rest);
}
