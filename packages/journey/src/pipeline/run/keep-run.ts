import { recordLine, type JourneyStorage, type Kept } from '@spinout/flow-kit';
import { fromCallback } from 'xstate';
import { promptly } from '../../kept/promptly.js';
import { savedRunKey } from '../../kept/run-key.js';
import type { KeeperEvent, KeeperNews, KeepingInput } from '../pipeline.types.js';
import { relationOf } from './relation.js';
import { backupKey, type SavedRun } from './saved-run.js';

/** Quick changes (typing, notes of a backend) are kept together. */
const KEEP_AFTER_MS = 250;

// The reader brings all schemas of the outputs, so it is loaded only when there is something to read.
const readRun = async (text: string): Promise<SavedRun | null> =>
  (await import('./saved-run.read.js')).readSavedRun(text);

/** What is stored, where that can be told at once; a promise where it cannot. */
const textNow = (storage: JourneyStorage, key: string): unknown => {
  try {
    return storage.read(key);
  } catch {
    return undefined;
  }
};

/**
 * Keeps the run as it changes, and at once when the page goes away; tells what could not be kept. What another tab has
 * stored of another run is told, and not written over until it was decided upon.
 */
export const keepRun = fromCallback<KeeperEvent, KeepingInput>(
  ({ input: { instanceId, storage, log }, receive, sendBack }) => {
    const key = savedRunKey(instanceId);
    const line = recordLine<SavedRun>(storage, key);
    /** The text that this tab knows to be stored; undefined while it knows of none. */
    let known: string | null | undefined;
    /** Of another tab, and not decided upon. */
    let told: { readonly text: string; readonly saved: SavedRun | null } | null = null;
    let newest: SavedRun | null = null;
    let wanted: SavedRun | null = null;
    let hasWritten = false;
    let isBusy = true;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Kept = 'all';

    const tell = (news: KeeperNews) => {
      if (!isStopped) sendBack(news);
    };
    const warn = (message: string) => (error: unknown) => log.warn(message, error);

    const report = (kept: Kept) => {
      if (kept !== last) tell({ type: 'keeping.changed', kept });
      last = kept;
    };

    const write = (saved: SavedRun) => {
      wanted = null;
      isBusy = true;
      line.change({
        saved,
        log,
        report: (kept) => {
          isBusy = false;
          if (kept !== 'nothing') {
            known = JSON.stringify(saved);
            hasWritten ||= saved.log.length > 0;
          }
          report(kept);
          if (wanted !== null) put();
        },
      });
    };

    const forgetOther = () => {
      if (told !== null) tell({ type: 'version.gone' });
      told = null;
    };

    /** What is stored is of someone else: nothing is lost by going on, or it is told. */
    const judge = async (text: string) => {
      const theirs = await readRun(text).catch(() => null);
      const relation = theirs && relationOf(newest?.log ?? [], theirs.log);
      if (relation === 'same' || relation === 'behind') {
        known = text;
        forgetOther();
        // Ours goes further.
        if (relation === 'behind') wanted ??= newest;
        isBusy = false;
        return put();
      }
      isBusy = false;
      told = { text, saved: theirs };
      tell({
        type: 'version.met',
        other: theirs === null ? { kind: 'unreadable' } : { kind: 'run', saved: theirs },
        follows: relation === 'ahead',
        isFirst: !hasWritten,
      });
    };

    const meet = (text: string | null) => {
      if (isBusy || text === known || text === told?.text) return;
      if (text === null) {
        known = null;
        return forgetOther();
      }
      isBusy = true;
      void judge(text);
    };

    const put = () => {
      if (isBusy || told !== null || wanted === null) return;
      isBusy = true;
      promptly(
        () => storage.read(key),
        (text) => {
          isBusy = false;
          if (wanted !== null && (text === null || text === known)) write(wanted);
          else meet(text);
        },
        (error) => {
          isBusy = false;
          warn('The research run could not be saved.')(error);
          report('nothing');
        },
      );
    };

    /** The page goes: there is no time to wait for an answer. */
    const putNow = () => {
      clearTimeout(timer);
      if (told !== null || wanted === null) return;
      const text = textNow(storage, key);
      if (typeof text === 'string' && text !== known) return;
      line.change({ saved: wanted, log, report });
      wanted = null;
    };

    const overrule = (saved: SavedRun) => {
      const other = told;
      newest = saved;
      wanted = saved;
      told = null;
      if (other === null) return put();
      const go = () => {
        known = other.text;
        put();
      };
      if (other.saved !== null) return go();
      promptly(
        () => storage.write(backupKey(instanceId), other.text),
        go,
        (error) => {
          warn('The other run could not be put aside; it is left as it is.')(error);
          report('nothing');
        },
      );
    };

    receive((event) => {
      switch (event.type) {
        case 'run.changed': {
          clearTimeout(timer);
          newest = event.saved;
          wanted = event.saved;
          // A run is known to other tabs from its beginning.
          if (event.saved.log.length === 1) return put();
          timer = setTimeout(put, KEEP_AFTER_MS);
          return;
        }
        case 'version.taken':
          clearTimeout(timer);
          known = told?.text ?? known;
          newest = told?.saved ?? newest;
          told = null;
          wanted = null;
          return;
        case 'version.kept':
          return overrule(event.saved);
      }
    });

    const page = globalThis.window;
    page?.addEventListener('pagehide', putNow);
    const unwatch = storage.watch?.(key, meet);
    const open = () => {
      isBusy = false;
      put();
    };
    promptly(
      () => storage.read(key),
      (text) => {
        known = text;
        open();
      },
      open,
    );
    return () => {
      putNow();
      isStopped = true;
      unwatch?.();
      page?.removeEventListener('pagehide', putNow);
    };
  },
);
