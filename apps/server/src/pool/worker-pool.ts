import { createLane, type LaneFigures } from './worker-lane.js';

interface PoolSettings {
  readonly workerFile: URL;
  /** Workers for calls that someone waits for. */
  readonly workers: number;
  /** Calls that may wait for one of them. */
  readonly queue: number;
  /** Seconds that a call may compute. */
  readonly callSeconds: number;
  /** Megabytes of the heap of a worker, and the same again for buffers outside of it. */
  readonly memoryMb: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

export type PoolFigures = Readonly<Record<'calls' | 'runs', LaneFigures>>;

/** Half as long as clients wait for a reply. */
const MAX_WAIT_MS = 15_000;
const RUN_STEP_MS = 120_000;
const CALL_NICE = 5;
const RUN_NICE = 10;
const MS = 1000;

/** Workers for calls and, apart from them, for research runs, so that neither waits for the other. */
export function createWorkerPool(settings: PoolSettings) {
  const { workers, queue, callSeconds, ...shared } = settings;
  const calls = createLane({
    ...shared,
    threads: workers,
    warmThreads: 1,
    warmsUp: true,
    maxQueue: queue,
    maxWaitMs: MAX_WAIT_MS,
    computingMs: callSeconds * MS,
    nice: CALL_NICE,
  });
  const runs = createLane({
    ...shared,
    threads: Math.max(1, Math.floor(workers / 2)),
    warmThreads: 0,
    // The queue of jobs limits how many runs are in progress.
    maxQueue: Number.POSITIVE_INFINITY,
    maxWaitMs: 2 ** 31 - 1,
    computingMs: Math.max(RUN_STEP_MS, callSeconds * MS),
    nice: RUN_NICE,
  });
  return {
    calls,
    runs,
    figures: (): PoolFigures => ({ calls: calls.figures(), runs: runs.figures() }),
    close: async () => {
      await Promise.all([calls.close(), runs.close()]);
    },
  };
}

export type WorkerPool = ReturnType<typeof createWorkerPool>;
