import type { PersistedRecordOptions, RestoredRecord } from './persisted-record.types.js';
import { withRecordLock } from './record-lock.js';
import type { RecordStore } from './record-store.js';
import { NO_VERSION, parseVersion, type StoredVersion } from './stored-version.js';

/**
 * Reads a record after its last write, and backs up an unreadable one.
 * @param isCurrent whether the result is still wanted
 * @param readText the stored text, if it was just read
 */
export const loadRecord = <Saved extends object>(
  { key, storage, log, read }: PersistedRecordOptions<Saved>,
  store: RecordStore<Saved>,
  isCurrent: () => boolean,
  done: (version: StoredVersion<Saved>, restored: RestoredRecord<Saved>) => void,
  readText?: string | null,
): void => {
  const restore = (text: string | null) => {
    if (text === null) return done(NO_VERSION, { kind: 'nothing' });
    void parseVersion(text, read).then((version) => {
      if (!isCurrent()) return;
      if (version.saved) return done(version, { kind: 'record', saved: version.saved });
      log.warn('The saved journey could not be read.');
      store.backUp(
        text,
        () => done(version, { kind: 'unreadable' }),
        () => done(version, { kind: 'unavailable' }),
      );
    });
  };
  if (readText !== undefined) return restore(readText);
  withRecordLock(storage, key, (release) =>
    store.read(
      'The saved journey could not be restored; it is left as it is.',
      (text) => {
        release();
        if (isCurrent()) restore(text);
      },
      () => {
        release();
        if (isCurrent()) done(NO_VERSION, { kind: 'unavailable' });
      },
    ),
  );
};
