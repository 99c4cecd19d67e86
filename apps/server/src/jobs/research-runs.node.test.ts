import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { databaseJobs } from './jobs.js';
import { researchRuns } from './research-runs.js';
import { runLog } from './run-log.js';
import type { RunStep } from './run-step.js';
import { RunIdTakenError } from './runs.types.js';

const WAIT_MS = 30_000;
const now = () => new Date('2026-03-01T12:00:00Z');
const createWaitSignal = () => AbortSignal.timeout(WAIT_MS);

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason);
    });
  });

const exampleSteps: readonly RunStep[] = [
  { id: 'search', needs: [], run: async ({ topic }) => ({ papers: [`On ${topic}`] }) },
  { id: 'count', needs: ['search'], run: async ({ done }) => Object.keys(done).length },
];

describe('researchRuns', () => {
  eachDatabase((database) => {
    const cleanups: (() => Promise<void>)[] = [];
    afterEach(async () => {
      await Promise.all(cleanups.splice(0).map((stop) => stop()));
    });
    const serve = async (steps = exampleSteps) => {
      const jobs = databaseJobs(database());
      const runs = researchRuns({ db: database().db, jobs, now, steps });
      cleanups.push(() => jobs.stop());
      await jobs.start();
      await runs.open();
      return { runs, stop: () => jobs.stop() };
    };
    const newOwner = () => `user:${randomUUID()}`;

    it(
      'completes a run and returns its events after any event',
      async () => {
        const [{ runs }, owner] = [await serve(), newOwner()];
        const topic = 'tau \u0000 phosphorylation';
        const id = await runs.start(owner, topic);
        const run = await runs.wait(id, createWaitSignal());
        expect(run).toMatchObject({ id, owner, topic, state: 'completed', error: null });
        expect(run.result).toEqual({ search: { papers: [`On ${topic}`] }, count: 1 });
        expect(await runs.read(owner, id)).toEqual(run);
        const events = await runs.events(owner, id, 0);
        expect(events?.map(({ sequence, kind, step }) => [sequence, kind, step])).toEqual([
          [1, 'run.queued', ''],
          [2, 'step.started', 'search'],
          [3, 'step.completed', 'search'],
          [4, 'step.started', 'count'],
          [5, 'step.completed', 'count'],
          [6, 'run.completed', ''],
        ]);
        expect(events?.[4]?.data).toEqual({ output: 1 });
        expect(await runs.events(owner, id, 5)).toEqual(events?.slice(5));
        expect(await runs.events(owner, id, Number.MAX_SAFE_INTEGER)).toEqual([]);
      },
      WAIT_MS,
    );

    it(
      'starts one run per id, however often it is requested',
      async () => {
        const [{ runs }, owner, id] = [await serve(), newOwner(), randomUUID()];
        const ids = await Promise.all(
          Array.from({ length: 5 }, () => runs.start(owner, 'tau', { id })),
        );
        expect(new Set(ids)).toEqual(new Set([id]));
        await runs.wait(id, createWaitSignal());
        await runs.start(owner, 'tau', { id });
        const events = await runs.events(owner, id, 0);
        expect(events?.filter(({ kind }) => kind === 'run.queued')).toHaveLength(1);
        expect(events?.at(-1)?.kind).toBe('run.completed');
      },
      WAIT_MS,
    );

    it(
      'hides the runs of other owners',
      async () => {
        const [{ runs }, owner, otherOwner] = [await serve(), newOwner(), newOwner()];
        const id = await runs.start(owner, 'tau');
        await runs.wait(id, createWaitSignal());
        expect(await runs.read(otherOwner, id)).toBeUndefined();
        expect(await runs.events(otherOwner, id, 0)).toBeUndefined();
        expect(await runs.cancel(otherOwner, id)).toBeUndefined();
        expect(await runs.read(owner, 'no such run')).toBeUndefined();
        await expect(runs.start(otherOwner, 'mine now', { id })).rejects.toThrow(RunIdTakenError);
        expect((await runs.read(owner, id))?.topic).toBe('tau');
      },
      WAIT_MS,
    );

    it('refuses an empty id and one that is too long', async () => {
      const { runs } = await serve();
      for (const id of ['', 'x'.repeat(201)]) {
        await expect(runs.start(newOwner(), 'tau', { id })).rejects.toThrow(RangeError);
      }
    });

    it(
      'resumes after a restart with the finished steps while the caller waits',
      async () => {
        const calls: string[] = [];
        let isBlocked = true;
        const started = Promise.withResolvers<void>();
        const steps: readonly RunStep[] = [
          { id: 'search', needs: [], run: async () => calls.push('search') },
          {
            id: 'review',
            needs: ['search'],
            run: async ({ signal }) => {
              calls.push('review');
              started.resolve();
              if (isBlocked) await rejectOnAbort(signal);
            },
          },
        ];
        const [first, owner] = [await serve(steps), newOwner()];
        const id = await first.runs.start(owner, 'tau');
        await started.promise;
        await first.stop();
        expect((await first.runs.read(owner, id))?.state).toBe('running');
        isBlocked = false;
        const waiting = first.runs.wait(id, createWaitSignal());
        await serve(steps);
        expect((await waiting).state).toBe('completed');
        expect(calls).toEqual(['search', 'review', 'review']);
      },
      WAIT_MS,
    );

    it(
      'executes a run whose server ended before it was queued',
      async () => {
        const [owner, id] = [newOwner(), randomUUID()];
        await runLog(database().db, now).create(owner, id, 'tau');
        const { runs } = await serve();
        expect((await runs.wait(id, createWaitSignal())).state).toBe('completed');
      },
      WAIT_MS,
    );

    it(
      'stops a canceled run on any server',
      async () => {
        const started = Promise.withResolvers<AbortSignal>();
        const steps: readonly RunStep[] = [
          {
            id: 'long',
            needs: [],
            run: ({ signal }) => (started.resolve(signal), rejectOnAbort(signal)),
          },
        ];
        const [executing, owner] = [await serve(steps), newOwner()];
        const id = await executing.runs.start(owner, 'tau');
        const signal = await started.promise;
        const otherServer = researchRuns({
          db: database().db,
          jobs: databaseJobs(database()),
          now,
          steps,
        });
        expect(await otherServer.cancel(owner, id)).toMatchObject({ state: 'cancelled' });
        expect((await executing.runs.wait(id, createWaitSignal())).state).toBe('cancelled');
        await expect(rejectOnAbort(signal)).rejects.toBeDefined();
        expect((await executing.runs.cancel(owner, id))?.state).toBe('cancelled');
        const kinds = (await executing.runs.events(owner, id, 0))?.map(({ kind }) => kind);
        expect(kinds).toEqual(['run.queued', 'step.started', 'run.cancelled']);
      },
      WAIT_MS,
    );

    it(
      'fails with an error message',
      async () => {
        const steps: readonly RunStep[] = [
          { id: 'search', needs: [], run: () => Promise.reject(new Error('secret')) },
        ];
        const [{ runs }, owner] = [await serve(steps), newOwner()];
        const run = await runs.wait(await runs.start(owner, 'tau'), createWaitSignal());
        expect(run).toMatchObject({
          state: 'failed',
          error: 'The step “search” failed.',
        });
      },
      WAIT_MS,
    );

    it(
      'continues when a waiting caller aborts',
      async () => {
        const release = Promise.withResolvers<void>();
        const steps: readonly RunStep[] = [{ id: 'a', needs: [], run: () => release.promise }];
        const [{ runs }, owner] = [await serve(steps), newOwner()];
        const id = await runs.start(owner, 'tau');
        const abortController = new AbortController();
        const waiting = runs.wait(id, abortController.signal);
        abortController.abort(new Error('the page was closed'));
        await expect(waiting).rejects.toThrow('the page was closed');
        release.resolve();
        expect((await runs.wait(id, createWaitSignal())).state).toBe('completed');
        await expect(runs.wait('no such run', createWaitSignal())).rejects.toThrow('Run not found');
      },
      WAIT_MS,
    );
  });
});
