import { randomUUID } from 'node:crypto';
import type { ApiRequest } from '@spinout/api-client';
import { buildResearchBundle } from '@spinout/engine/node';
import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { databaseJobs } from '../jobs/jobs.js';
import { researchRuns } from '../jobs/research-runs.js';
import type { RunStep } from '../jobs/run-step.js';
import { deleteOwnerData } from '../store/owner-data.js';
import { callOverrides } from './call-overrides.js';

const WAIT_MS = 30_000;
const now = () => new Date('2026-03-01T12:00:00Z');

const createRequest = (topic: string): ApiRequest => ({
  id: 'research.run',
  method: 'POST',
  host: 'research',
  path: '/api/v1/research/real/run',
  accept: 'json',
  body: { kind: 'json', value: { topic } },
  signal: AbortSignal.timeout(WAIT_MS),
});

describe('a research run under an Idempotency-Key', () => {
  eachDatabase((database) => {
    const cleanups: (() => Promise<void>)[] = [];
    afterEach(async () => {
      await Promise.all(cleanups.splice(0).map((stop) => stop()));
    });

    const serve = async (run: RunStep['run']) => {
      const jobs = databaseJobs(database());
      const steps: readonly RunStep[] = [{ id: 'literature-agent', needs: [], run }];
      const runs = researchRuns({ db: database().db, jobs, now, steps });
      cleanups.push(() => jobs.stop());
      await jobs.start();
      await runs.open();
      const overrides = callOverrides({
        runs,
        ping: () => Promise.resolve(),
        now,
        buildBundle: buildResearchBundle,
        record: () => Promise.resolve(),
      });
      const owner = `user:${randomUUID()}`;
      const send = async (topic = 'tau', key = 'key-1') => {
        const { status, body } = await overrides['research.run']!(createRequest(topic), owner, key);
        const value = body.kind === 'json' ? (body.value as { run_id?: string }) : {};
        return { status, runId: value.run_id ?? '' };
      };
      return { runs, owner, send };
    };

    it(
      'starts a new run only if the same request is sent after its run failed',
      async () => {
        let calls = 0;
        const { send } = await serve(async () => {
          calls += 1;
          if (calls <= 2) throw new Error('The source is down.');
          return null;
        });
        const [first, second] = [await send(), await send()];
        expect([first.status, second.status]).toEqual([502, 502]);
        const third = await send();
        expect(third.status).toBe(200);
        expect(await send()).toEqual(third);
        expect(new Set([first.runId, second.runId, third.runId])).toHaveProperty('size', 3);
        expect(calls).toBe(3);
      },
      WAIT_MS,
    );

    it(
      'runs the requested topic, not another topic under the same key',
      async () => {
        const topics: string[] = [];
        const { send } = await serve(async ({ topic }) => {
          topics.push(topic);
          if (topic === 'tau') throw new Error('The source is down.');
          return null;
        });
        expect((await send('tau')).status).toBe(502);
        expect((await send('amyloid')).status).toBe(200);
        expect(topics).toEqual(['tau', 'amyloid']);
      },
      WAIT_MS,
    );

    it(
      'stays canceled when its request is sent again',
      async () => {
        const started = Promise.withResolvers<string>();
        const { runs, owner, send } = await serve(async ({ topic, signal }) => {
          started.resolve(topic);
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          });
        });
        const sent = send();
        await started.promise;
        const [open] = await database().db.query.researchRuns.findMany({
          where: (run, { eq }) => eq(run.owner, owner),
        });
        await runs.cancel(owner, open?.id ?? '');
        const cancelled = await sent;
        expect(cancelled).toEqual({ status: 410, runId: open?.id });
        expect(await send()).toEqual(cancelled);
      },
      WAIT_MS,
    );

    it(
      'ends when its owner deletes their data',
      async () => {
        const started = Promise.withResolvers<AbortSignal>();
        const { owner, send } = await serve(
          ({ signal }) =>
            new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason));
              started.resolve(signal);
            }),
        );
        const sent = send();
        const signal = await started.promise;
        await deleteOwnerData(database().db, owner);
        expect((await sent).status).toBe(410);
        await expect.poll(() => signal.aborted, { timeout: WAIT_MS }).toBe(true);
      },
      WAIT_MS,
    );

    it('is refused without a topic', async () => {
      const { send } = await serve(async () => null);
      expect((await send('   ')).status).toBe(400);
    });
  });
});
