// Plain JavaScript for Node 20 without dependencies.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { findBrowser } from './find-browser.mjs';

const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

/** The headless shell uses an eighth less CPU; older systems have only the full browser. */
const APT_INSTALL =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell || apt-get install -y --no-install-recommends chromium';
const PLAYWRIGHT_INSTALL = 'node node_modules/playwright/cli.js install chromium';

const canUseApt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/**
 * Installs a Chromium for the tests if there is none.
 * @param {(command: string, timeoutMs?: number) => boolean} run runs a command line and returns whether it succeeded
 * @returns {string | null} advice if the installation failed; null otherwise
 */
export function installBrowser(run) {
  if (findBrowser()) return null;
  process.stdout.write('No Chromium found to test with: installing one (once)\n');
  if (canUseApt()) {
    run(APT_INSTALL);
    if (findBrowser()) return null;
  }
  run(PLAYWRIGHT_INSTALL, DOWNLOAD_TIMEOUT_MS);
  if (findBrowser()) return null;
  return [
    'The tests need a Chromium and none could be found or installed. One of these installs one:',
    `  as root on Debian or Ubuntu:  ${APT_INSTALL}`,
    `  anywhere else:                ${PLAYWRIGHT_INSTALL}`,
    'or set SPINOUT_CHROMIUM to the path of one. Without a browser, `npm run test:unit` still runs.',
  ].join('\n');
}
