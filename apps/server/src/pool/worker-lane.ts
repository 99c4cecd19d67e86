import { MessageChannel } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { StoppedCall, type StopReason } from '../http/stopped-call.js';
import { createAdmission } from './admission.js';
import { createExtensions } from './computing-time.js';
import { createMemoryWatch } from './memory-watch.js';
import { poolMessages } from './pool.messages.js';
import type { PostedTask, TaskOutcome } from './pool.protocol.js';
import { fromPortableError } from './portable-error.js';
import { HAS_PROCESSOR_TIME, measureProcessorTime } from './processor-time.js';
import { serveTask, type Services } from './serve-task.js';
import { createTaskClock } from './task-clock.js';
import type { LaneWorkerData } from './warm-worker.js';

export interface LaneSettings {
  /** A module that exports a task runner as `runTask`. */
  readonly workerFile: URL;
  /** Maximum number of workers. */
  readonly threads: number;
  /** Workers that are started at once and stay; others end when they are idle. */
  readonly warmThreads: number;
  /** Whether workers get ready before their first task. @default false */
  readonly warmsUp?: boolean;
  /** Tasks that may wait for a worker; further ones are refused. */
  readonly maxQueue: number;
  /** Milliseconds that a task may wait for a worker. */
  readonly maxWaitMs: number;
  /** Milliseconds that a task may compute, without the time that it waits for its services. */
  readonly computingMs: number;
  /** Megabytes of the heap of a worker, and the same again for buffers outside of it. */
  readonly memoryMb: number;
  /** Increment of the `nice` value of the workers, where threads have one. */
  readonly nice: number;
  readonly now: () => Date;
  /** Called for errors of workers that belong to no task. */
  readonly onError: (error: unknown) => void;
}

export interface LaneTask {
  readonly kind: string;
  readonly input: unknown;
  /** Buffers of the input that are moved to the worker. @default none */
  readonly buffers?: readonly ArrayBuffer[];
  /** What the task may call. @default nothing */
  readonly services?: Services;
  /** Ends the waiting, and the worker if the task does not end by itself. */
  readonly signal?: AbortSignal;
  /** Milliseconds until a worker must have begun the task. @default 30000 */
  readonly startMs?: number;
}

const START_MS = 30_000;
const IDLE_MS = 60_000;
/** Milliseconds that a canceled task has to end by itself before its worker is terminated. */
const CANCEL_MS = 2_000;
/** A task may last this many times its computing time if it waits for services. */
const TOTAL_FACTOR = 6;
const YOUNG_GENERATION_SHARE = 0.25;

/** Only there a thread has its own nice value. */
const HAS_THREAD_PRIORITY = process.platform === 'linux';

/** A bounded set of workers with a bounded queue. */
export function createLane(settings: LaneSettings) {
  const { threads, memoryMb, computingMs, onError } = settings;
  const workers = new Piscina({
    filename: fileURLToPath(settings.workerFile),
    name: 'runTask',
    minThreads: settings.warmThreads,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // Workers that wait must not block: their libraries may have work left.
    atomics: 'disabled',
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: Math.ceil(memoryMb * YOUNG_GENERATION_SHARE),
    },
    // Without the secrets of the server.
    env: {},
    workerData: { warmsUp: settings.warmsUp ?? false } satisfies LaneWorkerData,
    niceIncrement: HAS_THREAD_PRIORITY ? settings.nice : 0,
    recordTiming: false,
  });
  workers.on('error', onError);
  const memory = createMemoryWatch(memoryMb);
  const admission = createAdmission(settings);
  const terminated = { time: 0, memory: 0, left: 0, start: 0 };
  let closing = false;

  /** @returns the result, and when the worker is free again, which may be later */
  function execute(task: LaneTask) {
    const { kind, input, buffers = [], services = {}, signal, startMs = START_MS } = task;
    const { promise: result, resolve, reject } = Promise.withResolvers<unknown>();
    const { port1, port2 } = new MessageChannel();
    const termination = new AbortController();
    let reason: keyof typeof terminated | null = null;
    let unwatch = () => {};
    let readProcessorMs = (): Promise<number | null> => Promise.resolve(null);
    const getExtension = createExtensions(computingMs, HAS_PROCESSOR_TIME);
    let cancelTimer: NodeJS.Timeout | undefined;

    const terminate = (cause: keyof typeof terminated) => {
      if (reason !== null) return;
      reason = cause;
      terminated[cause] += 1;
      termination.abort();
    };
    const clock = createTaskClock({
      startMs,
      computingMs,
      totalMs: computingMs * TOTAL_FACTOR,
      onLimit: (limit) => {
        if (limit === 'computing') void extend();
        else terminate(limit === 'start' ? 'start' : 'time');
      },
    });
    // On a busy machine, a task gets its computing time within the time limit of the whole task.
    const extend = async () => {
      const extensionMs = getExtension(await readProcessorMs());
      if (extensionMs > 0) clock.extend(extensionMs);
      else terminate('time');
    };
    const served = serveTask(port1, services, {
      onStarted: (threadId) => {
        clock.start();
        const worker = workers.threads.find((each) => each.threadId === threadId);
        if (!worker) return;
        readProcessorMs = measureProcessorTime(worker);
        unwatch = memory.add(worker, () => terminate('memory'));
      },
      onWaiting: (isWaiting) => (isWaiting ? clock.pause() : clock.resume()),
    });
    const onAbort = () => {
      reject(signal?.reason);
      served.abort();
      cancelTimer = setTimeout(() => terminate('left'), CANCEL_MS);
    };
    signal?.addEventListener('abort', onAbort, { once: true });

    const explain = (error: unknown): unknown => {
      if (reason !== null) return createStop(reason);
      if (isOutOfMemory(error)) {
        terminated.memory += 1;
        return createStop('memory');
      }
      return closing ? createStop('stopping') : error;
    };
    const posted: PostedTask = { kind, input, at: settings.now().getTime(), port: port2 };
    const ended = workers
      .run(posted, { transferList: [port2, ...buffers], signal: termination.signal })
      .then(
        (outcome: TaskOutcome) => {
          if (outcome.ok) resolve(outcome.value);
          else reject(served.findOriginal(outcome.error) ?? fromPortableError(outcome.error));
        },
        (error: unknown) => reject(explain(error)),
      )
      .finally(() => {
        clock.stop();
        clearTimeout(cancelTimer);
        unwatch();
        served.end();
        signal?.removeEventListener('abort', onAbort);
      });
    return { result, ended };
  }

  return {
    /**
     * Runs a task in a worker.
     * @throws {StoppedCall} if there is no place in the queue or the task exceeds a limit; the error of the task; the
     * reason of its signal
     */
    async run(task: LaneTask): Promise<unknown> {
      if (closing) throw createStop('stopping');
      const release = await admission.enter(task.signal);
      if (task.signal?.aborted === true) {
        release();
        throw task.signal.reason;
      }
      const { result, ended } = execute(task);
      void ended.finally(release);
      return result;
    },
    figures: () => ({
      running: admission.running(),
      queued: admission.queued(),
      workers: workers.threads.length,
      refused: admission.refused(),
      terminated: { ...terminated },
    }),
    /** Terminates all workers. */
    close: async () => {
      closing = true;
      admission.close();
      await workers.destroy();
    },
  };
}

export type Lane = ReturnType<typeof createLane>;
export type LaneFigures = ReturnType<Lane['figures']>;

const createStop = (reason: StopReason) => new StoppedCall(reason, poolMessages[reason]);

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
