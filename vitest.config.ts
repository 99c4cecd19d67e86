import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';

const SOURCE = '@spinout/source';
const resolve = { conditions: [SOURCE, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [SOURCE, ...defaultServerConditions] } };

const executablePath = findBrowser();

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // WebGL on machines without a graphics card.
      args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/scenarios/**/*.test.{ts,tsx}',
            'tests/faults/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.node.test.*', 'packages/engine/**', '**/node_modules/**'],
          // A busy machine takes its time; no test waits for the clock.
          testTimeout: 20_000,
          // The files share one page and its modules: to make a page costs more than most of them do.
          isolate: false,
          // Styles go into the page rule by rule, as in production: jsdom reads a text of styles anew whenever it grows.
          env: { SC_DISABLE_SPEEDY: 'false' },
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/engine/src/**/*.test.ts',
            'packages/*/src/**/*.node.test.ts',
            'apps/*/server/**/*.node.test.ts',
            'scripts/**/*.node.test.ts',
            'tests/contract/**/*.node.test.ts',
            'tests/fuzz/**/*.node.test.ts',
          ],
          // These tests share nothing but code; a worker of its own for each costs more than it gives.
          isolate: false,
          testTimeout: 20_000,
          // A server and its database take seconds to open on a busy machine.
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve,
        // The stories of a file share a page anyway; the files share it too, with all that it has loaded.
        test: { name: 'storybook', isolate: false, browser: chromium },
      },
    ],
  },
});
