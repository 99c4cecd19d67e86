// Kills the writer repeatedly and prints the acknowledged and the lost writes: node tests/crash/run.mjs [kills]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRepeatedly } from './kill.ts';
import { writerSubject } from './writer-subject.ts';

const KILLS = 100;
const LINES_OF_LOSSES = 20;

const kills = Number(process.argv[2] ?? KILLS);
const url = process.env.SPINOUT_CRASH_POSTGRES_URL;
const folder = mkdtempSync(join(tmpdir(), 'spinout-crash-'));
const print = (line: string) => process.stdout.write(`${line}\n`);
const getMedian = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const subject = await writerSubject(url ? { url } : { folder });
const report = await killRepeatedly({
  subject,
  kills,
  random: Math.random,
  onKill: (kill, when) => {
    if (kill % 10 === 0)
      print(`${kill} kills, the last while ${when}; ${subject.acknowledged()} acknowledged`);
  },
});
const { started, completed, found } = await subject.finish();
rmSync(folder, { recursive: true, force: true });

const lost = subject.losses();
for (const [run, state] of Object.entries(found.runs)) {
  if (state !== 'completed') print(`${run} is ${state}`);
}
for (const line of lost.slice(0, LINES_OF_LOSSES)) print(`LOST ${line}`);
print(`database        ${url ? 'Postgres' : 'PGlite in a folder'}`);
print(`kills           ${report.kills}, ${report.killsWhileStarting} of them while starting`);
print(`acknowledged    ${subject.acknowledged()}`);
print(`lost            ${lost.length}`);
print(`research runs   ${started} started, ${completed} completed`);
print(
  `starts          ${Math.round(getMedian(report.startsMs))} ms median, ${Math.round(Math.max(0, ...report.startsMs))} ms maximum`,
);
process.exit(lost.length === 0 && started === completed ? 0 : 1);
