import { defineConfig } from '@playwright/test';
import process from 'node:process';
import { findBrowser } from './scripts/setup/find-browser.mjs';

const PORT = Number(process.env.SPINOUT_E2E_PORT ?? 4183);
const executablePath = findBrowser();

/** The built demo and its server in a real browser: `npm run build:demo` and `build:server` come first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  // A busy machine takes its time; no test waits for the clock.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    headless: true,
    acceptDownloads: true,
    // To paint what moves is a third of a walk's work; `motion.spec.ts` and `whole-flow.spec.ts` have it all.
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch the whole demo in every test; `offline.spec.ts` lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // WebGL on machines without a graphics card.
      args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
    },
  },
  webServer: {
    command: 'node apps/demo/dist-server/serve.js',
    // A database in memory: each run begins with nothing.
    env: { PORT: String(PORT), SPINOUT_DATA: 'memory:', LOG_LEVEL: 'warn' },
    url: `http://localhost:${PORT}/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
