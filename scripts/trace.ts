// Lists which requirements have a test that runs and asserts something: `npm run trace`. Exits with 1 if a delivered
// requirement has none, or if a test proves nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readRequirementIds } from './trace/read-requirements.ts';
import { readTests } from './trace/read-tests.ts';
import { summarizeTrace } from './trace/summarize.ts';
import { delivered, untestable } from './trace.config.ts';

const ROOT = join(import.meta.dirname, '..');
const requirementIds = readRequirementIds(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
const tests = readTests(ROOT);

const { areas, problems } = summarizeTrace(requirementIds, tests, { delivered, untestable });
const untested = areas.flatMap((area) => area.untested);
const tested = areas.flatMap((area) => area.tested);

const print = (line: string) => process.stdout.write(`${line}\n`);
for (const problem of problems) print(problem);
for (const area of areas) {
  const total = area.tested.length + area.untested.length;
  const missing = area.untested.length > 0 ? `  without a test: ${area.untested.join(', ')}` : '';
  print(`${area.area.padEnd(6)} ${area.tested.length}/${total}${missing}`);
}
if (process.argv.includes('--all')) print(`traced: ${tested.join(', ')}`);
print(
  `${tests.length} tests name ${tested.length} of ${tested.length + untested.length} delivered requirements.`,
);
process.exit(untested.length > 0 || problems.length > 0 ? 1 : 0);
