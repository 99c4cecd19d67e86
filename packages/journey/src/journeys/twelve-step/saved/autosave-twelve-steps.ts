import { createAutosaveActor, type CompactionLevel } from '@spinout/flow-kit';
import type { AutosaveInput } from '../twelve-step.context.js';
import { compareRuns } from './compare-runs.js';
import { MAX_PREVIOUS_RUNS } from './merge-runs.js';
import { JOURNEY_KEY, type SavedTwelveSteps } from './saved-run.js';

/** Typing is saved together. */
const SAVE_DEBOUNCE_MS = 250;

/** Quota fallback: everything, or fewer of the runs that can be restored, first without the last in the order of restoring. */
const COMPACTION_LEVELS: readonly CompactionLevel<SavedTwelveSteps>[] = [
  (saved) => saved,
  ...Array.from(
    { length: MAX_PREVIOUS_RUNS },
    (_, index): CompactionLevel<SavedTwelveSteps> =>
      (saved) => ({
        ...saved,
        previous: saved.previous.slice(0, MAX_PREVIOUS_RUNS - 1 - index),
        isPartial: true,
      }),
  ),
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
