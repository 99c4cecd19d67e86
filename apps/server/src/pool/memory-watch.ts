import type { Worker } from 'node:worker_threads';

const EVERY_MS = 50;
/** Once may be garbage that the next collection frees. */
const READINGS = 2;
const MB = 2 ** 20;

interface WatchedTask {
  readonly worker: Worker;
  readonly onExceeded: () => void;
  readonly residentBefore: number;
  exceeded: number;
}

/** Bytes that V8 holds outside of the heap of a worker, such as array buffers; null before Node 22.16. */
async function readExternalBytes(worker: Worker): Promise<number | null> {
  if (typeof worker.getHeapStatistics !== 'function') return null;
  // A worker that is ending rejects.
  const statistics = await worker.getHeapStatistics().catch(() => null);
  return statistics?.external_memory ?? 0;
}

/**
 * Watches the memory of workers outside of their heap, which `resourceLimits` does not limit. Before Node 22.16, only the
 * growth of the whole process is known; the task that has run longest is then held responsible.
 */
export function createMemoryWatch(limitMb: number) {
  const tasks = new Set<WatchedTask>();
  let timer: NodeJS.Timeout | undefined;

  const isOverLimit = async (task: WatchedTask): Promise<boolean> => {
    const externalBytes = await readExternalBytes(task.worker);
    if (externalBytes !== null) return externalBytes > limitMb * MB;
    const [oldest] = tasks;
    // The heap of the worker may grow by as much, within its own limit.
    return task === oldest && process.memoryUsage.rss() - task.residentBefore > 2 * limitMb * MB;
  };

  const check = async (task: WatchedTask) => {
    task.exceeded = (await isOverLimit(task)) ? task.exceeded + 1 : 0;
    if (task.exceeded >= READINGS && tasks.has(task)) task.onExceeded();
  };

  return {
    /** @returns ends the watch */
    add: (worker: Worker, onExceeded: () => void): (() => void) => {
      const residentBefore = process.memoryUsage.rss();
      const task: WatchedTask = { worker, onExceeded, residentBefore, exceeded: 0 };
      tasks.add(task);
      timer ??= setInterval(() => {
        for (const each of tasks) void check(each);
      }, EVERY_MS).unref();
      return () => {
        tasks.delete(task);
        if (tasks.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
