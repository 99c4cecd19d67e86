import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { StoppedCall } from '../http/stopped-call.js';
import { refuse } from '../http/refuse.js';
import { bundleWorker } from '../testing/worker-programs.js';
import type { Services } from './serve-task.js';
import { createLane, type Lane, type LaneSettings, type LaneTask } from './worker-lane.js';

const WAIT_MS = 60_000;

let program: Awaited<ReturnType<typeof bundleWorker>>;
const lanes: Lane[] = [];
beforeAll(async () => {
  program = await bundleWorker('hostile');
}, WAIT_MS);
afterAll(() => program.remove());
afterEach(async () => {
  await Promise.all(lanes.splice(0).map((lane) => lane.close()));
});

const openLane = (settings: Partial<LaneSettings> = {}): Lane => {
  const lane = createLane({
    workerFile: program.file,
    threads: 1,
    warmThreads: 1,
    maxQueue: 10,
    maxWaitMs: WAIT_MS,
    computingMs: WAIT_MS,
    memoryMb: 64,
    nice: 0,
    now: () => new Date('2026-03-01T12:00:00Z'),
    onError: () => undefined,
    ...settings,
  });
  lanes.push(lane);
  return lane;
};

const run = (lane: Lane, kind: string, input: unknown = null, more: Partial<LaneTask> = {}) =>
  lane.run({ kind, input, ...more });

const catchReason = async (result: Promise<unknown>) => {
  const error = await result.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof StoppedCall ? error.reason : error;
};

/** Waits until a task has left the queue. */
const waitUntil = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a lane of workers', () => {
  it(
    'terminates a task that hangs, and answers the next one',
    async () => {
      const lane = openLane({ computingMs: 300 });
      const hanging = catchReason(run(lane, 'hang'));
      const next = run(lane, 'echo', 'next');
      expect(await hanging).toBe('time');
      expect(await next).toBe('next');
      await waitUntil(() => lane.figures().running === 0);
      expect(lane.figures()).toMatchObject({ queued: 0, terminated: { time: 1 } });
    },
    WAIT_MS,
  );

  it.each(['hoardObjects', 'hoardBuffers'])(
    'terminates a task that needs too much memory, and answers the next one: %s',
    async (kind) => {
      const lane = openLane();
      const hoarding = catchReason(run(lane, kind));
      const next = run(lane, 'echo', 'next');
      expect(await hoarding).toBe('memory');
      expect(await next).toBe('next');
      expect(lane.figures().terminated.memory).toBe(1);
    },
    WAIT_MS,
  );

  it(
    'terminates a task that no worker begins in its time, and answers the next one',
    async () => {
      const lane = openLane();
      expect(await catchReason(run(lane, 'echo', 'first', { startMs: 1 }))).toBe('start');
      expect(await run(lane, 'echo', 'next')).toBe('next');
      expect(lane.figures().terminated.start).toBe(1);
    },
    WAIT_MS,
  );

  it(
    'refuses a task when its queue is full',
    async () => {
      const lane = openLane({ maxQueue: 2 });
      const leaving = new AbortController();
      const hanging = catchReason(run(lane, 'hang', null, { signal: leaving.signal }));
      const waiting = [run(lane, 'echo', 1), run(lane, 'echo', 2)];
      const refused = await run(lane, 'echo', 3).catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 503, reason: 'busy' });
      expect((refused as StoppedCall).res?.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(lane.figures()).toMatchObject({ running: 1, queued: 2, refused: 1 });
      leaving.abort(new Error('left'));
      await hanging;
      expect(await Promise.all(waiting)).toEqual([1, 2]);
    },
    WAIT_MS,
  );

  it(
    'refuses a task that waits too long for a worker',
    async () => {
      const lane = openLane({ maxWaitMs: 50 });
      void run(lane, 'hang').catch(() => undefined);
      expect(await catchReason(run(lane, 'echo', 1))).toBe('busy');
      expect(lane.figures().queued).toBe(0);
    },
    WAIT_MS,
  );

  it(
    'ends the waiting of a canceled task at once, and terminates its worker if it goes on',
    async () => {
      const lane = openLane();
      const leaving = new AbortController();
      const hanging = run(lane, 'hang', null, { signal: leaving.signal });
      const queued = run(lane, 'echo', 1, { signal: leaving.signal });
      await waitUntil(() => lane.figures().queued === 1);
      leaving.abort(new Error('left'));
      const settled = await Promise.allSettled([hanging, queued]);
      expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(await run(lane, 'echo', 'next')).toBe('next');
      expect(lane.figures().terminated.left).toBe(1);
    },
    WAIT_MS,
  );

  it(
    'keeps the worker of a canceled task that ends by itself',
    async () => {
      const lane = openLane();
      const leaving = new AbortController();
      await run(lane, 'echo', 'warm');
      const waiting = run(lane, 'waitForCancel', null, { signal: leaving.signal });
      await new Promise((resolve) => setTimeout(resolve, 50));
      leaving.abort(new Error('left'));
      await expect(waiting).rejects.toThrow('left');
      await waitUntil(() => lane.figures().running === 0);
      expect(await run(lane, 'echo', 'next')).toBe('next');
      expect(lane.figures().terminated.left).toBe(0);
    },
    WAIT_MS,
  );

  it(
    'calls only the services of its task, and does not count the time that it waits for them',
    async () => {
      const lane = openLane({ computingMs: 200 });
      const slow: Services = {
        slow: async ([name]: readonly [string]) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          return `${name}!`;
        },
      };
      const call = (service: string, services: Services) =>
        run(lane, 'call', { service, values: ['a'] }, { services });
      expect(await call('slow', slow)).toBe('a!');
      await expect(call('slow', {})).rejects.toThrow('no service slow');
      await expect(call('toString', {})).rejects.toThrow('no service toString');
    },
    WAIT_MS,
  );

  it(
    'passes on the very error that a service threw',
    async () => {
      const refusal = refuse(507, 'There is no space left.');
      const services = { store: () => Promise.reject(refusal) };
      const task = run(openLane(), 'call', { service: 'store', values: [] }, { services });
      expect(await task.catch((error: unknown) => error)).toBe(refusal);
    },
    WAIT_MS,
  );

  it(
    'moves buffers instead of copying them',
    async () => {
      const bytes = new ArrayBuffer(1000);
      expect(await run(openLane(), 'size', { bytes }, { buffers: [bytes] })).toBe(1000);
      expect(bytes.byteLength).toBe(0);
    },
    WAIT_MS,
  );

  it(
    'refuses what waits when it is closed, and ends what runs',
    async () => {
      const lane = openLane();
      const reasons = [run(lane, 'hang'), run(lane, 'echo')].map(catchReason);
      await lane.close();
      expect(await Promise.all(reasons)).toEqual(['stopping', 'stopping']);
      expect(await catchReason(run(lane, 'echo'))).toBe('stopping');
    },
    WAIT_MS,
  );
});
