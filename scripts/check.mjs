// Runs the parts of `npm test`, as many at a time as two cores have room for, and gives the verdict at the end. Words after it choose
// parts by name; `--anew` runs also what has nothing new to say.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { CORES, PARTS } from './check/parts.mjs';
import { fingerprintOf, hasPassedBefore, remember } from './check/passed-before.mjs';
import { runCommand, ROOT } from './run-command.mjs';

const LINES_SHOWN_OF_A_FAILURE = 120;
const LOGS = join(ROOT, 'node_modules/.cache/spinout-check');
const wanted = process.argv.slice(2);
const isAnew = wanted.includes('--anew');
const only = wanted.filter((word) => !word.startsWith('--'));
const say = (text) => process.stdout.write(`${text}\n`);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const absent = ({ once }) => once !== undefined && !existsSync(join(ROOT, once));
const chosen = PARTS.filter(
  ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
);
const parts = chosen.filter((part) => !absent(part));
for (const part of chosen.filter(absent)) say(`absent  ${part.name}: there is no ${part.once}`);
const isWaitedFor = (name) => parts.some((part) => part.name === name);

mkdirSync(LOGS, { recursive: true });
const waiting = [...parts];
const running = new Map();
const done = new Map();

/** The count that a runner gives at its end, so that a green line says how much was proven. */
function countIn(output) {
  const tests = /^\s*Tests\s+(.+?)\s*$/m.exec(output)?.[1];
  const specs = /^\s*(\d+ passed)(?: \(.*\))?\s*$/m.exec(output)?.[1];
  const named = /^(\d+ tests name .*)\.$/m.exec(output)?.[1];
  const count = tests ?? specs ?? named;
  return count ? `, ${count}` : '';
}

/** The tests that a runner calls failed, by name. */
const failedTestsIn = (output) => [
  ...new Set(
    [...output.matchAll(/^\s*(?:FAIL\s|\d+\) \[)(.+?)\s*$/gm)].map(([line]) => line.trim()),
  ),
];

async function runPart(part) {
  const { name, command, reads } = part;
  const fingerprint = fingerprintOf(part);
  if (!isAnew && hasPassedBefore(name, fingerprint)) {
    say(`same    ${name}: it passed on the same files`);
    done.set(name, { ok: true });
    return;
  }
  const { ok, output, ms } = await runCommand(command);
  // What it makes is there now.
  if (reads) remember(name, ok ? fingerprintOf(part) : null);
  const log = join(LOGS, `${name.replaceAll(' ', '-')}.log`);
  writeFileSync(log, output);
  say(`${ok ? 'ok     ' : 'FAILED '} ${name} (${seconds(ms)}${countIn(output)})`);
  done.set(name, { ok, output, log });
}

const coresOf = ({ cores = 1 }) => cores;
const coresFree = () => CORES - [...running.keys()].reduce((sum, part) => sum + coresOf(part), 0);

/** The first part that waits for no other, once there is room for it: a smaller one does not go before it. */
function next() {
  const first = waiting.find(({ after }) => !after || !isWaitedFor(after) || done.has(after));
  return first && coresOf(first) <= coresFree() ? first : undefined;
}

const started = performance.now();
while (waiting.length > 0 || running.size > 0) {
  for (let part = next(); part; part = next()) {
    waiting.splice(waiting.indexOf(part), 1);
    const current = part;
    running.set(
      current,
      runPart(current).then(() => running.delete(current)),
    );
  }
  await Promise.race(running.values());
}

const failed = parts.filter(({ name }) => !done.get(name).ok);
for (const { name, command } of failed) {
  const { output, log } = done.get(name);
  const lines = output.trim().split('\n');
  say(`\n---- ${name}: ${command}`);
  if (lines.length > LINES_SHOWN_OF_A_FAILURE) say(`(the last lines; all of them in ${log})`);
  say(lines.slice(-LINES_SHOWN_OF_A_FAILURE).join('\n'));
}
for (const { name } of failed)
  for (const test of failedTestsIn(done.get(name).output)) say(`failed: ${test}`);
say('');
if (failed.length > 0) say(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
say(`All parts took ${seconds(performance.now() - started)}.`);
say(`${parts.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
