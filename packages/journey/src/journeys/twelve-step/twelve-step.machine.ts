import { isUnsupported } from '@spinout/api-client';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import {
  beginNext,
  completeNext,
  failNext,
  INITIAL_STEPS,
  isComplete,
  isStopped,
  findNextStep,
  createSteps,
  resetNext,
} from './journey-steps.js';
import { mentionsProtein, SIMULATED_STEP_MS, SIMULATED_STEPS } from './twelve-step.constants.js';
import type {
  StepFindings,
  RunStep,
  StepInput,
  StepOutcome,
  StepResult,
  TwelveStepResult,
} from './twelve-step.types.js';

export type TwelveStepAlert = 'topicMissing';

export interface TwelveStepInput {
  readonly runtime: Runtime;
  /** Whether protein structures are shown. @default true */
  readonly hasStructures?: boolean | undefined;
}

export interface TwelveStepContext extends StepFindings {
  readonly runtime: Runtime;
  readonly hasStructures: boolean;
  /** The text of the topic field. */
  readonly topic: string;
  /** Counter of runs, which identifies the results of a run. */
  readonly run: number;
  /** Topic of the current run; empty before the first. */
  readonly runTopic: string;
  readonly steps: readonly RunStep[];
  /** Why the run stopped. */
  readonly error: unknown;
  readonly alerts: readonly TwelveStepAlert[];
}

export type TwelveStepEvent =
  | { readonly type: 'topic.changed'; readonly topic: string }
  | { readonly type: 'run.requested' }
  | { readonly type: 'run.repeated' }
  | { readonly type: 'run.cancelled' }
  | { readonly type: 'alert.closed' };

export interface TwelveStepEmitted {
  readonly type: 'journey.completed';
  readonly result: TwelveStepResult;
}

const NOTHING_FOUND: StepFindings = {
  research: null,
  hypothesis: null,
  subject: null,
  paper: null,
  file: null,
};

const createStepInput = ({ runtime, runTopic, steps, ...found }: TwelveStepContext): StepInput => ({
  step: findNextStep(steps) ?? 1,
  topic: runTopic,
  research: found.research,
  // An unsupported hypothesis is shown, but no paper is based on it.
  hypothesis: isUnsupported(found.hypothesis?.hypothesis) ? null : found.hypothesis,
  paper: found.paper,
  today: runtime.now(),
  random: runtime.random,
});

/** State machine of the twelve steps. */
export const twelveStepMachine = setup({
  types: {
    input: {} as TwelveStepInput,
    context: {} as TwelveStepContext,
    events: {} as TwelveStepEvent,
    emitted: {} as TwelveStepEmitted,
    tags: {} as 'running',
  },
  delays: { simulatedStep: SIMULATED_STEP_MS },
  actors: {
    /** Executes a step that is not simulated: 2, 3, 4, 7 or 8. */
    performStep: actorSlot<StepOutcome, StepInput>('performStep'),
  },
  guards: {
    isSimulated: ({ context }) => SIMULATED_STEPS.has(findNextStep(context.steps) ?? 1),
    isSkipped: ({ context }) =>
      findNextStep(context.steps) === 4 &&
      !(context.hasStructures && mentionsProtein(context.runTopic)),
  },
  actions: {
    beginRun: assign(({ context: { topic, run } }) => ({
      ...NOTHING_FOUND,
      error: null,
      run: run + 1,
      runTopic: topic.trim(),
      steps: createSteps(topic.trim()),
    })),
    beginStep: assign({ steps: ({ context }) => beginNext(context.steps) }),
    completeStep: assign({
      steps: ({ context }, { result }: { result: StepResult }) =>
        completeNext(context.steps, result),
    }),
    storeOutcome: assign((_, { found }: { found: Partial<StepFindings> }) => found),
    emitCompleted: emit(({ context: { runTopic, research, hypothesis, paper } }) => {
      if (!research || !hypothesis || !paper) throw new Error('twelve steps: one was left out');
      return {
        type: 'journey.completed' as const,
        result: { topic: runTopic, research, hypothesis, paper },
      };
    }),
  },
}).createMachine({
  id: 'twelveStep',
  context: ({ input: { runtime, hasStructures = true } }) => ({
    ...NOTHING_FOUND,
    runtime,
    hasStructures,
    topic: '',
    run: 0,
    runTopic: '',
    steps: INITIAL_STEPS,
    error: null,
    alerts: [],
  }),
  on: {
    'alert.closed': { actions: assign({ alerts: ({ context }) => context.alerts.slice(1) }) },
  },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'topic.changed': { actions: assign({ topic: ({ event }) => event.topic }) },
        'run.requested': [
          {
            guard: ({ context }) => context.topic.trim() === '',
            actions: assign({
              alerts: ({ context }) => [...context.alerts, 'topicMissing' as const],
            }),
          },
          { target: 'running', actions: 'beginRun' },
        ],
        'run.repeated': {
          guard: ({ context }) => isStopped(context.steps),
          target: 'running',
          actions: assign({ error: null }),
        },
      },
    },
    running: {
      tags: 'running',
      on: {
        'run.cancelled': {
          target: 'ready',
          actions: assign({ steps: ({ context }) => resetNext(context.steps) }),
        },
      },
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            {
              guard: ({ context }) => isComplete(context.steps),
              target: '#twelveStep.ready',
              actions: 'emitCompleted',
            },
            {
              guard: 'isSkipped',
              target: 'choosing',
              reenter: true,
              actions: {
                type: 'completeStep',
                params: ({ context: { hasStructures } }) => ({
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
              actions: { type: 'completeStep', params: { result: { kind: 'simulated' } } },
            },
          },
        },
        performing: {
          entry: 'beginStep',
          invoke: {
            src: 'performStep',
            input: ({ context }) => createStepInput(context),
            onDone: {
              target: 'choosing',
              actions: [
                { type: 'storeOutcome', params: ({ event }) => event.output },
                { type: 'completeStep', params: ({ event }) => event.output },
              ],
            },
            onError: [
              {
                // Without a PDF the run continues and offers its data as a file.
                guard: ({ context }) => findNextStep(context.steps) === 8,
                target: 'choosing',
                actions: [
                  { type: 'storeOutcome', params: { found: { file: { kind: 'dataInstead' } } } },
                  { type: 'completeStep', params: { result: { kind: 'dataInstead' } } },
                  ({ context: { runtime }, event }) =>
                    runtime.log.warn(
                      'The PDF could not be made; the data are offered instead.',
                      event.error,
                    ),
                ],
              },
              {
                target: '#twelveStep.ready',
                actions: [
                  assign({
                    steps: ({ context }) => failNext(context.steps),
                    error: ({ event }) => event.error,
                  }),
                  ({ context, event }) =>
                    context.runtime.log.error('A step of the journey failed.', event.error),
                ],
              },
            ],
          },
        },
      },
    },
  },
});

export type TwelveStepSnapshot = SnapshotFrom<typeof twelveStepMachine>;
