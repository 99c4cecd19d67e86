import { createRecordActor, isSameContent } from '@spinout/flow-kit';
import { COMPACTION_LEVELS } from '../saved/compaction.js';
import { savedFlowKey, type SavedFlow } from '../saved/saved-flow.js';
import type { StorageInput } from './flow.types.js';

/** Debounce delay: changes in quick succession (typing) are saved together. */
const AUTOSAVE_DELAY_MS = 250;

/** Restores the saved flow, saves its changes, and detects versions of other tabs. */
export const autosaveFlow = createRecordActor<SavedFlow, StorageInput>(
  ({ instanceId, storage, log }) => ({
    key: savedFlowKey(instanceId),
    storage,
    log,
    // The reader includes all schemas, so it is loaded only when there is a record to read.
    read: async (text) => (await import('../saved/saved-flow.read.js')).readSavedFlow(text),
    levels: COMPACTION_LEVELS,
    debounceMs: AUTOSAVE_DELAY_MS,
    isSame: isSameContent,
    isLoadDeferred: true,
  }),
);
