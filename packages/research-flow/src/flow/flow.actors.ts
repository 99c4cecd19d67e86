import { fromCallback, fromPromise } from 'xstate';
import { type Kept, recordLine } from '@spinout/flow-kit';
import { FORMS } from '../saved/smaller.js';
import { backupKey, savedFlowKey, type SavedFlow } from '../saved/saved-flow.js';
import type { FlowEvent, KeeperEvent, KeepingInput, Restored } from './flow.types.js';

// The reader brings all schemas of the data, so it is loaded only when there is something to read.
const readSaved = async (text: string) =>
  (await import('../saved/saved-flow.read.js')).readSavedFlow(text);

/** Brings the kept journey back, or puts an unreadable one aside. What can be neither stays as it is. */
export const restoreFlow = fromPromise<Restored, KeepingInput>(
  async ({ input: { instanceId, storage, log } }) => {
    const key = savedFlowKey(instanceId);
    // A flow that this one replaces in the same render stops, and hands over its last changes, only now.
    await Promise.resolve();
    try {
      const underWay = recordLine<SavedFlow>(storage, key).pending();
      if (underWay !== undefined) {
        return underWay === null ? { kind: 'nothing' } : { kind: 'journey', saved: underWay };
      }
      const text = await storage.read(key);
      if (text === null) return { kind: 'nothing' };
      const saved = await readSaved(text);
      if (saved !== null) return { kind: 'journey', saved };
      await storage.write(backupKey(instanceId), text);
      return { kind: 'unreadable' };
    } catch (error) {
      log.warn('The saved journey could not be reached; it is left as it is.', error);
      return { kind: 'untouchable' };
    }
  },
);

/** Quick changes (typing) are kept together. */
const KEEP_AFTER_MS = 250;

/** Keeps the journey as it changes, and at once when the page goes away; tells what could not be kept. */
export const keepFlow = fromCallback<KeeperEvent, KeepingInput>(
  ({ input: { instanceId, storage, log }, receive, sendBack }) => {
    const line = recordLine<SavedFlow>(storage, savedFlowKey(instanceId));
    let waiting: SavedFlow | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Kept = 'all';
    const report = (kept: Kept) => {
      if (kept !== last) sendBack({ type: 'keeping.changed', kept } satisfies FlowEvent);
      last = kept;
    };
    const flush = () => {
      clearTimeout(timer);
      if (waiting === null) return;
      const saved = waiting;
      waiting = null;
      line.change({ saved, forms: FORMS, log, report });
    };
    receive((event) => {
      clearTimeout(timer);
      if (event.type === 'journey.dropped') {
        waiting = null;
        line.change({ saved: null, log, report });
      } else {
        waiting = event.saved;
        timer = setTimeout(flush, KEEP_AFTER_MS);
      }
    });
    const page = globalThis.window;
    page?.addEventListener('pagehide', flush);
    return () => {
      flush();
      page?.removeEventListener('pagehide', flush);
    };
  },
);
