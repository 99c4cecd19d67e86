import type { KeyValueStorage } from '../storage/key-value-storage.js';

/** Work on a record; calls `release` when it is done. */
type LockedWork = (release: () => void) => void;

// Locks are shared per storage and key: a record that opens waits for the last write of the one that it replaces.
const queues = new WeakMap<KeyValueStorage, Map<string, LockedWork[]>>();

/**
 * Runs work on the record of a key, one at a time and in order. Starts synchronously if nothing else works on it, so that
 * a synchronous storage is written before this returns.
 */
export const withRecordLock = (storage: KeyValueStorage, key: string, work: LockedWork): void => {
  const queuesByKey = queues.get(storage) ?? new Map<string, LockedWork[]>();
  queues.set(storage, queuesByKey);
  const queue = queuesByKey.get(key) ?? [];
  queuesByKey.set(key, queue);
  const startNext = () =>
    queue[0]?.(() => {
      queue.shift();
      startNext();
    });
  queue.push(work);
  if (queue.length === 1) startNext();
};
