import { createAutosaveActor } from '@spinout/flow-kit';
import { runKeys } from '../../storage/run-key.js';
import { COMPACTION_LEVELS, JOURNEY_KEY, type SavedJourney } from './saved-journey.js';
import type { AutosaveInput } from './ten-step.types.js';

/** Autosave of the journey: restores it, saves every change at once, and detects versions of other tabs. */
export const autosaveJourney = createAutosaveActor<SavedJourney, AutosaveInput>({
  getTarget: ({ storage, log }) => ({ key: JOURNEY_KEY, storage, log }),
  loadRules: async ({ newKey }) => ({
    // The parser includes all schemas, so it is loaded on demand.
    read: async (text) => (await import('./saved-journey.read.js')).readJourney(text),
    levels: COMPACTION_LEVELS,
    newChangeId: newKey,
    // A journey that another tab removed and restored is no other one.
    isSame: (await import('./same-journey.js')).isSameJourney,
    getRelatedKeys: ({ journeyId }) => runKeys(journeyId),
  }),
});
