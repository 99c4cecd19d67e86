import { createAutosaveActor, type CompactionLevel } from '@spinout/flow-kit';
import type { AutosaveInput } from '../twelve-step.context.js';
import { compareRuns } from './compare-runs.js';
import { JOURNEY_KEY, type SavedTwelveSteps } from './saved-run.js';

/** Typing is saved together. */
const SAVE_DEBOUNCE_MS = 250;

/** Removes the runs that could be restored. */
const dropPrevious: CompactionLevel<SavedTwelveSteps> = (saved) => ({
  ...saved,
  run: saved.run && { ...saved.run, previous: undefined },
});

/** Quota fallback: everything, or only the current run. */
const COMPACTION_LEVELS: readonly CompactionLevel<SavedTwelveSteps>[] = [
  (saved) => saved,
  dropPrevious,
];

/** Autosave of the twelve steps: restores them, saves their changes, and detects a different run of another tab. */
export const autosaveTwelveSteps = createAutosaveActor<SavedTwelveSteps, AutosaveInput>({
  getTarget: ({ storage, runtime }) => ({ key: JOURNEY_KEY, storage, log: runtime.log }),
  loadRules: () =>
    Promise.resolve({
      // The parser includes all schemas, so it is loaded on demand.
      read: async (text) => (await import('./saved-run.read.js')).readTwelveSteps(text),
      levels: COMPACTION_LEVELS,
      debounceMs: SAVE_DEBOUNCE_MS,
      compare: compareRuns,
    }),
});
