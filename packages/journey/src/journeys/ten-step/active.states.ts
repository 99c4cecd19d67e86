import { assign, emit, enqueueActions } from 'xstate';
import * as rules from './ten-step.rules.js';
import { tenStepSetup } from './ten-step.setup.js';

/** Continuing to this step fetches the analytics. */
const ANALYTICS_STEP = 2;
/** Continuing to this step requests the paper. */
const PAPER_STEP = 6;

/** No call is in progress; the person can continue. */
const idle = tenStepSetup.createStateConfig({
  always: {
    guard: 'isSafeUpdate',
    actions: {
      type: 'adoptVersion',
      params: ({ context }) => ({ change: rules.adoptOther(context) }),
    },
  },
  on: {
    'step.continued': [
      {
        guard: ({ context }) => rules.canAdvanceTo(context, ANALYTICS_STEP),
        target: 'fetchingAnalytics',
      },
      {
        guard: ({ context }) => rules.canAdvanceTo(context, PAPER_STEP),
        target: 'requestingPaper',
      },
      { guard: ({ context }) => rules.canAdvanceTo(context), target: 'advancing' },
    ],
    'agents.launched': {
      guard: ({ context }) => rules.canLaunch(context),
      actions: [{ type: 'toggleAgents', params: { on: true } }, 'save'],
    },
    'results.viewed': {
      guard: ({ context }) => rules.canViewResults(context),
      actions: [{ type: 'toggleAgents', params: { on: true } }, 'save'],
    },
    'agents.closed': {
      guard: ({ context }) => context.showAgents,
      actions: [{ type: 'toggleAgents', params: { on: false } }, 'save'],
    },
  },
});

/** Fetches the analytics; the journey continues without them. */
const fetchingAnalytics = tenStepSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'fetchAnalytics',
    onDone: {
      target: 'advancing',
      actions: assign({
        data: ({ context: { data }, event }) => data && { ...data, analytics: event.output },
      }),
    },
    onError: {
      target: 'advancing',
      actions: { type: 'logFailure', params: ({ event }) => event },
    },
  },
});

/** Requests the paper; the journey continues without it. */
const requestingPaper = tenStepSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'writePaper',
    input: ({ context: { data } }) => ({
      hypothesis: data?.hypothesis ?? null,
      topic: data?.interest ?? '',
    }),
    onDone: {
      target: 'advancing',
      actions: assign({
        data: ({ context: { data }, event }) => data && { ...data, paper: event.output },
      }),
    },
    onError: {
      target: 'advancing',
      actions: { type: 'logFailure', params: ({ event }) => event },
    },
  },
});

/** Goes to the next step, the last of which completes the journey. */
const advancing = tenStepSetup.createStateConfig({
  entry: [
    enqueueActions(({ context: { step, data }, enqueue }) => {
      enqueue.assign({ step: step + 1 });
      enqueue.emit({ type: 'step.changed', step: step + 1 });
      if (data && !rules.canAdvanceTo({ step: step + 1 })) {
        enqueue.emit({ type: 'journey.completed', data });
      }
    }),
    'save',
  ],
  always: 'idle',
});

export const active = tenStepSetup.createStateConfig({
  initial: 'idle',
  on: {
    'agents.activityChanged': {
      actions: assign({ areAgentsIdle: ({ event }) => event.isIdle }),
    },
    'agents.completed': {
      guard: ({ context, event }) =>
        context.journeyId === event.journeyId && rules.getAgentsView(context) === 'run',
      actions: [
        assign({
          data: ({ context: { data }, event }) =>
            data && { ...data, agenticResults: { results: event.bundle } },
          showAgents: false,
        }),
        'save',
      ],
    },
    'journey.reset': {
      target: 'landing',
      actions: [
        assign(({ context }) => rules.resetJourney(context)),
        emit({ type: 'step.changed', step: 0 }),
        'save',
      ],
    },
  },
  states: { idle, fetchingAnalytics, requestingPaper, advancing },
});
