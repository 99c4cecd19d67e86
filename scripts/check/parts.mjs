/** How many cores the parts are laid out for. */
export const CORES = 2;

const DEMO = 'apps/demo/src/main.tsx';
const CODE = ['packages', 'apps', 'tests', 'scripts', '.storybook'];

/**
 * Everything that `npm test` means, in the order in which the parts start.
 * - `after` waits for another part, `once` for a file to exist. `cores`: how many it keeps busy. @default 1
 * - `reads`: folders. A part that takes no chance says the same of the same files again, so it is left out while they and
 *   the files of the root are as they were when it last passed here. Other tests always run: they draw new cases each time, or
 *   depend on how fast things come. `makes`: folders that have to be as the part left them.
 */
export const PARTS = [
  {
    name: 'demo build',
    command: 'vite build apps/demo --logLevel warn && node scripts/build-server.mjs',
    once: DEMO,
    reads: ['packages', 'apps', 'scripts'],
    makes: ['apps/demo/dist', 'apps/demo/dist-server'],
  },
  {
    name: 'import rules',
    command: 'depcruise --config .dependency-cruiser.cjs packages apps tests',
    reads: CODE,
  },
  {
    name: 'end to end in a browser',
    command: 'playwright test',
    after: 'demo build',
    once: DEMO,
    // Beside another part it takes half as long again, and does more: what waits looks again and again.
    cores: CORES,
  },
  {
    name: 'unit, engine and server tests',
    // One worker more than cores: some tests wait for a clock, a throttled reveal or another process.
    command: `vitest run --project unit --project node --maxWorkers=${CORES + 1}`,
    cores: CORES,
  },
  {
    name: 'stories in a browser',
    command: 'vitest run --project storybook',
    reads: ['packages', '.storybook'],
  },
  {
    name: 'packages as a host gets them',
    command: 'node scripts/test-packages.mjs',
    reads: ['packages', 'scripts', 'tests/packages'],
  },
  { name: 'types and lint', command: 'oxlint', reads: CODE },
  {
    name: 'format',
    command:
      'prettier --check . --log-level warn --cache --cache-strategy content --cache-location node_modules/.cache/spinout-prettier',
    reads: [...CODE, 'docs', '.changeset', '.ci'],
  },
  { name: 'nothing unused', command: 'knip', reads: CODE },
  {
    name: 'every requirement has a test',
    command: 'node scripts/trace.ts',
    reads: [...CODE, 'docs'],
  },
  {
    name: 'the OpenAPI is up to date',
    command: 'node scripts/openapi.ts --check',
    reads: ['packages', 'scripts', 'docs'],
  },
  {
    name: 'Storybook build',
    command: 'storybook build --quiet --output-dir storybook-static',
    // Both keep what they prepare in the same folder.
    after: 'stories in a browser',
    reads: ['packages', '.storybook'],
  },
];
