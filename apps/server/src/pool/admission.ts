import { StoppedCall } from '../http/stopped-call.js';
import { poolMessages } from './pool.messages.js';

interface AdmissionSettings {
  /** Number of tasks at a time. */
  readonly threads: number;
  readonly maxQueue: number;
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly admit: () => void;
  readonly refuse: (error: unknown) => void;
}

const createBusy = () => new StoppedCall('busy', poolMessages.busy);

/**
 * Lets a limited number of tasks run at a time, in the order in which they came. Piscina has a queue of its own, but its
 * cap does not count tasks that can be aborted, and it serves them only when another worker becomes free.
 */
export function createAdmission({ threads, maxQueue, maxWaitMs }: AdmissionSettings) {
  const queue = new Set<Waiting>();
  let running = 0;
  let refused = 0;

  const createRelease = () => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      running -= 1;
      const [next] = queue;
      next?.admit();
    };
  };

  const wait = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.delete(waiting);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const waiting: Waiting = {
        admit: () => {
          leave();
          running += 1;
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const onAbort = () => waiting.refuse(signal?.reason);
      const timer = setTimeout(() => {
        refused += 1;
        waiting.refuse(createBusy());
      }, maxWaitMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.add(waiting);
    });

  return {
    /**
     * Waits for a place.
     * @returns gives the place back
     * @throws {StoppedCall} if the queue is full or the wait too long; the reason of the signal
     */
    async enter(signal?: AbortSignal): Promise<() => void> {
      signal?.throwIfAborted();
      if (running < threads) running += 1;
      else if (queue.size < maxQueue) await wait(signal);
      else {
        refused += 1;
        throw createBusy();
      }
      return createRelease();
    },
    running: () => running,
    queued: () => queue.size,
    refused: () => refused,
    /** Refuses everything that waits. */
    close: () => {
      for (const waiting of [...queue])
        waiting.refuse(new StoppedCall('stopping', poolMessages.stopping));
    },
  };
}
