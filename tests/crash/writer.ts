// The process that is killed. It writes through the server's database modules and prints each acknowledged write.
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/database/open-database.js';
import { databaseJobs } from '../../apps/server/src/jobs/jobs.js';
import { researchRuns } from '../../apps/server/src/jobs/research-runs.js';
import type { RunStep } from '../../apps/server/src/jobs/run-step.js';
import { databaseStore } from '../../apps/server/src/store/database-store.js';
import type { Found, WriterMessage, WriterInstructions } from './writer.protocol.js';

const OWNER = 'user:crash';
const LANES = 4;
const SLOTS = 40;
const LONGEST_BYTES = 30_000;
const RUN_EVERY_MS = 150;
const STDOUT = 1;

const instructions = JSON.parse(process.argv[2] ?? '{}') as WriterInstructions;
/** Writes synchronously, so that no message is lost when the process is killed. */
const send = (message: WriterMessage) => writeSync(STDOUT, `${JSON.stringify(message)}\n`);

const getSlot = (lane: number, count: number) => `lane-${lane}:${count % SLOTS}`;
const createValue = (lane: number, count: number) => {
  const outputLength = 1 + ((count * 7919 + lane * 104_729) % LONGEST_BYTES);
  const bytes = createHash('shake256', { outputLength }).update(`${lane}:${count}`).digest();
  return { lane, count, text: bytes.toString('base64') };
};

const createStepRun = (output: string) => async () => {
  await delay(5);
  return output;
};
const steps: readonly RunStep[] = [
  { id: 'search', needs: [], run: createStepRun('search') },
  { id: 'review', needs: ['search'], run: createStepRun('review') },
  { id: 'design', needs: ['search'], run: createStepRun('design') },
  { id: 'paper', needs: ['review', 'design'], run: createStepRun('paper') },
];

const database = await openDatabase(instructions.database);
const store = databaseStore(database.db, OWNER);
const jobs = databaseJobs(database);
const runs = researchRuns({ db: database.db, jobs, now: () => new Date(), steps });

async function readState(): Promise<Found> {
  const slots: Record<string, number> = {};
  const damaged: string[] = [];
  for (const key of await store.keys('lane-')) {
    const value = await store.get<ReturnType<typeof createValue>>(key);
    if (!value || value.text !== createValue(value.lane, value.count).text) damaged.push(key);
    else slots[key] = value.count;
  }
  const { rows: states } = await database.executeSql('select id, state from research_runs');
  const { rows: gaps } = await database.executeSql(
    `select run_id from run_events group by run_id
     having max(sequence) <> count(*) or count(distinct kind || step) <> count(*)`,
  );
  return {
    slots,
    damaged,
    increments: (await store.get<number>('increments')) ?? 0,
    runs: Object.fromEntries(
      (states as { id: string; state: string }[]).map(({ id, state }) => [id, state]),
    ),
    brokenLogs: (gaps as { run_id: string }[]).map(({ run_id: id }) => id),
  };
}

async function writeLane(lane: number, from: number): Promise<never> {
  for (let count = from; ; count += 1) {
    await store.set(getSlot(lane, count), createValue(lane, count));
    send({ wrote: getSlot(lane, count), count });
    await store.change<number>('increments', (increments = 0) => increments + 1);
    send({ incremented: true });
  }
}

async function startRuns(from: number): Promise<never> {
  for (let number = from; ; number += 1) {
    const id = `run-${number}`;
    await runs.start(OWNER, 'tau', { id });
    send({ started: id });
    void runs
      .wait(id, new AbortController().signal)
      .then(({ state }) => send({ ended: id, state }));
    await delay(RUN_EVERY_MS);
  }
}

const found = await readState();
send({ found });
await jobs.start();
await runs.open();

if (instructions.finish) {
  const open = Object.keys(found.runs);
  const deadline = AbortSignal.timeout(instructions.finishMs);
  await Promise.all(open.map((id) => runs.wait(id, deadline)));
  send({ found: await readState() });
  await jobs.stop();
  await database.close();
} else {
  const next = 1 + Math.max(0, ...Object.values(found.slots));
  const nextRun = Object.keys(found.runs).length + 1;
  await Promise.all([
    ...Array.from({ length: LANES }, (_, lane) => writeLane(lane, next)),
    startRuns(nextRun),
  ]);
}
