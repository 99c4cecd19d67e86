import { assign, emit } from 'xstate';
import { findNextStep, getSupportedReply, isComplete, setNextStep } from './journey-steps.js';
import { createResult } from './twelve-step.rules.js';
import { twelveStepSetup } from './twelve-step.setup.js';
import type { StepOutcome } from './twelve-step.types.js';

const SIMULATED: StepOutcome = { found: {}, result: { kind: 'simulated' } };

/** Step 8 without a PDF. */
const DATA_INSTEAD: StepOutcome = {
  result: { kind: 'dataInstead' },
  found: { file: { kind: 'dataInstead' } },
};

/** Performs the steps in order; every completed one is saved. */
export const running = twelveStepSetup.createStateConfig({
  tags: 'running',
  entry: assign({ isInOtherTab: false }),
  // However the run ends here, also if another one is shown: no step of it stays in progress.
  exit: assign({ steps: ({ context }) => setNextStep(context.steps, 'pending') }),
  invoke: { src: 'announceRun', input: ({ context: { runId } }) => ({ runId }) },
  on: {
    'run.cancelled': { target: 'ready', actions: 'save' },
  },
  initial: 'choosing',
  states: {
    choosing: {
      entry: 'save',
      always: [
        {
          guard: ({ context }) => isComplete(context.steps),
          target: '#twelveStep.ready',
          actions: emit(({ context }) => ({
            type: 'journey.completed',
            result: createResult(context),
          })),
        },
        {
          guard: 'isSkipped',
          target: 'choosing',
          reenter: true,
          actions: {
            type: 'completeStep',
            params: ({ context: { hasStructures } }) => ({
              found: {},
              result: { kind: 'skipped', reason: hasStructures ? 'noProtein' : 'turnedOff' },
            }),
          },
        },
        { guard: 'isSimulated', target: 'simulating' },
        { target: 'performing' },
      ],
    },
    simulating: {
      entry: 'beginStep',
      after: {
        simulatedStep: {
          target: 'choosing',
          actions: { type: 'completeStep', params: SIMULATED },
        },
      },
    },
    performing: {
      entry: 'beginStep',
      invoke: {
        src: 'performStep',
        input: ({ context: { runtime, runTopic, steps, research, hypothesis, paper } }) => ({
          step: findNextStep(steps) ?? 1,
          topic: runTopic,
          research,
          hypothesis: getSupportedReply(hypothesis),
          paper,
          today: runtime.now(),
          random: runtime.random,
        }),
        onDone: {
          target: 'choosing',
          actions: { type: 'completeStep', params: ({ event }) => event.output },
        },
        onError: [
          {
            // Without a PDF the run continues and offers its data as a file.
            guard: ({ context }) => findNextStep(context.steps) === 8,
            target: 'choosing',
            actions: [
              { type: 'completeStep', params: DATA_INSTEAD },
              ({ context: { runtime }, event: { error } }) =>
                runtime.log.warn('The PDF could not be made; the data are offered instead.', error),
            ],
          },
          {
            target: '#twelveStep.ready',
            actions: [
              assign(({ context, event: { error } }) => ({
                steps: setNextStep(context.steps, 'error'),
                error,
              })),
              ({ context, event }) =>
                context.runtime.log.error('A step of the journey failed.', event.error),
            ],
          },
        ],
      },
    },
  },
});
