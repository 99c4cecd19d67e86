import { fromCallback, fromPromise } from 'xstate';
import { backupKey, savedFlowKey, type SavedFlow } from '../saved/saved-flow.js';
import type { KeeperEvent, KeepingInput, Restored } from './flow.types.js';

// The reader brings all schemas of the data, so it is loaded only when there is something to read.
const readSaved = async (text: string) =>
  (await import('../saved/saved-flow.read.js')).readSavedFlow(text);

/** Brings the kept journey back, or puts an unreadable one aside. */
export const restoreFlow = fromPromise<Restored, KeepingInput>(
  async ({ input: { instanceId, storage, log } }) => {
    try {
      const text = await storage.read(savedFlowKey(instanceId));
      if (text === null) return { kind: 'nothing' };
      const saved = await readSaved(text);
      if (saved !== null) return { kind: 'journey', saved };
      await storage.write(backupKey(instanceId), text);
      await storage.remove(savedFlowKey(instanceId));
      return { kind: 'unreadable' };
    } catch (error) {
      log.warn('The saved journey could not be reached.', error);
      return { kind: 'nothing' };
    }
  },
);

/** Quick changes (typing) are kept together. */
const KEEP_AFTER_MS = 250;

/** Keeps the journey as it changes, and at once when the page goes away. */
export const keepFlow = fromCallback<KeeperEvent, KeepingInput>(
  ({ input: { instanceId, storage, log }, receive }) => {
    let waiting: SavedFlow | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const warn = (error: unknown) => log.warn('The journey could not be saved.', error);
    // Storage may fail at once or later; the flow goes on either way.
    const attempt = (work: () => Promise<void> | void) => {
      try {
        void Promise.resolve(work()).catch(warn);
      } catch (error) {
        warn(error);
      }
    };
    const flush = () => {
      clearTimeout(timer);
      if (waiting === null) return;
      const text = JSON.stringify(waiting);
      waiting = null;
      attempt(() => storage.write(savedFlowKey(instanceId), text));
    };
    receive((event) => {
      clearTimeout(timer);
      if (event.type === 'journey.dropped') {
        waiting = null;
        attempt(() => storage.remove(savedFlowKey(instanceId)));
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
