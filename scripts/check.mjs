// Runs the parts of `npm test` in parallel on two cores and prints a summary. Arguments select parts by name. Parts whose inputs
// have not changed since they last passed are skipped; `--force` runs them too.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { PARTS } from './check/parts.mjs';
import { computeFingerprint, hasPassed, saveResult } from './check/pass-cache.mjs';
import { findNextPart } from './check/schedule.mjs';
import { runCommand, ROOT } from './run-command.mjs';

const MAX_FAILURE_LINES = 120;
const FAILURE_DETAIL_LINES = 25;
const LOGS = join(ROOT, 'node_modules/.cache/spinout-check');
const args = process.argv.slice(2);
const isForced = args.includes('--force');
const names = args.filter((argument) => !argument.startsWith('--'));
const print = (text) => process.stdout.write(`${text}\n`);
const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const isUnavailable = ({ requires }) => requires !== undefined && !existsSync(join(ROOT, requires));
const selectedParts = PARTS.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
const parts = selectedParts.filter((part) => !isUnavailable(part));
for (const part of selectedParts.filter(isUnavailable))
  print(`skipped  ${part.name}: ${part.requires} does not exist`);
const isScheduled = (name) => parts.some((part) => part.name === name);

mkdirSync(LOGS, { recursive: true });
const queue = [...parts];
/** What has started and not ended, each with a promise of its end. */
const running = new Map();
const results = new Map();

/** Finds the number of tests in the output of a runner, to show it beside the part's name. */
function findTestCount(output) {
  const tests = /^\s*Tests\s+(.+?)\s*$/m.exec(output)?.[1];
  const specs = /^\s*(\d+ passed)(?: \(.*\))?\s*$/m.exec(output)?.[1];
  const named = /^(\d+ tests name .*)\.$/m.exec(output)?.[1];
  const count = tests ?? specs ?? named;
  return count ? `, ${count}` : '';
}

/** Finds the failed tests in the output of Vitest (`FAIL …`) and Playwright (`1) tests/…`), each with the lines that follow it. */
function findFailedTests(output) {
  const lines = output.split('\n');
  const failures = new Map();
  lines.forEach((line, index) => {
    const name = line.trim();
    if (/^(?:FAIL\s|\d+\) \S)/.test(name) && !failures.has(name))
      failures.set(name, lines.slice(index + 1, index + 1 + FAILURE_DETAIL_LINES).join('\n'));
  });
  return failures;
}

async function runPart(part, isLowPriority) {
  const { name, command, inputs } = part;
  const fingerprint = computeFingerprint(part);
  if (!isForced && hasPassed(name, fingerprint)) {
    print(`skipped  ${name}: passed on the same files`);
    results.set(name, { ok: true });
    return;
  }
  const { ok, output, ms } = await runCommand(command, { isLowPriority });
  // The fingerprint is computed again, because it includes the files that the part has written.
  if (inputs) saveResult(name, ok ? computeFingerprint(part) : null);
  const log = join(LOGS, `${name.replaceAll(' ', '-')}.log`);
  writeFileSync(log, output);
  print(`${ok ? 'ok      ' : 'FAILED  '} ${name} (${formatSeconds(ms)}${findTestCount(output)})`);
  results.set(name, { ok, output, log });
}

const isReady = ({ after }) => !after || !isScheduled(after) || results.has(after);
const findNext = () => findNextPart(queue, [...running.keys()], isReady);

const started = performance.now();
while (queue.length > 0 || running.size > 0) {
  for (let next = findNext(); next; next = findNext()) {
    const current = next;
    queue.splice(queue.indexOf(current.part), 1);
    running.set(
      current,
      runPart(current.part, current.isLowPriority).then(() => running.delete(current)),
    );
  }
  await Promise.race(running.values());
}

const failed = parts.filter(({ name }) => !results.get(name).ok);
// The failed tests come before the longer logs, because some CI servers shorten the output at its end.
for (const { name } of failed)
  for (const [test, detail] of findFailedTests(results.get(name).output))
    print(`\nfailed: ${test}\n${detail}`);
for (const { name, command } of failed) {
  const { output, log } = results.get(name);
  const lines = output.trim().split('\n');
  print(`\n---- ${name}: ${command}`);
  if (lines.length > MAX_FAILURE_LINES) print(`(last lines; full log: ${log})`);
  print(lines.slice(-MAX_FAILURE_LINES).join('\n'));
}
print('');
if (failed.length > 0) print(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
print(`All parts took ${formatSeconds(performance.now() - started)}.`);
print(`${parts.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
