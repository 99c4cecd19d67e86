import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/setup/find-browser.mjs';

const PORT = 4187;

const root = fileURLToPath(new URL('../../../apps/demo', import.meta.url));
const outDir = join(root, '../../node_modules/.cache/spinout-bench/demo');

/** Builds the demo, serves its static files without the API server, and opens a browser for a measurement. */
export async function runWithBuiltDemo(
  measure: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: PORT, host: 'localhost' },
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    await measure(browser, server.resolvedUrls?.local[0] ?? `http://localhost:${PORT}/`);
  } finally {
    await browser.close();
    await server.close();
  }
}
