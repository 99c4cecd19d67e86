import { type JourneyStorage, type Kept, recordLine } from '@spinout/flow-kit';
import { fromCallback } from 'xstate';
import { runKeys } from '../kept/run-key.js';
import { promptly } from '../kept/promptly.js';
import {
  BACKUP_KEY,
  COMPACTION_LEVELS,
  JOURNEY_KEY,
  MAX_CHANGES,
  type JourneyRecord,
  type SavedJourney,
} from './saved-journey.js';
import {
  parseStored,
  isUnreadable,
  NOTHING,
  toRestored,
  toOtherVersion,
  type Found,
  type Stored,
} from './stored.js';
import type { AutosaveCommand, AutosaveInput, AutosaveEvent, Restored } from './ten-step.types.js';

/** A line of its own: what another journey of this page writes must not stand in for what this one waits for. */
const createWriteQueue = (storage: JourneyStorage) =>
  recordLine<JourneyRecord>(
    {
      read: (key) => storage.read(key),
      write: (key, text) => storage.write(key, text),
      remove: (key) => storage.remove(key),
    },
    JOURNEY_KEY,
  );

/**
 * Brings the journey back, keeps it as it changes, and meets the changes of other tabs. A change is written only over
 * what this tab knows to be stored; anything else is told, and nothing is written until it was decided upon.
 */
export const autosaveJourney = fromCallback<AutosaveCommand, AutosaveInput>(
  ({ input: { storage, log, newKey }, receive, sendBack }) => {
    const queue = createWriteQueue(storage);
    let known = NOTHING;
    /** What someone else has stored: its text since it was noticed, all of it since it was told. */
    let noticed: string | null | undefined;
    let conflict: Stored | null = null;
    let pending: { readonly saved: SavedJourney | null } | null = null;
    let isOpen = false;
    let isWriting = false;
    let isReloading = false;
    /** Counts what is read to go on from: only the last one counts. */
    let loadCount = 0;
    let isStopped = false;

    const send = (event: AutosaveEvent) => {
      if (!isStopped) sendBack(event);
    };

    const warn = (message: string) => (error: unknown) => log.warn(message, error);

    const checkStored = () =>
      promptly(
        () => storage.read(JOURNEY_KEY),
        notice,
        warn('The stored journey could not be looked at.'),
      );

    const saveBackup = (text: string, done: () => void, failed: () => void) =>
      promptly(
        () => storage.write(BACKUP_KEY, text),
        done,
        (error) => {
          warn('The stored record could not be put aside; it is left as it is.')(error);
          failed();
        },
      );

    const open = (stored: Stored, restored: Restored) => {
      known = stored;
      isOpen = true;
      send({ type: 'journey.restored', restored });
      flush();
    };

    const restore = (text: string | null, loadId: number) => {
      if (loadId !== loadCount) return;
      if (text === null) return open(NOTHING, { kind: 'nothing' });
      void parseStored(text).then((found) => {
        if (loadId !== loadCount) return;
        const begin = (hasBackup: boolean) => {
          open(found.stored, toRestored(found, hasBackup));
          // Another tab may have been quicker than the reading.
          checkStored();
        };
        if (found.saved) return begin(true);
        log.warn('The saved journey could not be restored.');
        saveBackup(
          text,
          () => begin(true),
          () => begin(false),
        );
      });
    };

    /** Tells of what is stored, if it is not from here. */
    const notice = (text: string | null) => {
      if (!isOpen || isWriting) return;
      if (text === known.text) {
        clearConflict();
        return flush();
      }
      if (noticed === text) return;
      noticed = text;
      if (text === null) return reportOther({ stored: NOTHING, saved: null });
      void parseStored(text).then((found) => {
        if (noticed === text) reportOther(found);
      });
    };

    const reportOther = (found: Found) => {
      conflict = found.stored;
      send({ type: 'conflict.detected', version: toOtherVersion(known, found) });
    };

    const resolveConflict = () => {
      noticed = undefined;
      conflict = null;
    };

    /** What was told is stored no longer. */
    const clearConflict = () => {
      const hadConflict = conflict !== null;
      resolveConflict();
      if (hadConflict) send({ type: 'conflict.cleared' });
    };

    /** The host has changed what is stored, by the wish of the person: this goes on from that. */
    const reload = () => {
      pending = null;
      resolveConflict();
      isOpen = false;
      isReloading = isWriting;
      if (!isWriting) loadStored();
    };

    const loadStored = () => {
      const loadId = (loadCount += 1);
      promptly(
        () => storage.read(JOURNEY_KEY),
        (text) => restore(text, loadId),
        (error) => {
          warn('The saved journey could not be restored.')(error);
          if (loadId === loadCount) open(NOTHING, { kind: 'unavailable' });
        },
      );
    };

    const finish = (saveStatus: Kept) => {
      isWriting = false;
      if (isReloading) {
        isReloading = false;
        return loadStored();
      }
      // A newer change will tell for itself.
      if (pending === null) send({ type: 'saveStatus.changed', saveStatus });
      checkStored();
    };

    const write = (saved: SavedJourney) => {
      const changes = [...known.changes, newKey()].slice(-MAX_CHANGES);
      const record: JourneyRecord = { ...saved, changes };
      queue.change({
        saved: record,
        forms: [COMPACTION_LEVELS.all, COMPACTION_LEVELS.inputs],
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

    /** What its agents have kept goes with a journey. */
    const removeRun = (journeyId: string | null) => {
      if (journeyId === null) return;
      for (const key of runKeys(journeyId)) {
        promptly(
          () => storage.remove(key),
          () => undefined,
          warn('The run of the agents could not be removed.'),
        );
      }
    };

    const remove = () =>
      promptly(
        () => storage.remove(JOURNEY_KEY),
        () => {
          removeRun(known.journeyId);
          known = NOTHING;
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
      promptly(
        () => storage.read(JOURNEY_KEY),
        (text) => {
          const change = pending;
          if (text === known.text && change) {
            pending = null;
            // Before the journey hears that its change is kept: it would go on with what is gone.
            clearConflict();
            return change.saved ? write(change.saved) : remove();
          }
          isWriting = false;
          notice(text);
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
        // What is written now is built upon both, so that the other tab can go on from it.
        const mine = known.changes.filter((change) => !other.changes.includes(change));
        known = { ...other, changes: [...mine, ...other.changes] };
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

    const stopWatching = storage.watch?.(JOURNEY_KEY, notice);
    loadStored();
    return () => {
      isStopped = true;
      stopWatching?.();
    };
  },
);
