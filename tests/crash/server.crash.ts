// Kills the server repeatedly under load and prints the acknowledged and the lost writes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRepeatedly, type KillReport } from './kill.ts';
import { ACKNOWLEDGED_NAMES } from './server-ledger.ts';
import { serverSubject } from './server-subject.ts';

const KILLS = 100;
const LOAD_MS = 2500;
/** About the duration of a startup, so that kills happen in all of its phases. */
const START_MS = 4000;
const LINES_OF_LOSSES = 20;
const REPORT_EVERY = 5;

const kills = Number(process.argv[2] ?? KILLS);
const url = process.env.SPINOUT_CRASH_POSTGRES_URL;
const folder = mkdtempSync(join(tmpdir(), 'spinout-crash-'));
const print = (line: string) => process.stdout.write(`${line}\n`);
const getMedian = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const subject = await serverSubject(
  // With a trusted proxy, so that each call can have another address; its owners are always the same.
  {
    ...(url ? { DATABASE_URL: url } : { SPINOUT_DATA: folder }),
    TRUSTED_PROXIES: '1',
    SPINOUT_POINTS_PER_OWNER: '1000000',
    SPINOUT_GUEST_STORAGE_MB: '2000',
  },
  Math.random,
);
const { ledger } = subject;

let report: KillReport | null = null;
let failedStart: Error | null = null;
let killCount = 0;
let isStopped = false;
// `kill -USR2` ends the kills early; what was acknowledged until then is still checked.
process.once('SIGUSR2', () => {
  isStopped = true;
});
let runs = { interrupted: 0, finished: 0 };
try {
  report = await killRepeatedly({
    subject,
    kills,
    random: Math.random,
    loadMs: LOAD_MS,
    startMs: START_MS,
    isStopped: () => isStopped,
    onKill: (kill, when) => {
      killCount = kill;
      if (kill % REPORT_EVERY === 0)
        print(`${kill} kills, the last while ${when}; ${ledger.acknowledged} acknowledged`);
    },
  });
  runs = await subject.finish();
} catch (error) {
  failedStart = error instanceof Error ? error : new Error(String(error));
} finally {
  subject.remove();
  rmSync(folder, { recursive: true, force: true });
}

const lost = ledger.losses;
for (const line of lost.slice(0, LINES_OF_LOSSES)) print(`LOST ${line}`);
if (failedStart !== null) print(`FAILED ${failedStart.message}`);
const counts = ACKNOWLEDGED_NAMES.map((name) => `${ledger.counts.get(name) ?? 0} ${name}`).join(
  ', ',
);
const unproved = ACKNOWLEDGED_NAMES.filter((name) => !ledger.counts.has(name));
print(`database         ${url ? 'Postgres' : 'PGlite in a folder'}`);
print(`kills            ${killCount}, ${report?.killsWhileStarting ?? 0} of them while starting`);
print(`acknowledged     ${ledger.acknowledged}: ${counts}`);
print(`lost             ${lost.length}`);
print(`restarts failed  ${failedStart === null ? 0 : 1}`);
print(`interrupted runs ${runs.interrupted}, ${runs.finished} of them finished under the same id`);
const starts = report?.startsMs ?? [];
print(
  `starts           ${Math.round(getMedian(starts))} ms median, ${Math.round(Math.max(0, ...starts))} ms maximum, including all checks`,
);
if (unproved.length > 0) print(`UNPROVED         no ${unproved.join(', no ')} acknowledged`);
const hasPassed =
  lost.length === 0 &&
  unproved.length === 0 &&
  failedStart === null &&
  runs.interrupted === runs.finished;
process.exit(hasPassed ? 0 : 1);
