import { getWriteQueue, type KeyValueStorage, type SaveStatus } from '@spinout/flow-kit';
import { fromCallback } from 'xstate';
import { runMaybeAsync } from '../../saved-journeys/run-maybe-async.js';
import { savedRunKey } from '../../saved-journeys/run-key.js';
import type { AutosaveCommand, AutosaveEvent, AutosaveInput } from '../pipeline.types.js';
import { compareLogs } from './compare-logs.js';
import { backupKey, type SavedRun } from './saved-run.js';

/** Rapid changes (typing, backend notes) are saved together. */
const SAVE_DEBOUNCE_MS = 250;

// The parser includes all output schemas, so it is loaded on demand.
const parseRun = async (text: string): Promise<SavedRun | null> =>
  (await import('./saved-run.read.js')).readSavedRun(text);

/** The stored text of a synchronous storage; a promise for an asynchronous one. */
const readSync = (storage: KeyValueStorage, key: string): unknown => {
  try {
    return storage.read(key);
  } catch {
    return undefined;
  }
};

/**
 * Autosave of the run: debounced, and flushed when the page closes. Reports what could not be saved. A different run of
 * another tab is a tab conflict: it is reported and not overwritten until the person resolves it.
 */
export const autosaveRun = fromCallback<AutosaveCommand, AutosaveInput>(
  ({ input: { instanceId, storage, log }, receive, sendBack }) => {
    const key = savedRunKey(instanceId);
    const queue = getWriteQueue<SavedRun>(storage, key);
    /** The last stored text that this tab has seen; undefined before the first read. */
    let known: string | null | undefined;
    /** A record of another tab that is an unresolved conflict. */
    let conflict: { readonly text: string; readonly saved: SavedRun | null } | null = null;
    let latest: SavedRun | null = null;
    let pending: SavedRun | null = null;
    let hasWritten = false;
    let isBusy = true;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastStatus: SaveStatus = 'all';

    const send = (event: AutosaveEvent) => {
      if (!isStopped) sendBack(event);
    };
    const warn = (message: string) => (error: unknown) => log.warn(message, error);

    const report = (saveStatus: SaveStatus) => {
      if (saveStatus !== lastStatus) send({ type: 'saveStatus.changed', saveStatus });
      lastStatus = saveStatus;
    };

    const write = (saved: SavedRun) => {
      pending = null;
      isBusy = true;
      queue.enqueue({
        saved,
        log,
        report: (saveStatus) => {
          isBusy = false;
          if (saveStatus !== 'nothing') {
            known = JSON.stringify(saved);
            hasWritten ||= saved.log.length > 0;
          }
          report(saveStatus);
          if (pending !== null) flush();
        },
      });
    };

    const clearConflict = () => {
      if (conflict !== null) send({ type: 'conflict.cleared' });
      conflict = null;
    };

    /** Another tab changed the record: continue if nothing is lost, otherwise report a conflict. */
    const handleExternalRecord = async (text: string) => {
      const remote = await parseRun(text).catch(() => null);
      const relation = remote && compareLogs(latest?.log ?? [], remote.log);
      if (relation === 'same' || relation === 'behind') {
        known = text;
        clearConflict();
        // This tab is ahead of the stored log.
        if (relation === 'behind') pending ??= latest;
        isBusy = false;
        return flush();
      }
      isBusy = false;
      conflict = { text, saved: remote };
      send({
        type: 'conflict.detected',
        other: remote === null ? { kind: 'unreadable' } : { kind: 'run', saved: remote },
        follows: relation === 'ahead',
        isFirst: !hasWritten,
      });
    };

    const handleExternalChange = (text: string | null) => {
      if (isBusy || text === known || text === conflict?.text) return;
      if (text === null) {
        known = null;
        return clearConflict();
      }
      isBusy = true;
      void handleExternalRecord(text);
    };

    const flush = () => {
      if (isBusy || conflict !== null || pending === null) return;
      isBusy = true;
      runMaybeAsync(
        () => storage.read(key),
        (text) => {
          isBusy = false;
          if (pending !== null && (text === null || text === known)) write(pending);
          else handleExternalChange(text);
        },
        (error) => {
          isBusy = false;
          warn('The research run could not be saved.')(error);
          report('nothing');
        },
      );
    };

    /** The page is closing: there is no time for asynchronous work. */
    const flushNow = () => {
      clearTimeout(timer);
      if (conflict !== null || pending === null) return;
      const text = readSync(storage, key);
      if (typeof text === 'string' && text !== known) return;
      queue.enqueue({ saved: pending, log, report });
      pending = null;
    };

    const overwriteOther = (saved: SavedRun) => {
      const other = conflict;
      latest = saved;
      pending = saved;
      conflict = null;
      if (other === null) return flush();
      const proceed = () => {
        known = other.text;
        flush();
      };
      if (other.saved !== null) return proceed();
      runMaybeAsync(
        () => storage.write(backupKey(instanceId), other.text),
        proceed,
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
          latest = event.saved;
          pending = event.saved;
          // Saved at once, so that other tabs see the run from its start.
          if (event.saved.log.length === 1) return flush();
          timer = setTimeout(flush, SAVE_DEBOUNCE_MS);
          return;
        }
        case 'conflict.resolvedRemote':
          clearTimeout(timer);
          known = conflict?.text ?? known;
          latest = conflict?.saved ?? latest;
          conflict = null;
          pending = null;
          return;
        case 'conflict.resolvedLocal':
          return overwriteOther(event.saved);
      }
    });

    const page = globalThis.window;
    page?.addEventListener('pagehide', flushNow);
    const stopWatching = storage.watch?.(key, handleExternalChange);
    const open = () => {
      isBusy = false;
      flush();
    };
    runMaybeAsync(
      () => storage.read(key),
      (text) => {
        known = text;
        open();
      },
      open,
    );
    return () => {
      flushNow();
      isStopped = true;
      stopWatching?.();
      page?.removeEventListener('pagehide', flushNow);
    };
  },
);
