import process from 'node:process';
import { AREAS } from './areas.mjs';

const name = process.env['MUTATION_AREA'] ?? '';
const area = AREAS[name];
if (!area) throw new Error(`Set MUTATION_AREA to one of: ${Object.keys(AREAS).join(', ')}`);

const CACHE = '.cache/mutation';

/** Settings of Stryker for one area: https://stryker-mutator.io/docs/stryker-js/configuration/ */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Threads with WebAssembly databases sometimes crash Node, as vitest.config.ts says.
  vitest: {
    configFile: 'tests/mutation/vitest.config.mjs',
    pool: area.pool ?? 'threads',
    related: true,
  },
  mutate: [...area.mutate, '!**/*.test.ts', '!**/*.fixtures.ts', '!**/*.test-tools.ts'],
  ignorePatterns: ['/.cache', '/coverage', '/docs', '/etc', 'dist', 'storybook-static', '.spinout'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A pause of a busy machine must not count as a change that was noticed.
  timeoutMS: 60_000,
  disableTypeChecks: false,
  allowConsoleColors: false,
  tempDirName: `${CACHE}/sandbox-${name}`,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `${CACHE}/${name}.json` },
  thresholds: { high: 95, low: 85, break: area.minScore ?? null },
};
