import { fromCallback, fromPromise } from 'xstate';
import { type SaveStatus, getWriteQueue } from '@spinout/flow-kit';
import { COMPACTION_LEVELS } from '../saved/compaction.js';
import { backupKey, savedFlowKey, type SavedFlow } from '../saved/saved-flow.js';
import type { FlowEvent, AutosaveEvent, StorageInput, Restored } from './flow.types.js';

// The reader includes all schemas, so it is loaded only when there is a record to read.
const readSavedRecord = async (text: string) =>
  (await import('../saved/saved-flow.read.js')).readSavedFlow(text);

/** Restores (hydrates) the saved flow, or backs up an unreadable record. A record that can be neither read nor backed up is left unchanged. */
export const restoreFlow = fromPromise<Restored, StorageInput>(
  async ({ input: { instanceId, storage, log } }) => {
    const key = savedFlowKey(instanceId);
    // If this flow replaces another one in the same render, the other one queues its last write in this microtask.
    await Promise.resolve();
    try {
      const pendingWrite = getWriteQueue<SavedFlow>(storage, key).pending();
      if (pendingWrite !== undefined) {
        return pendingWrite === null ? { kind: 'nothing' } : { kind: 'flow', saved: pendingWrite };
      }
      const text = await storage.read(key);
      if (text === null) return { kind: 'nothing' };
      const saved = await readSavedRecord(text);
      if (saved !== null) return { kind: 'flow', saved };
      await storage.write(backupKey(instanceId), text);
      return { kind: 'unreadable' };
    } catch (error) {
      log.warn('The saved journey could not be reached; it is left as it is.', error);
      return { kind: 'inaccessible' };
    }
  },
);

/** Debounce delay: changes in quick succession (typing) are saved together. */
const AUTOSAVE_DELAY_MS = 250;

/** Autosave: saves the flow debounced, and immediately when the page is hidden; reports the save status. */
export const autosaveFlow = fromCallback<AutosaveEvent, StorageInput>(
  ({ input: { instanceId, storage, log }, receive, sendBack }) => {
    const queue = getWriteQueue<SavedFlow>(storage, savedFlowKey(instanceId));
    let pendingSave: SavedFlow | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastStatus: SaveStatus = 'all';
    const report = (saveStatus: SaveStatus) => {
      if (saveStatus !== lastStatus)
        sendBack({ type: 'saveStatus.changed', saveStatus } satisfies FlowEvent);
      lastStatus = saveStatus;
    };
    const flush = () => {
      clearTimeout(timer);
      if (pendingSave === null) return;
      const saved = pendingSave;
      pendingSave = null;
      queue.enqueue({ saved, levels: COMPACTION_LEVELS, log, report });
    };
    receive((event) => {
      clearTimeout(timer);
      if (event.type === 'flow.discarded') {
        pendingSave = null;
        queue.enqueue({ saved: null, log, report });
      } else {
        pendingSave = event.saved;
        timer = setTimeout(flush, AUTOSAVE_DELAY_MS);
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
