/** Number of cores that the schedule assumes. */
export const CORES = 2;

const DEMO = 'apps/demo/src/main.tsx';
const CODE = ['packages', 'apps', 'tests', 'scripts', '.storybook'];

/**
 * The parts of `npm test`, in the order in which they start.
 * - `after`: another part that has to finish first. `requires`: a file without which the part is skipped.
 * - `cores`: how many cores the part uses. @default 1
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
    // Sharing the cores would slow the part down, because its waiting assertions poll the page.
    cores: CORES,
  },
  {
    name: 'unit, engine and server tests',
    // One worker more than there are cores, because some tests wait for timers or another process.
    command: `vitest run --project unit --project node --maxWorkers=${CORES + 1}`,
    cores: CORES,
  },
  {
    name: 'stories in a browser',
    command: 'vitest run --project storybook',
    inputs: ['packages', '.storybook'],
  },
  {
    name: 'packages as a host gets them',
    command: 'node scripts/test-packages.mjs',
    inputs: ['packages', 'scripts', 'tests/packages', 'tests/files'],
  },
  { name: 'types and lint', command: 'oxlint', inputs: CODE },
  {
    name: 'format',
    command:
      'prettier --check . --log-level warn --cache --cache-strategy content --cache-location node_modules/.cache/spinout-prettier',
    inputs: [...CODE, 'docs', '.changeset', '.ci', '.github'],
  },
  { name: 'nothing unused', command: 'knip', inputs: CODE },
  {
    name: 'every requirement has a test',
    command: 'node scripts/trace.ts',
    inputs: [...CODE, 'docs'],
  },
  {
    name: 'the OpenAPI is up to date',
    command: 'node scripts/openapi.ts --check',
    inputs: ['packages', 'scripts', 'docs'],
  },
  {
    name: 'the API reports are up to date',
    command: 'node scripts/api-reports.ts --check && node scripts/props-tables.ts --check',
    // That part builds the declarations.
    after: 'packages as a host gets them',
    inputs: ['packages', 'scripts', 'etc', 'docs', '.storybook'],
  },
  {
    name: 'what the scaffold creates',
    command: 'node scripts/check-scaffold.mjs',
    inputs: ['packages', 'scripts', 'tests'],
  },
  {
    name: 'Storybook build',
    command: 'storybook build --quiet --output-dir storybook-static',
    // Both use the same cache folder.
    after: 'stories in a browser',
    inputs: ['packages', '.storybook'],
  },
];
