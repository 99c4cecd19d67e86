import type { Logger } from '../machine/runtime.js';
import type { CompactionLevel, SaveStatus } from '../persistence/write-record.js';
import type { KeyValueStorage } from './key-value-storage.js';

/** A write to a record. */
export interface QueuedWrite<Saved> {
  /** The new value; null removes the record. */
  readonly saved: Saved | null;
  /** Compaction levels to try in this order while the storage is full (quota fallback). @default everything or nothing */
  readonly levels?: readonly CompactionLevel<Saved>[] | undefined;
  readonly log: Logger;
  /** Called after each write with what was saved. */
  readonly report: (status: SaveStatus) => void;
}

/** The write queue of one record: a mutex per storage and key. */
export interface WriteQueue<Saved> {
  /**
   * Queues a write. Writes run one at a time and in order; a newer write replaces one that waits. With a
   * synchronous storage the write is done when this returns, so it is safe to call when the page is closed.
   */
  readonly enqueue: (write: QueuedWrite<Saved>) => void;
  /** The value after all pending writes; undefined if there are none. */
  readonly pending: () => Saved | null | undefined;
}

// Queues are shared per storage and key: the last write of one flow must not overtake the first write of the next.
const queues = new WeakMap<KeyValueStorage, Map<string, unknown>>();

/** Returns the write queue of a record. */
export const getWriteQueue = <Saved>(storage: KeyValueStorage, key: string): WriteQueue<Saved> => {
  const queuesByKey = queues.get(storage) ?? new Map<string, unknown>();
  queues.set(storage, queuesByKey);
  // The cast is safe because one key holds one type of record.
  const queue = (queuesByKey.get(key) ?? createQueue<Saved>(storage, key)) as WriteQueue<Saved>;
  queuesByKey.set(key, queue);
  return queue;
};

const createQueue = <Saved>(storage: KeyValueStorage, key: string): WriteQueue<Saved> => {
  let current: QueuedWrite<Saved> | null = null;
  let next: QueuedWrite<Saved> | null = null;
  const start = (write: QueuedWrite<Saved>) => {
    current = write;
    executeWrite(storage, key, write, () => {
      const queuedWrite = next;
      current = null;
      next = null;
      if (queuedWrite) start(queuedWrite);
    });
  };
  return {
    enqueue: (write) => {
      if (current) next = write;
      else start(write);
    },
    pending: () => (next ?? current)?.saved,
  };
};

const executeWrite = <Saved>(
  storage: KeyValueStorage,
  key: string,
  { saved, levels = [(whole) => whole], log, report }: QueuedWrite<Saved>,
  onFinished: () => void,
): void => {
  const logFailure = (error: unknown) => log.warn('The journey could not be saved.', error);
  if (saved === null) {
    runMaybeAsync(
      () => storage.remove(key),
      onFinished,
      (error) => {
        logFailure(error);
        onFinished();
      },
    );
    return;
  }
  const write = (
    [compact, ...smallerLevels]: readonly CompactionLevel<Saved>[],
    status: SaveStatus,
  ) => {
    if (!compact) return;
    runMaybeAsync(
      () => storage.write(key, JSON.stringify(compact(saved))),
      () => {
        report(status);
        onFinished();
      },
      (error) => {
        if (isQuotaError(error) && smallerLevels.length > 0) return write(smallerLevels, 'inputs');
        logFailure(error);
        report('nothing');
        onFinished();
      },
    );
  };
  write(levels, 'all');
};

/** Continues synchronously after a synchronous operation; `await` would defer it. */
const runMaybeAsync = (
  operation: () => Promise<void> | void,
  onSuccess: () => void,
  onFailure: (error: unknown) => void,
): void => {
  let outcome: Promise<void> | void;
  try {
    outcome = operation();
  } catch (error) {
    onFailure(error);
    return;
  }
  if (outcome === undefined) onSuccess();
  else outcome.then(onSuccess, onFailure);
};

const QUOTA_ERROR_NAMES: ReadonlySet<unknown> = new Set([
  'QuotaExceededError',
  'NS_ERROR_DOM_QUOTA_REACHED',
]);

const isQuotaError = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  QUOTA_ERROR_NAMES.has(error.name);
