import { type KeyValueStorage, type SaveStatus, getWriteQueue } from '@spinout/flow-kit';
import { fromCallback } from 'xstate';
import { runKeys } from '../saved-journeys/run-key.js';
import { runMaybeAsync } from '../saved-journeys/run-maybe-async.js';
import {
  BACKUP_KEY,
  COMPACTION_LEVELS,
  JOURNEY_KEY,
  MAX_CHANGES,
  type JourneyRecord,
  type SavedJourney,
} from './saved-journey.js';
import {
  parseStoredRecord,
  isUnreadable,
  NO_RECORD,
  createRestored,
  createOtherVersion,
  type ParsedRecord,
  type StoredRecord,
} from './stored-record.js';
import type { AutosaveCommand, AutosaveInput, AutosaveEvent, Restored } from './ten-step.types.js';

/** A separate write queue, so that writes of another journey on this page do not replace this one's. */
const createWriteQueue = (storage: KeyValueStorage) =>
  getWriteQueue<JourneyRecord>(
    {
      read: (key) => storage.read(key),
      write: (key, text) => storage.write(key, text),
      remove: (key) => storage.remove(key),
    },
    JOURNEY_KEY,
  );

/**
 * Autosave of the journey: hydrates it from storage, saves every change, and detects tab conflicts. A change overwrites
 * only the stored version that this tab knows; any other version is reported, and nothing is written until the conflict
 * is resolved.
 */
