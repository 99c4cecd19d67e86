/** Number of cores that the schedule assumes. */
export const CORES = 2;

const DEMO = 'apps/demo/src/main.tsx';
const CODE = ['packages', 'apps', 'tests', 'scripts', '.storybook'];

/**
 * The parts of `npm test`, in the order in which they start.
 * - `after`: another part that has to finish first. `requires`: a file without which the part is skipped.
 * - `cores`: how many cores the part uses. @default 1
 * - `isBackground`: the part also fills the pauses of one that uses all cores, at low priority: while tests wait for timers, pages
 *   and other processes.
 * - `inputs`: folders that a deterministic part reads, besides the files in the root. The part is skipped while they are unchanged
 *   since it last passed. Parts with random input or real time have no `inputs` and always run.
 * - `outputs`: folders that the part writes. It runs again when they have changed.
 */
export const PARTS = [
  {
    name: 'demo build',
    command: 'vite build apps/demo --logLevel warn && node scripts/build-server.mjs',
    requires: DEMO,
    inputs: ['packages', 'apps', 'scripts'],
    outputs: ['apps/demo/dist', 'apps/server/dist'],
  },
  {
    name: 'import rules',
    command:
      'depcruise --config .dependency-cruiser.cjs packages apps tests && node scripts/check-folders.mjs',
    inputs: CODE,
  },
  {
    name: 'end to end in a browser',
    command: 'playwright test',
    after: 'demo build',
    requires: DEMO,
    // Sharing the cores equally would slow the part down, because its waiting assertions poll the page.
    cores: CORES,
  },
  {
    name: 'unit, engine and server tests',
    // One worker more than there are cores, because some tests wait for timers or another process.
    // The larger space for new objects saves a twelfth of the time of the unit tests, which run in threads of this process. The
    // processes of the other tests do not get it: there it would replace the limits of the server's workers.
    command: `node --max-semi-space-size=64 node_modules/vitest/vitest.mjs run --project unit --project node --maxWorkers=${CORES + 1} --reporter=default --reporter=./scripts/check/endless-files.reporter.mjs`,
    cores: CORES,
  },
  {
    name: 'stories in a browser',
    command: 'vitest run --project storybook',
    // Both use the same cache folder.
    after: 'Storybook build',
    inputs: ['packages', '.storybook'],
  },
  {
    name: 'packages as a host gets them',
    command: 'node scripts/test-packages.mjs',
    inputs: ['packages', 'scripts', 'tests/packages', 'tests/files'],
  },
  {
    name: 'the API reports are up to date',
    command: 'node scripts/api-reports.ts --check && node scripts/props-tables.ts --check',
    // That part builds the declarations.
    after: 'packages as a host gets them',
    inputs: ['packages', 'scripts', 'etc', 'docs', '.storybook'],
  },
  // First of the parts in the background, to be beside the end-to-end tests: it takes the most memory.
  { name: 'types and lint', command: 'oxlint', inputs: CODE, isBackground: true },
  {
    name: 'Storybook build',
    command: 'storybook build --quiet --output-dir storybook-static',
    inputs: ['packages', '.storybook'],
    isBackground: true,
  },
  {
    name: 'what the scaffold creates',
    command: 'node scripts/check-scaffold.mjs',
    inputs: ['packages', 'scripts', 'tests'],
    isBackground: true,
  },
  {
    name: 'format',
    command:
      'prettier --check . --log-level warn --cache --cache-strategy content --cache-location node_modules/.cache/spinout-prettier',
    inputs: [...CODE, 'docs', '.changeset', '.ci', '.github'],
    isBackground: true,
  },
  { name: 'nothing unused', command: 'knip', inputs: CODE, isBackground: true },
  {
    name: 'every requirement has a test',
    command: 'node scripts/trace.ts',
    inputs: [...CODE, 'docs'],
    isBackground: true,
  },
  {
    name: 'the OpenAPI is up to date',
    command: 'node scripts/openapi.ts --check',
    inputs: ['packages', 'scripts', 'docs'],
    isBackground: true,
  },
];
