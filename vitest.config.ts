import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SOURCE = '@spinout/source';
const resolve = { conditions: [SOURCE, ...defaultClientConditions] };
const ssr = { resolve: { conditions: [SOURCE, ...defaultServerConditions] } };

/** The projects named in the command line. */
const requestedProjects = process.argv.flatMap((argument, index, args) => {
  if (argument === '--project') return args[index + 1] ?? [];
  return argument.startsWith('--project=') ? argument.slice('--project='.length) : [];
});
const PROJECTS_WITHOUT_STORIES = ['unit', 'node'];
const hasStories =
  requestedProjects.length === 0 ||
  requestedProjects.some((name) => !PROJECTS_WITHOUT_STORIES.includes(name));

/** Loads Storybook and the browser only if needed, because this takes as long as hundreds of tests. */
async function createStoryProject(): Promise<TestProjectConfiguration> {
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
      // All story files share one page and its loaded modules.
      isolate: false,
      // For busy machines; a story may wait for code that the development server compiles first.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            // Enables WebGL on machines without a GPU.
            args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** Folders with the slowest files. Vitest starts with the largest ones, but a slow test can be a few lines. */
const SLOW_FOLDERS = ['tests', 'apps/server'].map((path) => join(import.meta.dirname, path, '/'));

const isSlow = ({ moduleId }: TestSpecification) =>
  SLOW_FOLDERS.some((folder) => moduleId.startsWith(folder));

/**
 * Runs the files project by project, because a worker serves only one project and restarting it is slow. Slow files are first,
 * so that no worker still runs one when the others have ended.
 */
class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((group) => [
      ...group.filter(isSlow),
      ...group.filter((file) => !isSlow(file)),
    ]);
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProjectSequencer },
    projects: [
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          // Threads share loaded code, unlike processes.
          pool: 'threads',
          environment: 'jsdom',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/scenarios/**/*.test.{ts,tsx}',
            'tests/faults/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.node.test.*', 'packages/engine/**', '**/node_modules/**'],
          // For busy machines; no test waits for real time.
          testTimeout: 120_000,
          // All files share one page and its modules, because creating a page is slower than most tests.
          isolate: false,
          // Styles are inserted rule by rule, as in production: jsdom parses a style element again whenever its text grows.
          env: { SC_DISABLE_SPEEDY: 'false' },
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ['./vitest.wait.ts', './vitest.setup.ts'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          // Threads with WebAssembly databases sometimes crash Node: https://github.com/nodejs/node/issues/64500
          pool: 'forks',
          environment: 'node',
          include: [
            'packages/engine/src/**/*.test.ts',
            'packages/*/src/**/*.node.test.ts',
            'apps/server/src/**/*.node.test.ts',
            'scripts/**/*.node.test.ts',
            'tests/attack/**/*.node.test.ts',
            'tests/contract/**/*.node.test.ts',
            'tests/crash/**/*.node.test.ts',
            'tests/fuzz/**/*.node.test.ts',
            'tests/headless/**/*.node.test.ts',
            'tests/judge/**/*.node.test.ts',
            'tests/landing-example/**/*.node.test.ts',
            'tests/messages/**/*.node.test.ts',
            'tests/published-cases/**/*.node.test.ts',
            'tests/scale/**/*.node.test.ts',
            'tests/storybook/**/*.node.test.ts',
          ],
          // These tests share only code, so that isolated workers have no benefit.
          isolate: false,
          setupFiles: ['./vitest.wait.ts'],
          // Starting a server with its database takes a minute on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      ...(hasStories ? [await createStoryProject()] : []),
    ],
  },
});
