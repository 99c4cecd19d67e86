// Plain JavaScript for Node 20 without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(ROOT, 'node_modules/.spinout-setup');
const OLDEST_NODE = [20, 19];
const BROWSER_DOWNLOAD_LIMIT_MS = 5 * 60_000;

/** The browser without a window does with an eighth less work; older systems have it with the window only. */
const APT_INSTALL =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell || apt-get install -y --no-install-recommends chromium';
const PLAYWRIGHT_INSTALL = 'node node_modules/playwright/cli.js install chromium';

const say = (text) => process.stdout.write(`${text}\n`);
const fail = (text) => {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
};

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(
    `Spinout needs Node ${wantedMajor}.${wantedMinor} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org (the project then brings its own Node 24).',
  );
}

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** What an installation depends on: the lock file and the dependency fields of every manifest. */
function wantedState() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}/${entry.name}/package.json`)
      .filter((path) => existsSync(join(ROOT, path)))
      .sort(),
  );
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch}\n`);
  hash.update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const path of ['package.json', ...workspaces]) {
    const {
      name,
      dependencies,
      devDependencies,
      peerDependencies,
      optionalDependencies,
      overrides,
    } = readJson(path);
    hash.update(
      JSON.stringify([
        path,
        name,
        dependencies,
        devDependencies,
        peerDependencies,
        optionalDependencies,
        overrides,
      ]),
    );
  }
  return hash.digest('hex');
}

const isInstalled = (wanted) =>
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8').trim() === wanted &&
  existsSync(join(ROOT, 'node_modules/.bin'));

/** A command line, shown as it runs. */
const run = (command, timeoutMs) =>
  spawnSync(command, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
    ...(timeoutMs ? { timeout: timeoutMs } : {}),
  }).status === 0;

function install() {
  const wanted = wantedState();
  if (isInstalled(wanted)) return;
  say('Setting up: npm ci (about half a minute, once)');
  if (!run('npm ci --no-audit --no-fund --no-update-notifier --loglevel=error')) {
    fail(
      'npm ci did not finish; the lines above say why.\n' +
        'It needs the package registry to be reachable, and package.json and package-lock.json to agree.',
    );
  }
  writeFileSync(STAMP, `${wanted}\n`);
}

const canUseApt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

function ensureBrowser() {
  if (findBrowser()) return;
  say('No Chromium found to test with: getting one (once)');
  if (canUseApt()) {
    run(APT_INSTALL);
    if (findBrowser()) return;
  }
  run(PLAYWRIGHT_INSTALL, BROWSER_DOWNLOAD_LIMIT_MS);
  if (findBrowser()) return;
  fail(
    [
      'The tests need a Chromium and none could be found or installed. One of these puts one in place:',
      `  as root on Debian or Ubuntu:  ${APT_INSTALL}`,
      `  anywhere else:                ${PLAYWRIGHT_INSTALL}`,
      'or set SPINOUT_CHROMIUM to the path of one. Without a browser, `npm run test:unit` still runs.',
    ].join('\n'),
  );
}

checkNode();
install();
if (process.argv.includes('--browser')) ensureBrowser();
