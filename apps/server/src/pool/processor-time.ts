import { Worker } from 'node:worker_threads';

/** Whether the processor time of a worker can be read: from Node 24.6 on. */
export const HAS_PROCESSOR_TIME = typeof Worker.prototype.cpuUsage === 'function';

/** A busy thread answers at its next interruption; one in native code may not. */
const ANSWER_MS = 1000;
const MICROSECONDS = 1000;

/** Processor time of a worker in milliseconds; null before Node 24.6 and if it does not answer. */
async function readMs(worker: Worker): Promise<number | null> {
  if (!HAS_PROCESSOR_TIME) return null;
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ANSWER_MS);
  try {
    const usage = await Promise.race([worker.cpuUsage(), late]);
    return usage === null ? null : (usage.user + usage.system) / MICROSECONDS;
  } catch {
    // The worker has ended.
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Measures the processor time of a worker from now on, which on a busy machine is less than the time that passes.
 * @returns reads the milliseconds so far; null if they are unknown
 */
export function measureProcessorTime(worker: Worker): () => Promise<number | null> {
  const before = readMs(worker);
  return async () => {
    const [start, end] = [await before, await readMs(worker)];
    return start === null || end === null ? null : end - start;
  };
}
