import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SOURCE = '@spinout/source';
const resolve = { conditions: [SOURCE, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [SOURCE, ...defaultServerConditions] } };

/** The projects that the command names. */
const named = process.argv.flatMap((word, place, words) => {
  if (word === '--project') return words[place + 1] ?? [];
  return word.startsWith('--project=') ? word.slice('--project='.length) : [];
});
const WITHOUT_STORIES = ['unit', 'node'];
const isWithStories = named.length === 0 || named.some((name) => !WITHOUT_STORIES.includes(name));

/** Storybook and the browser are loaded only for a run that may need them: that takes as long as hundreds of tests. */
async function stories(): Promise<TestProjectConfiguration> {
  const [{ storybookTest }, { playwright }, { findBrowser }] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@vitest/browser-playwright'),
    import('./scripts/setup/find-browser.mjs'),
  ]);
  const executablePath = findBrowser();
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    resolve,
    test: {
      name: 'storybook',
      // The stories of a file share a page anyway; the files share it too, with all that it has loaded.
      isolate: false,
      browser: {
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
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** A worker serves one project; where files of two take turns, each turn would cost a worker and all that it has loaded. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flat();
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProjectByProject },
    projects: [
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          // A thread shares with the others what a process of its own would load again.
          pool: 'threads',
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
          // Threads that open databases in WebAssembly end Node now and then: https://github.com/nodejs/node/issues/64500
          pool: 'forks',
          environment: 'node',
          include: [
            'packages/engine/src/**/*.test.ts',
            'packages/*/src/**/*.node.test.ts',
            'apps/*/server/**/*.node.test.ts',
            'scripts/**/*.node.test.ts',
            'tests/contract/**/*.node.test.ts',
            'tests/fuzz/**/*.node.test.ts',
            'tests/messages/**/*.node.test.ts',
          ],
          // These tests share nothing but code; a worker of its own for each costs more than it gives.
          isolate: false,
          testTimeout: 20_000,
          // A server and its database take seconds to open on a busy machine.
          hookTimeout: 60_000,
        },
      },
      ...(isWithStories ? [await stories()] : []),
    ],
  },
});
