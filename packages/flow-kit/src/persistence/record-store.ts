import { getBackupKey } from './backup-key.js';
import type { PersistedRecordOptions, SaveStatus } from './persisted-record.types.js';
import { runMaybeAsync } from '../machine/run-maybe-async.js';
import { createRecordText } from './stored-version.js';

const QUOTA_ERROR_NAMES: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

const isQuotaError = (error: unknown): boolean =>
  QUOTA_ERROR_NAMES.includes((error as { readonly name?: unknown } | null | undefined)?.name);

/** Reads and writes one record of a storage, and logs what fails. */
export const createRecordStore = <Saved extends object>({
  key,
  storage,
  log,
  levels = [],
  getRelatedKeys,
}: PersistedRecordOptions<Saved>) => {
  const attempt = <Value>(
    work: () => Promise<Value> | Value,
    failure: string,
    done: (value: Value) => void,
    failed?: () => void,
  ) =>
    runMaybeAsync(work, done, (error) => {
      log.warn(failure, error);
      failed?.();
    });

  /** Writes at one compaction level, the largest first, until the text fits into the storage (quota fallback). */
  const write = (
    saved: Saved,
    changes: readonly string[],
    done: (saveStatus: SaveStatus, text: string | null) => void,
    level = 0,
  ) => {
    const text = createRecordText(levels[level]?.(saved) ?? saved, changes);
    runMaybeAsync(
      () => storage.write(key, text),
      () => done(level === 0 ? 'all' : 'inputs', text),
      (error) => {
        if (isQuotaError(error) && level + 1 < levels.length)
          return write(saved, changes, done, level + 1);
        log.warn('The journey could not be saved.', error);
        done('nothing', null);
      },
    );
  };

  return {
    read: (failure: string, done: (text: string | null) => void, failed?: () => void) =>
      attempt(() => storage.read(key), failure, done, failed),
    write,
    /** Removes the record, and the data that is related to what it contained. */
    remove: (saved: Saved | null, done: () => void, failed: () => void) =>
      attempt(
        () => storage.remove(key),
        'The saved journey could not be removed.',
        () => {
          for (const relatedKey of (saved && getRelatedKeys?.(saved)) ?? []) {
            attempt(
              () => storage.remove(relatedKey),
              'Data of a removed journey could not be removed.',
              () => undefined,
            );
          }
          done();
        },
        failed,
      ),
    /** Saves a copy of an unreadable text. */
    backUp: (text: string, done: () => void, failed: () => void) =>
      attempt(
        () => storage.write(getBackupKey(key), text),
        'An unreadable journey could not be backed up; it is left as it is.',
        done,
        failed,
      ),
  };
};

export type RecordStore<Saved extends object> = ReturnType<typeof createRecordStore<Saved>>;
