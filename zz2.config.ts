import { defineConfig } from '@playwright/test';
import process from 'node:process';
import { findBrowser } from './scripts/setup/find-browser.mjs';

const PORT = Number(process.env.SPINOUT_E2E_PORT ?? 4183);
const executablePath = findBrowser();

/** Tests the built demo and its server in a browser. Run `npm run build:demo` and `npm run build:server` first. */
export default ({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  // Long timeouts for busy machines; no test waits for real time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    headless: true,
    acceptDownloads: true,
    // Painting animations takes a third of the CPU time; `motion.spec.ts` and `whole-flow.spec.ts` test them.
    contextOptions: { reducedMotion: 'reduce' },
    // The service worker would download the whole demo in every test; `offline.spec.ts` tests it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Enables WebGL on machines without a GPU.
      args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
    },
  },
  _unused: {
    command: 'node apps/server/dist/serve.js',
    // An in-memory database, so that each run starts empty.
    env: {
      PORT: String(PORT),
      SPINOUT_DATA: 'memory:',
      LOG_LEVEL: 'warn',
      // All tests share one address and the demo accounts.
      SPINOUT_POINTS_PER_ADDRESS: '1000000',
      SPINOUT_POINTS_PER_OWNER: '1000000',
    },
    url: `http://localhost:${PORT}/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
