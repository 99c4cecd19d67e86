import { fingerprint } from '@spinout/api-client';
import { withRecordLock } from './record-lock.js';
import type {
  OtherVersion,
  PersistedRecord,
  PersistedRecordOptions,
  RecordCommand,
  RecordEvent,
  RestoredRecord,
} from './persisted-record.types.js';
import { runMaybeAsync } from './run-maybe-async.js';
import {
  addChange,
  createRecordText,
  getBackupKey,
  isBasedOn,
  NO_VERSION,
  parseVersion,
  type StoredVersion,
} from './stored-version.js';
import { writeRecord, type SaveStatus } from './write-record.js';

/** A change that is not saved yet. */
interface Change<Saved> {
  /** Null removes the record. */
  readonly saved: Saved | null;
  /** Whether it replaces any stored version. */
  readonly isForced: boolean;
}

/**
 * A record in a key-value storage: loaded and validated, saved after each change, and shared with other tabs by one rule.
 * A tab overwrites only a stored version that it knows; any other is reported as a conflict, and nothing is saved until
 * it is resolved.
 */
export function createPersistedRecord<Saved extends object>(
  options: PersistedRecordOptions<Saved>,
  onEvent: (event: RecordEvent<Saved>) => void,
): PersistedRecord<Saved> {
  type Version = StoredVersion<Saved>;
  const { key, storage, log, read, debounceMs = 0, levels = [(saved: Saved) => saved] } = options;
  /** The stored version that this tab knows. */
  let known: Version = NO_VERSION;
  /** The record as this tab shows it. */
  let latest: Saved | null = null;
  /** The changed text of another tab, until it is parsed and reported. */
  let externalText: string | null | undefined;
  let conflict: Version | null = null;
  let pending: Change<Saved> | null = null;
  /** How the last write ended. */
  let lastStatus: SaveStatus = 'all';
  let reportedStatus: SaveStatus = 'all';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasSaved = false;
  let isOpen = false;
  let isWriting = false;
  let isReloading = false;
  let isStopped = false;
  /** Identifies the latest load; earlier ones are ignored. */
  let loadCount = 0;

  const emit = (event: RecordEvent<Saved>) => {
    if (!isStopped) onEvent(event);
  };
  const warn = (message: string) => (error: unknown) => log.warn(message, error);
  const report = (saveStatus: SaveStatus) => {
    if (saveStatus === 'all' || saveStatus !== reportedStatus)
      emit({ type: 'saveStatus.changed', saveStatus });
    reportedStatus = saveStatus;
  };

  const load = (knownText?: string | null) => {
    const loadId = (loadCount += 1);
    if (knownText !== undefined) return restore(knownText, loadId);
    withRecordLock(storage, key, (release) =>
      runMaybeAsync(
        () => storage.read(key),
        (text) => {
          release();
          if (loadId === loadCount) restore(text, loadId);
        },
        (error) => {
          release();
          warn('The saved journey could not be restored; it is left as it is.')(error);
          if (loadId === loadCount) open(NO_VERSION, { kind: 'unavailable' });
        },
      ),
    );
  };

  const restore = (text: string | null, loadId: number) => {
    if (text === null) {
      open(NO_VERSION, { kind: 'nothing' });
      // Another tab may have written before this one watched the storage.
      return checkStored();
    }
    void parseVersion(text, read).then((found) => {
      if (loadId !== loadCount) return;
      const finish = (restored: RestoredRecord<Saved>) => {
        open(found, restored);
        // Another tab may have written meanwhile.
        checkStored();
      };
      if (found.saved) return finish({ kind: 'record', saved: found.saved });
      log.warn('The saved journey could not be read.');
      saveBackup(
        text,
        () => finish({ kind: 'unreadable' }),
        () => finish({ kind: 'unavailable' }),
      );
    });
  };

  const open = (version: Version, restored: RestoredRecord<Saved>) => {
    known = version;
    latest = version.saved;
    isOpen = true;
    emit({ type: 'record.restored', restored });
    flush();
  };

  const saveBackup = (text: string, done: () => void, failed: () => void) =>
    runMaybeAsync(
      () => storage.write(getBackupKey(key), text),
      done,
      (error) => {
        warn('An unreadable journey could not be backed up; it is left as it is.')(error);
        failed();
      },
    );

  const checkStored = () =>
    runMaybeAsync(
      () => storage.read(key),
      handleExternalText,
      warn('The saved journey could not be checked.'),
    );

  /** Compares the stored text with the known one; a different text is from another tab. */
  const handleExternalText = (text: string | null) => {
    if (!isOpen || isWriting) return;
    if (text === known.text) {
      clearConflict();
      return flush();
    }
    if (externalText === text) return;
    externalText = text;
    if (text === null) return handleExternalVersion(NO_VERSION);
    void parseVersion(text, read).then((found) => {
      if (externalText === text) handleExternalVersion(found);
    });
  };

  const compare = (other: Saved | null) =>
    latest && other && options.isSame?.(latest, other) === true
      ? 'same'
      : options.compare?.(latest, other);

  const handleExternalVersion = (found: Version) => {
    const isReadable = found.saved !== null || found.text === null;
    const relation = isReadable ? compare(found.saved) : null;
    if (relation === 'same' || relation === 'behind') {
      known = found;
      clearConflict();
      if (relation === 'behind') pending ??= { saved: latest, isForced: false };
      return flush();
    }
    conflict = found;
    const isBasedOnKnown = relation === 'ahead' || (!relation && isBasedOn(known, found));
    emit({
      type: 'conflict.detected',
      version: createOtherVersion(found, isBasedOnKnown),
      hasSaved,
    });
  };

  const endConflict = () => {
    externalText = undefined;
    conflict = null;
  };

  const clearConflict = () => {
    const hadConflict = conflict !== null;
    endConflict();
    if (hadConflict) emit({ type: 'conflict.cleared' });
  };

  /** Saves what is pending, if this tab knows what is stored. */
  const flush = () => {
    clearTimeout(timer);
    if (!isOpen || isWriting || pending === null) return;
    isWriting = true;
    withRecordLock(storage, key, (release) => {
      const finish = (status: SaveStatus | null) => {
        if (status === 'all' && pending !== null && !isReloading) return saveNext();
        isWriting = false;
        release();
        if (isReloading) {
          isReloading = false;
          return load();
        }
        if (status !== null) {
          lastStatus = status;
          // A newer change will report its own status.
          if (pending === null) report(status);
          checkStored();
        }
      };
      const saveNext = () => {
        const change = pending;
        if (change?.isForced === true) {
          known = { ...NO_VERSION, saved: known.saved };
          return save(change.saved, finish);
        }
        runMaybeAsync(
          () => storage.read(key),
          (text) => {
            // A change that arrived during the read is saved instead.
            if (text === known.text && pending) return save(pending.saved, finish);
            finish(null);
            handleExternalText(text);
          },
          (error) => {
            warn('The journey could not be saved.')(error);
            finish(null);
            report('nothing');
          },
        );
      };
      saveNext();
    });
  };

  const save = (saved: Saved | null, finish: (status: SaveStatus) => void) => {
    pending = null;
    // Cleared before the change is reported as saved: the owner would adopt a version that is gone.
    clearConflict();
    if (saved === null) return remove(finish);
    const stored = known.text === null ? null : known.saved;
    if (stored && lastStatus === 'all' && options.isSame?.(saved, stored)) return finish('all');
    const changes = addChange(known.changes, options.newChangeId?.() ?? fingerprint(saved));
    const texts = levels.map((compact) => () => createRecordText(compact(saved), changes));
    writeRecord(storage, key, texts, (outcome) => {
      if (outcome.saveStatus === 'nothing') warn('The journey could not be saved.')(outcome.error);
      else {
        known = { text: outcome.text, saved, changes };
        hasSaved = true;
      }
      finish(outcome.saveStatus);
    });
  };

  const remove = (finish: (status: SaveStatus) => void) =>
    runMaybeAsync(
      () => storage.remove(key),
      () => {
        if (known.saved) removeRelated(known.saved);
        known = NO_VERSION;
        finish('all');
      },
      (error) => {
        warn('The saved journey could not be removed.')(error);
        finish('nothing');
      },
    );

  const removeRelated = (saved: Saved) => {
    for (const relatedKey of options.getRelatedKeys?.(saved) ?? []) {
      runMaybeAsync(
        () => storage.remove(relatedKey),
        () => undefined,
        warn('Data of a removed journey could not be removed.'),
      );
    }
  };

  const overwriteOther = (saved: Saved | null) => {
    const other = conflict;
    latest = saved;
    pending = { saved, isForced: false };
    endConflict();
    if (other === null) return flush();
    const proceed = () => {
      // Based on both versions, so that the other tab can continue from it.
      const ownChanges = known.changes.filter((change) => !other.changes.includes(change));
      known = { ...other, changes: [...ownChanges, ...other.changes] };
      flush();
    };
    if (other.text === null || other.saved !== null) return proceed();
    saveBackup(other.text, proceed, () => {
      report('nothing');
      checkStored();
    });
  };

  const send = (command: RecordCommand<Saved>) => {
    switch (command.type) {
      case 'record.changed': {
        const { saved } = command;
        latest = saved;
        pending = { saved, isForced: pending?.isForced ?? false };
        clearTimeout(timer);
        if (debounceMs === 0 || (saved && options.isUrgent?.(saved))) return flush();
        timer = setTimeout(flush, debounceMs);
        return;
      }
      case 'record.discarded':
        latest = null;
        pending = { saved: null, isForced: true };
        loadCount += 1;
        isOpen = true;
        return flush();
      case 'record.reloaded':
        pending = null;
        endConflict();
        isOpen = false;
        isReloading = isWriting;
        return isWriting ? undefined : load();
      case 'conflict.resolvedRemote':
        known = conflict ?? known;
        latest = known.saved;
        pending = null;
        endConflict();
        return checkStored();
      case 'conflict.resolvedLocal':
        return overwriteOther(command.saved);
    }
  };

  const page = globalThis.window;
  page?.addEventListener('pagehide', flush);
  const stopWatching = storage.watch?.(key, handleExternalText);
  return {
    load,
    send,
    stop: () => {
      flush();
      isStopped = true;
      stopWatching?.();
      page?.removeEventListener('pagehide', flush);
    },
  };
}

const createOtherVersion = <Saved>(
  { text, saved }: StoredVersion<Saved>,
  isBasedOnKnown: boolean,
): OtherVersion<Saved> => {
  if (saved !== null) return { kind: 'record', saved, isBasedOnKnown };
  return { kind: text === null ? 'nothing' : 'unreadable' };
};
