import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const PORT = 4183;
const executablePath = findBrowser();

/** The built demo in a real browser: `npm run build:demo` comes first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    headless: true,
    acceptDownloads: true,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `vite preview apps/demo --port ${PORT} --strictPort --host localhost`,
    port: PORT,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
