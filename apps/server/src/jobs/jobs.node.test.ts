import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.js';
import { eachDatabase, emptyPostgres, testPostgresUrl } from '../database/testing.js';
import { databaseJobs, type Job, type Jobs } from './jobs.js';

const WAIT_MS = 20_000;

/** Collects items and lets a test wait for a number of them. */
const createInbox = <Item>() => {
  const items: Item[] = [];
  let arrived = Promise.withResolvers<void>();
  return {
    items,
    put: (item: Item) => {
      items.push(item);
      arrived.resolve();
      arrived = Promise.withResolvers();
    },
    waitForCount: async (count: number) => {
      while (items.length < count) await arrived.promise;
      return items;
    },
  };
};

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason);
    });
  });

describe('databaseJobs', () => {
  eachDatabase((database) => {
    const started: Jobs[] = [];
    afterEach(async () => {
      await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
    });
    const serve = async (onError: (error: unknown) => void = () => undefined) => {
      const jobs = databaseJobs(database(), { onError });
      started.push(jobs);
      await jobs.start();
      return jobs;
    };
    const newQueue = () => `queue-${randomUUID()}`;

    it(
      'processes jobs that were added before a worker started, with exactly their data',
      async () => {
        const [queue, jobs, done] = [newQueue(), await serve(), createInbox<unknown>()];
        const data = { text: 'NUL \u0000, half \ud83d, order', z: 1, a: [null] };
        await jobs.enqueue(queue, data, { key: 'any \u0000 key' });
        await jobs.work(queue, async (job) => done.put(job.data));
        expect(await done.waitForCount(1)).toEqual([data]);
      },
      WAIT_MS,
    );

    it(
      'processes a job once while one with its key waits or is in progress, and again later',
      async () => {
        const [queue, jobs, started] = [newQueue(), await serve(), createInbox<unknown>()];
        const release = Promise.withResolvers<void>();
        await jobs.enqueue(queue, 1, { key: 'same' });
        await jobs.enqueue(queue, 2, { key: 'same' });
        await jobs.work(queue, async (job) => {
          started.put(job.data);
          await release.promise;
        });
        await started.waitForCount(1);
        await jobs.enqueue(queue, 3, { key: 'same' });
        await jobs.enqueue(queue, 4, { key: 'other' });
        expect(await started.waitForCount(2)).toEqual([1, 4]);
        release.resolve();
        while (started.items.length < 3) await jobs.enqueue(queue, 5, { key: 'same' });
        expect(started.items).toEqual([1, 4, 5]);
      },
      WAIT_MS,
    );

    it(
      'retries a failed job and reports its error',
      async () => {
        const errors = createInbox<unknown>();
        const [queue, jobs, started] = [
          newQueue(),
          await serve(errors.put),
          createInbox<unknown>(),
        ];
        await jobs.work(queue, async (job) => {
          started.put(job.data);
          if (started.items.length === 1) throw new Error('no \u0000 luck');
        });
        await jobs.enqueue(queue, 'again', { key: 'k' });
        expect(await started.waitForCount(2)).toEqual(['again', 'again']);
        expect(errors.items).toEqual([new Error('no \u0000 luck')]);
      },
      WAIT_MS,
    );

    it(
      'aborts jobs in progress when it stops, and the next server retries them',
      async () => {
        const [queue, first, started] = [newQueue(), await serve(), createInbox<Job>()];
        await first.work(queue, async (job) => {
          started.put(job);
          await rejectOnAbort(job.signal);
        });
        await first.enqueue(queue, 'long', { key: 'k' });
        await started.waitForCount(1);
        await first.stop();
        expect(started.items[0]?.signal.aborted).toBe(true);
        const [second, retried] = [await serve(), createInbox<unknown>()];
        await second.work(queue, async (job) => retried.put(job.data));
        expect(await retried.waitForCount(1)).toEqual(['long']);
      },
      WAIT_MS,
    );
  });
});

describe.skipIf(testPostgresUrl === '')('several servers that start on an empty database', () => {
  it('all start', async () => {
    const { url, remove } = await emptyPostgres();
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })));
    const servers = databases.map((database) => databaseJobs(database));
    try {
      await Promise.all(servers.map((jobs) => jobs.start()));
      await Promise.all(servers.map((jobs) => jobs.work('queue', () => Promise.resolve())));
    } finally {
      await Promise.all(servers.map((jobs) => jobs.stop()));
      await Promise.all(databases.map(({ close }) => close()));
      await remove();
    }
  });
});
