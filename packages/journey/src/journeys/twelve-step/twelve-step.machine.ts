import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import {
  createSteps,
  findNextStep,
  getSupportedReply,
  INITIAL_STEPS,
  isComplete,
  isStopped,
  setNextStep,
} from './journey-steps.js';
import { mentionsProtein, SIMULATED_STEP_MS, SIMULATED_STEPS } from './twelve-step.constants.js';
import type {
  StepFindings,
  RunStep,
  StepInput,
  StepOutcome,
  TwelveStepResult,
} from './twelve-step.types.js';

export interface TwelveStepInput {
  readonly runtime: Runtime;
  /** Whether protein structures are shown. @default true */
  readonly hasStructures?: boolean | undefined;
}

export interface TwelveStepContext extends StepFindings {
  readonly runtime: Runtime;
  readonly hasStructures: boolean;
  readonly topic: string;
  /** Counter of runs, which identifies the results of a run. */
  readonly run: number;
  /** Topic of the current run; empty before the first. */
  readonly runTopic: string;
  readonly steps: readonly RunStep[];
  /** Why the run stopped. */
  readonly error: unknown;
  readonly alerts: readonly 'topicMissing'[];
  /** The run that the latest start replaced, until the next start; null if there was none with results. */
  readonly previous: KeptRun | null;
}

type KeptRun = Pick<TwelveStepContext, keyof StepFindings | 'run' | 'runTopic' | 'steps' | 'error'>;

/** The run of a bundle. */
export type OpenedRun = StepFindings & Pick<TwelveStepContext, 'topic' | 'steps'>;

export type TwelveStepEvent =
  | { readonly type: 'topic.changed'; readonly topic: string }
  | { readonly type: 'run.requested' }
  | { readonly type: 'run.repeated' }
  | { readonly type: 'run.cancelled' }
  /** Replaces the run by the one before. */
  | { readonly type: 'run.undone' }
  | { readonly type: 'undo.dismissed' }
  /** A bundle was opened; its run replaces the current one. */
  | { readonly type: 'run.opened'; readonly opened: OpenedRun }
  | { readonly type: 'alert.closed' };

const NOTHING_FOUND: StepFindings = {
  research: null,
  hypothesis: null,
  subject: null,
  paper: null,
  file: null,
};

const SIMULATED: StepOutcome = { found: {}, result: { kind: 'simulated' } };

/** Step 8 without a PDF. */
const DATA_INSTEAD: StepOutcome = {
  result: { kind: 'dataInstead' },
  found: { file: { kind: 'dataInstead' } },
};

/** The current run, to be brought back; null if it has no results. */
const keepRun = (context: TwelveStepContext): KeptRun | null => {
  const { run, runTopic, steps, error, research, hypothesis, subject, paper, file } = context;
  return research && { run, runTopic, steps, error, research, hypothesis, subject, paper, file };
};

const createResult = (context: TwelveStepContext): TwelveStepResult => {
  const { runTopic: topic, research, hypothesis, paper } = context;
  if (!research || !hypothesis || !paper) throw new Error('twelve steps: one was left out');
  return { topic, research, hypothesis, paper };
};

export const twelveStepMachine = setup({
  types: {
    input: {} as TwelveStepInput,
    context: {} as TwelveStepContext,
    events: {} as TwelveStepEvent,
    emitted: {} as { readonly type: 'journey.completed'; readonly result: TwelveStepResult },
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
    beginStep: assign({ steps: ({ context }) => setNextStep(context.steps, 'in-progress') }),
    completeStep: assign(({ context }, { found, result }: StepOutcome) => ({
      ...found,
      steps: setNextStep(context.steps, 'completed', result),
    })),
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
    previous: null,
  }),
  on: {
    'run.undone': {
      guard: ({ context }) => context.previous !== null,
      target: '.ready',
      actions: assign(({ context }) => ({ ...context.previous, previous: null })),
    },
    'undo.dismissed': { actions: assign({ previous: null }) },
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
          {
            target: 'running',
            actions: assign(({ context }) => ({
              ...NOTHING_FOUND,
              previous: keepRun(context),
              error: null,
              run: context.run + 1,
              runTopic: context.topic.trim(),
              steps: createSteps(context.topic.trim()),
            })),
          },
        ],
        'run.opened': {
          actions: assign(({ context, event: { opened } }) => ({
            ...opened,
            topic: context.topic,
            previous: keepRun(context),
            error: null,
            run: context.run + 1,
            runTopic: opened.topic,
          })),
        },
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
          actions: assign({ steps: ({ context }) => setNextStep(context.steps, 'pending') }),
        },
      },
      initial: 'choosing',
      states: {
        choosing: {
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
                    runtime.log.warn(
                      'The PDF could not be made; the data are offered instead.',
                      error,
                    ),
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
    },
  },
});

export type TwelveStepSnapshot = SnapshotFrom<typeof twelveStepMachine>;
