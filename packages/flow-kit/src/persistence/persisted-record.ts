import { fingerprint } from '@spinout/api-client/idempotency';
import { compareVersions, createOtherVersion } from './compare-versions.js';
import { loadRecord } from './load-record.js';
import { noteOpenRecord } from './open-records.js';
import type {
  PersistedRecord,
  PersistedRecordOptions,
  RecordCommand,
  RecordEvent,
  RestoredRecord,
  SaveStatus,
} from './persisted-record.types.js';
import { withRecordLock } from './record-lock.js';
import { createRecordStore } from './record-store.js';
import { addChange, NO_VERSION, parseVersion, type StoredVersion } from './stored-version.js';

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
  const { key, storage, debounceMs = 0 } = options;
  const store = createRecordStore(options);
  /** The stored version that this tab knows. */
  let known: Version = NO_VERSION;
  /** The record as this tab shows it. */
  let latest: Saved | null = null;
  /** The changed text of another tab, until it is parsed and reported. */
  let externalText: string | null | undefined;
  let conflict: Version | null = null;
  /** A change that is not saved yet; null removes the record. A forced one replaces any stored version. */
  let pending: { readonly saved: Saved | null; readonly isForced: boolean } | null = null;
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
  const report = (saveStatus: SaveStatus) => {
    if (saveStatus === 'all' || saveStatus !== reportedStatus)
      emit({ type: 'saveStatus.changed', saveStatus });
    reportedStatus = saveStatus;
  };

  const load = (text?: string | null) => {
    const loadId = (loadCount += 1);
    loadRecord(options, store, () => loadId === loadCount, open, text);
  };

  const open = (version: Version, restored: RestoredRecord<Saved>) => {
    known = version;
    latest = version.saved;
    isOpen = true;
    emit({ type: 'record.restored', restored });
    flush();
    // Another tab may have written meanwhile.
    checkStored();
  };

  const checkStored = () =>
    store.read('The saved journey could not be checked.', handleExternalText);

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
    void parseVersion(text, options.read).then((found) => {
      if (externalText === text) handleExternalVersion(found);
    });
  };

  const handleExternalVersion = (found: Version) => {
    const relation = compareVersions(options, latest, known, found);
    if (relation === 'same' || relation === 'behind') {
      known = found;
      clearConflict();
      if (relation === 'behind') pending ??= { saved: latest, isForced: false };
      return flush();
    }
    conflict = found;
    const version = createOtherVersion(found, relation === 'ahead');
    emit({ type: 'conflict.detected', version, hasSaved });
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
        if (status === null) return;
        lastStatus = status;
        // A newer change will report its own status.
        if (pending === null) report(status);
        checkStored();
      };
      const saveNext = () => {
        if (pending?.isForced) {
          known = { ...NO_VERSION, saved: known.saved };
          return save(pending.saved, finish);
        }
        store.read(
          'The journey could not be saved.',
          (text) => {
            // A change that arrived during the read is saved instead.
            if (text === known.text && pending) return save(pending.saved, finish);
            finish(null);
            handleExternalText(text);
          },
          () => {
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
    if (saved === null) {
      const removed = () => {
        known = NO_VERSION;
        finish('all');
      };
      return store.remove(known.saved, removed, () => finish('nothing'));
    }
    const stored = known.text === null ? null : known.saved;
    if (stored && lastStatus === 'all' && options.isSame?.(saved, stored)) return finish('all');
    const changes = addChange(known.changes, options.newChangeId?.() ?? fingerprint(saved));
    store.write(saved, changes, (saveStatus, text) => {
      if (text !== null) {
        known = { text, saved, changes };
        hasSaved = true;
      }
      finish(saveStatus);
    });
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
    if (other.saved || other.text === null) return proceed();
    store.backUp(other.text, proceed, () => {
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
      case 'record.replaced':
        latest = command.type === 'record.replaced' ? command.saved : null;
        pending = { saved: latest, isForced: true };
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
  const noteClosed = noteOpenRecord(options);
  const stopWatching = storage.watch?.(key, handleExternalText);
  return {
    load,
    send,
    stop: () => {
      flush();
      isStopped = true;
      stopWatching?.();
      noteClosed();
      page?.removeEventListener('pagehide', flush);
    },
  };
}