export const autosaveJourney = fromCallback<AutosaveCommand, AutosaveInput>(
  ({ input: { storage, log, newKey }, receive, sendBack }) => {
    const queue = createWriteQueue(storage);
    let known = NO_RECORD;
    /** The changed text of another tab, until it is parsed and reported. */
    let externalText: string | null | undefined;
    let conflict: StoredRecord | null = null;
    let pending: { readonly saved: SavedJourney | null } | null = null;
    let isOpen = false;
    let isWriting = false;
    let isReloading = false;
    /** Identifies the latest load; earlier ones are ignored. */
    let loadCount = 0;
    let isStopped = false;

    const send = (event: AutosaveEvent) => {
      if (!isStopped) sendBack(event);
    };

    const warn = (message: string) => (error: unknown) => log.warn(message, error);

    const checkStored = () =>
      runMaybeAsync(
        () => storage.read(JOURNEY_KEY),
        handleExternalText,
        warn('The stored journey could not be looked at.'),
      );

    const saveBackup = (text: string, done: () => void, failed: () => void) =>
      runMaybeAsync(
        () => storage.write(BACKUP_KEY, text),
        done,
        (error) => {
          warn('The stored record could not be put aside; it is left as it is.')(error);
          failed();
        },
      );

    const open = (stored: StoredRecord, restored: Restored) => {
      known = stored;
      isOpen = true;
      send({ type: 'journey.restored', restored });
      flush();
    };

    const restore = (text: string | null, loadId: number) => {
      if (loadId !== loadCount) return;
      if (text === null) return open(NO_RECORD, { kind: 'nothing' });
      void parseStoredRecord(text).then((found) => {
        if (loadId !== loadCount) return;
        const finishRestore = (hasBackup: boolean) => {
          open(found.stored, createRestored(found, hasBackup));
          // Another tab may have written during the read.
          checkStored();
        };
        if (found.saved) return finishRestore(true);
        log.warn('The saved journey could not be restored.');
        saveBackup(
          text,
          () => finishRestore(true),
          () => finishRestore(false),
        );
      });
    };

    /** Reports the stored record if another tab wrote it. */
    const handleExternalText = (text: string | null) => {
      if (!isOpen || isWriting) return;
      if (text === known.text) {
        clearConflict();
        return flush();
      }
      if (externalText === text) return;
      externalText = text;
      if (text === null) return reportOther({ stored: NO_RECORD, saved: null });
      void parseStoredRecord(text).then((found) => {
        if (externalText === text) reportOther(found);
      });
    };

    const reportOther = (found: ParsedRecord) => {
      conflict = found.stored;
      send({ type: 'conflict.detected', version: createOtherVersion(known, found) });
    };

    const resolveConflict = () => {
      externalText = undefined;
      conflict = null;
    };

    /** The reported version is no longer stored. */
    const clearConflict = () => {
      const hadConflict = conflict !== null;
      resolveConflict();
      if (hadConflict) send({ type: 'conflict.cleared' });
    };

    /** The host replaced the stored journey on the person's request: load it again. */
    const reload = () => {
      pending = null;
      resolveConflict();
      isOpen = false;
      isReloading = isWriting;
      if (!isWriting) loadStored();
    };

    const loadStored = () => {
      const loadId = (loadCount += 1);
      runMaybeAsync(
        () => storage.read(JOURNEY_KEY),
        (text) => restore(text, loadId),
        (error) => {
          warn('The saved journey could not be restored.')(error);
          if (loadId === loadCount) open(NO_RECORD, { kind: 'unavailable' });
        },
      );
    };

    const finish = (saveStatus: SaveStatus) => {
      isWriting = false;
      if (isReloading) {
        isReloading = false;
        return loadStored();
      }
      // A newer change will report its own status.
      if (pending === null) send({ type: 'saveStatus.changed', saveStatus });
      checkStored();
    };

    const write = (saved: SavedJourney) => {
      const changes = [...known.changes, newKey()].slice(-MAX_CHANGES);
      const record: JourneyRecord = { ...saved, changes };
      queue.enqueue({
        saved: record,
        levels: [COMPACTION_LEVELS.all, COMPACTION_LEVELS.inputs],
        log,
        report: (saveStatus) => {
          if (saveStatus !== 'nothing') {
            const text = JSON.stringify(COMPACTION_LEVELS[saveStatus](record));
            known = { text, changes, journeyId: saved.journeyId };
          }
          finish(saveStatus);
        },
      });
    };

    /** Removes the saved runs of a journey's agents. */
    const removeRun = (journeyId: string | null) => {
      if (journeyId === null) return;
      for (const key of runKeys(journeyId)) {
        runMaybeAsync(
          () => storage.remove(key),
          () => undefined,
          warn('The run of the agents could not be removed.'),
        );
      }
    };

    const remove = () =>
      runMaybeAsync(
        () => storage.remove(JOURNEY_KEY),
        () => {
          removeRun(known.journeyId);
          known = NO_RECORD;
          finish('all');
        },
        (error) => {
          warn('The saved journey could not be removed.')(error);
          finish('nothing');
        },
      );

    const flush = () => {
      if (!isOpen || isWriting || pending === null) return;
      isWriting = true;
      runMaybeAsync(
        () => storage.read(JOURNEY_KEY),
        (text) => {
          const change = pending;
          if (text === known.text && change) {
            pending = null;
            // Clear the conflict before the journey learns that its change is saved: it would adopt a removed version.
            clearConflict();
            return change.saved ? write(change.saved) : remove();
          }
          isWriting = false;
          handleExternalText(text);
        },
        (error) => {
          warn('The journey could not be saved.')(error);
          isWriting = false;
          send({ type: 'saveStatus.changed', saveStatus: 'nothing' });
        },
      );
    };

    const overwriteOther = (saved: SavedJourney | null) => {
      const other = conflict;
      pending = { saved };
      resolveConflict();
      if (other === null) return flush();
      const proceed = () => {
        // The new record is based on both versions, so that the other tab can continue from it.
        const ownChanges = known.changes.filter((change) => !other.changes.includes(change));
        known = { ...other, changes: [...ownChanges, ...other.changes] };
        flush();
      };
      if (other.text === null || !isUnreadable(other)) return proceed();
      saveBackup(other.text, proceed, () => {
        send({ type: 'saveStatus.changed', saveStatus: 'nothing' });
        checkStored();
      });
    };

    receive((event) => {
      switch (event.type) {
        case 'journey.changed':
          pending = { saved: event.saved };
          return flush();
        case 'conflict.resolvedRemote':
          known = conflict ?? known;
          pending = null;
          resolveConflict();
          return checkStored();
        case 'conflict.resolvedLocal':
          return overwriteOther(event.saved);
        case 'journey.reloaded':
          return reload();
      }
    });

    const stopWatching = storage.watch?.(JOURNEY_KEY, handleExternalText);
    loadStored();
    return () => {
      isStopped = true;
      stopWatching?.();
    };
  },
);
