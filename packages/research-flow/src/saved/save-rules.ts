import { isSameContent, type PersistedRecordOptions } from '@spinout/flow-kit';
import { COMPACTION_LEVELS } from './compaction.js';
import type { SavedFlow } from './saved-flow.js';

/** Debounce delay: changes in quick succession (typing) are saved together. */
const AUTOSAVE_DELAY_MS = 250;

/** How a flow is read, compared and saved. */
export const createFlowSaveRules = (
  now: () => Date,
): Omit<PersistedRecordOptions<SavedFlow>, 'key' | 'storage' | 'log'> => ({
  // The reader includes all schemas, so it is loaded only when there is a record to read.
  read: async (text) => (await import('./saved-flow.read.js')).readSavedFlow(text, now()),
  levels: COMPACTION_LEVELS,
  debounceMs: AUTOSAVE_DELAY_MS,
  isSame: isSameContent,
});
