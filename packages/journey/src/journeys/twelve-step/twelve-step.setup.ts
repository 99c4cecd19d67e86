import { actorSlot, type RecordCommand, type RecordEvent } from '@spinout/flow-kit';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import { findNextStep, setNextStep } from './journey-steps.js';
import type { SavedTwelveSteps } from './saved/saved-run.js';
import { mentionsProtein, SIMULATED_STEP_MS, SIMULATED_STEPS } from './twelve-step.constants.js';
import { createSavedJourney, openSaved } from './twelve-step.rules.js';
import type {
  AutosaveInput,
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
  },
  guards: {
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
    /** Shows the version of the other tab. This tab's run can be restored if the other one does not continue it. */
    adoptOther: enqueueActions(({ context, enqueue }, { canUndo }: { canUndo: boolean }) => {
      if (context.other?.kind !== 'record') return;
      enqueue.assign({ ...openSaved(context, context.other.saved, canUndo), other: null });
      enqueue.sendTo('autosave', { type: 'conflict.resolvedRemote' });
    }),
    keepCurrent: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ other: null, canSave: true });
      enqueue.sendTo('autosave', {
        type: 'conflict.resolvedLocal',
        saved: createSavedJourney(context),
      });
    }),
  },
});
