import { type JourneyStorage, type Kept, recordLine } from '@spinout/flow-kit';
import { fromCallback } from 'xstate';
import { runKeys } from '../kept/run-key.js';
import { promptly } from '../kept/promptly.js';
import {
  BACKUP_KEY,
  FORMS,
  JOURNEY_KEY,
  MOST_CHANGES,
  type JourneyRecord,
  type SavedJourney,
} from './saved-journey.js';
import {
  find,
  isUnreadable,
  NOTHING,
  restoredOf,
  versionOf,
  type Found,
  type Stored,
} from './stored.js';
import type { KeeperEvent, KeeperInput, KeeperNews, Restored } from './ten-step.types.js';

/** A line of its own: what another journey of this page writes must not stand in for what this one waits for. */
const lineTo = (storage: JourneyStorage) =>
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
export const keepJourney = fromCallback<KeeperEvent, KeeperInput>(
  ({ input: { storage, log, newKey }, receive, sendBack }) => {
    const line = lineTo(storage);
    let known = NOTHING;
    /** What someone else has stored: its text since it was noticed, all of it since it was told. */
    let noticed: string | null | undefined;
    let told: Stored | null = null;
    let wanted: { readonly saved: SavedJourney | null } | null = null;
    let isOpen = false;
    let isWriting = false;
    let isRecalled = false;
    /** Counts what is read to go on from: only the last one counts. */
    let readings = 0;
    let isStopped = false;

    const tell = (news: KeeperNews) => {
      if (!isStopped) sendBack(news);
    };

    const warn = (message: string) => (error: unknown) => log.warn(message, error);

    const look = () =>
      promptly(
        () => storage.read(JOURNEY_KEY),
        notice,
        warn('The stored journey could not be looked at.'),
      );

    const putAside = (text: string, done: () => void, failed: () => void) =>
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
      tell({ type: 'journey.restored', restored });
      put();
    };

    const restore = (text: string | null, reading: number) => {
      if (reading !== readings) return;
      if (text === null) return open(NOTHING, { kind: 'nothing' });
      void find(text).then((found) => {
        if (reading !== readings) return;
        const begin = (isAside: boolean) => {
          open(found.stored, restoredOf(found, isAside));
          // Another tab may have been quicker than the reading.
          look();
        };
        if (found.saved) return begin(true);
        log.warn('The saved journey could not be restored.');
        putAside(
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
        forgetOther();
        return put();
      }
      if (noticed === text) return;
      noticed = text;
      if (text === null) return tellOf({ stored: NOTHING, saved: null });
      void find(text).then((found) => {
        if (noticed === text) tellOf(found);
      });
    };

    const tellOf = (found: Found) => {
      told = found.stored;
      tell({ type: 'version.met', version: versionOf(known, found) });
    };

    const decideOther = () => {
      noticed = undefined;
      told = null;
    };

    /** What was told is stored no longer. */
    const forgetOther = () => {
      const wasTold = told !== null;
      decideOther();
      if (wasTold) tell({ type: 'version.gone' });
    };

    /** The host has changed what is stored, by the wish of the person: this goes on from that. */
    const recall = () => {
      wanted = null;
      decideOther();
      isOpen = false;
      isRecalled = isWriting;
      if (!isWriting) bringBack();
    };

    const bringBack = () => {
      const reading = (readings += 1);
      promptly(
        () => storage.read(JOURNEY_KEY),
        (text) => restore(text, reading),
        (error) => {
          warn('The saved journey could not be restored.')(error);
          if (reading === readings) open(NOTHING, { kind: 'untouchable' });
        },
      );
    };

    const finish = (kept: Kept) => {
      isWriting = false;
      if (isRecalled) {
        isRecalled = false;
        return bringBack();
      }
      // A newer change will tell for itself.
      if (wanted === null) tell({ type: 'keeping.changed', kept });
      look();
    };

    const write = (saved: SavedJourney) => {
      const changes = [...known.changes, newKey()].slice(-MOST_CHANGES);
      const record: JourneyRecord = { ...saved, changes };
      line.change({
        saved: record,
        forms: [FORMS.all, FORMS.inputs],
        log,
        report: (kept) => {
          if (kept !== 'nothing') {
            const text = JSON.stringify(FORMS[kept](record));
            known = { text, changes, journeyId: saved.journeyId };
          }
          finish(kept);
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

    const put = () => {
      if (!isOpen || isWriting || wanted === null) return;
      isWriting = true;
      promptly(
        () => storage.read(JOURNEY_KEY),
        (text) => {
          const change = wanted;
          if (text === known.text && change) {
            wanted = null;
            // Before the journey hears that its change is kept: it would go on with what is gone.
            forgetOther();
            return change.saved ? write(change.saved) : remove();
          }
          isWriting = false;
          notice(text);
        },
        (error) => {
          warn('The journey could not be saved.')(error);
          isWriting = false;
          tell({ type: 'keeping.changed', kept: 'nothing' });
        },
      );
    };

    const overrule = (saved: SavedJourney | null) => {
      const other = told;
      wanted = { saved };
      decideOther();
      if (other === null) return put();
      const go = () => {
        // What is written now is built upon both, so that the other tab can go on from it.
        const mine = known.changes.filter((change) => !other.changes.includes(change));
        known = { ...other, changes: [...mine, ...other.changes] };
        put();
      };
      if (other.text === null || !isUnreadable(other)) return go();
      putAside(other.text, go, () => {
        tell({ type: 'keeping.changed', kept: 'nothing' });
        look();
      });
    };

    receive((event) => {
      switch (event.type) {
        case 'journey.changed':
          wanted = { saved: event.saved };
          return put();
        case 'version.taken':
          known = told ?? known;
          wanted = null;
          decideOther();
          return look();
        case 'version.kept':
          return overrule(event.saved);
        case 'journey.recalled':
          return recall();
      }
    });

    const unwatch = storage.watch?.(JOURNEY_KEY, notice);
    bringBack();
    return () => {
      isStopped = true;
      unwatch?.();
    };
  },
);
