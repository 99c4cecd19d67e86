// Plain JavaScript for Node 20: the set-up needs it before anything is installed.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrightBrowser = () => {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
};

/**
 * Finds a Chromium to test with: `SPINOUT_CHROMIUM`, then Playwright's own, then a system one.
 * @returns {string | null} its path; null when there is none
 */
export function findBrowser() {
  const candidates = [process.env.SPINOUT_CHROMIUM, playwrightBrowser(), ...SYSTEM_PATHS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
