import { actorSlot, type RecordCommand, type RecordEvent } from '@spinout/flow-kit';
import { assign, enqueueActions, fromCallback, setup, type EventObject } from 'xstate';
import { findNextStep, setNextStep } from './journey-steps.js';
import { isStoredIn } from './saved/merge-runs.js';
import type { RunInput } from './saved/run-lock.js';
import type { SavedTwelveSteps } from './saved/saved-run.js';
import { mentionsProtein, SIMULATED_STEP_MS, SIMULATED_STEPS } from './twelve-step.constants.js';
import { createSavedJourney, decideOther, mergeOther, openSaved } from './twelve-step.rules.js';
import type {
  AutosaveInput,
  MergeParams,
  TwelveStepContext,
  TwelveStepEvent,
  TwelveStepInput,
} from './twelve-step.context.js';
import type { StepInput, StepOutcome, TwelveStepResult } from './twelve-step.types.js';

/** Without an autosave actor, every page load starts without a run. */
const noAutosave = fromCallback<RecordCommand<SavedTwelveSteps>, AutosaveInput>(({ sendBack }) => {
  sendBack({
    type: 'record.restored',
    restored: { kind: 'nothing' },
  } satisfies RecordEvent<SavedTwelveSteps>);
});

const resolveConflict = (
  context: TwelveStepContext,
  other: SavedTwelveSteps,
): RecordCommand<SavedTwelveSteps> => {
  const saved = createSavedJourney(context);
  return saved === null || isStoredIn(other, saved)
    ? { type: 'conflict.resolvedRemote' }
    : { type: 'conflict.resolvedLocal', saved };
};

/** Actors, guards and actions of the machine of the twelve steps. */
export const twelveStepSetup = setup({
  types: {
    input: {} as TwelveStepInput,
    context: {} as TwelveStepContext,
    events: {} as TwelveStepEvent,
    emitted: {} as { readonly type: 'journey.completed'; readonly result: TwelveStepResult },
    tags: {} as 'running',
    children: {} as { autosave: 'autosaveTwelveSteps' },
  },
  delays: { simulatedStep: SIMULATED_STEP_MS },
  actors: {
    /** Executes a step that is not simulated: 2, 3, 4, 7 or 8. */
    performStep: actorSlot<StepOutcome, StepInput>('performStep'),
    /** Restores and saves the run, and detects a different one of another tab. */
    autosaveTwelveSteps: noAutosave,
    /** Tells other tabs that this one performs the steps of the run. */
    announceRun: fromCallback<EventObject, RunInput>(() => undefined),
    /** Reports whether another tab performs them. */
    watchRun: fromCallback<EventObject, RunInput>(() => undefined),
  },
  guards: {
    isInOtherTab: ({ context }) => context.isInOtherTab,
    /** What follows from the version that another tab saved. */
    isDecided: ({ context, event }, decision: 'add' | 'follow') =>
      event.type === 'conflict.detected' &&
      event.version.kind === 'record' &&
      decideOther(context, event.version.saved) === decision,
    isSimulated: ({ context }) => SIMULATED_STEPS.has(findNextStep(context.steps) ?? 1),
    isSkipped: ({ context }) =>
      findNextStep(context.steps) === 4 &&
      !(context.hasStructures && mentionsProtein(context.runTopic)),
  },
  actions: {
    beginStep: assign({ steps: ({ context }) => setNextStep(context.steps, 'in-progress') }),
    completeStep: assign(({ context }, { found, result }: StepOutcome) => ({
      ...found,
      steps: setNextStep(context.steps, 'completed', result),
    })),
    save: enqueueActions(({ context, enqueue }) => {
      if (!context.canSave || context.other !== null) return;
      enqueue.sendTo('autosave', { type: 'record.changed', saved: createSavedJourney(context) });
    }),
    /** Shows what both tabs have together, and saves it unless the other tab has. */
    showMerged: enqueueActions(({ context, enqueue }, { other, shown }: MergeParams) => {
      const merged = other?.kind === 'record' && mergeOther(context, other.saved, shown);
      if (!merged) return;
      const change = { ...openSaved(context, merged), other: null, canSave: true };
      enqueue.assign(change);
      enqueue.sendTo('autosave', resolveConflict({ ...context, ...change }, other.saved));
    }),
    /** Replaces a version of the other tab that cannot be read. */
    overwriteOther: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ other: null, canSave: true });
      enqueue.sendTo('autosave', {
        type: 'conflict.resolvedLocal',
        saved: createSavedJourney(context),
      });
    }),
  },
});
