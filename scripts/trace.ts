// Which requirements have a test: `npm run trace`. Ends with 1 while a delivered one has none.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readRequirementIds } from './trace/read-requirements.ts';
import { readTitles } from './trace/read-titles.ts';
import { summarise } from './trace/summarise.ts';
import { delivered, nothingToRun } from './trace.config.ts';

const ROOT = join(import.meta.dirname, '..');
const TEST_FILES = ['packages', 'apps', 'tests'].flatMap((folder) => [
  `${folder}/**/*.test.{ts,tsx}`,
  `${folder}/**/*.spec.ts`,
]);

const known = readRequirementIds(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
const files = globSync(TEST_FILES, {
  cwd: ROOT,
  exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
}).sort();
const tests = files.flatMap((file) =>
  readTitles(readFileSync(join(ROOT, file), 'utf8'), file).map((title) => ({ ...title, file })),
);

const { areas, faults } = summarise(known, tests, { delivered, nothingToRun });
const untraced = areas.flatMap((area) => area.untraced);
const traced = areas.flatMap((area) => area.traced);

const say = (line: string) => process.stdout.write(`${line}\n`);
for (const fault of faults) say(fault);
for (const area of areas) {
  const total = area.traced.length + area.untraced.length;
  const missing = area.untraced.length > 0 ? `  without a test: ${area.untraced.join(', ')}` : '';
  say(`${area.area.padEnd(6)} ${area.traced.length}/${total}${missing}`);
}
if (process.argv.includes('--all')) say(`traced: ${traced.join(', ')}`);
say(
  `${tests.length} tests name ${traced.length} of ${traced.length + untraced.length} delivered requirements.`,
);
process.exit(untraced.length > 0 || faults.length > 0 ? 1 : 0);
