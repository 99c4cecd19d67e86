import { createAutosaveActor } from '@spinout/flow-kit';
import { savedRunKey } from '../../../storage/run-key.js';
import type { AutosaveInput } from '../pipeline.types.js';
import { compareLogs } from './compare-logs.js';
import type { SavedRun } from './saved-run.js';

/** Rapid changes (typing, backend notes) are saved together. */
const SAVE_DEBOUNCE_MS = 250;

/** Autosave of the run: restores it, saves its changes, and detects a different run of another tab. */
export const autosaveRun = createAutosaveActor<SavedRun, AutosaveInput>({
  getTarget: ({ instanceId, storage, runtime }) => ({
    key: savedRunKey(instanceId),
    storage,
    log: runtime.log,
  }),
  loadRules: () =>
    Promise.resolve({
      // The parser includes all output schemas, so it is loaded on demand.
      read: async (text) => (await import('./saved-run.read.js')).readSavedRun(text),
      debounceMs: SAVE_DEBOUNCE_MS,
      // Other tabs see a run from its start.
      isUrgent: (saved) => saved.log.length === 1,
      // A removed run is saved again with its next event.
      compare: (own, other) => (other === null ? 'same' : compareLogs(own?.log ?? [], other.log)),
    }),
  isReadDeferred: true,
});
