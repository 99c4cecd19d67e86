// Plain JavaScript for Node 20, because it runs before dependencies are installed.
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
 * Finds a Chromium for the tests: `SPINOUT_CHROMIUM`, else the one of Playwright, else one of the system.
 * @returns {string | null} its path; null if there is none
 */
export function findBrowser() {
  const candidates = [process.env.SPINOUT_CHROMIUM, playwrightBrowser(), ...SYSTEM_PATHS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
