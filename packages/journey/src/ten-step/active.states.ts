import { keyOf } from '@spinout/flow-kit';
import { ANALYTICS_STEP, PAPER_STEP } from './ten-step.constants.js';
import * as rules from './ten-step.rules.js';
import { PAPER, toPaperRequest, tenStepSetup } from './ten-step.setup.js';

/** The person reads a step, and may go on to the next. */
const resting = tenStepSetup.createStateConfig({
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
        guard: { type: 'canAdvanceTo', params: { step: ANALYTICS_STEP } },
        target: 'measuring',
      },
      { guard: { type: 'canAdvanceTo', params: { step: PAPER_STEP } }, target: 'writing' },
      { guard: 'canContinue', actions: ['advance', 'save'] },
    ],
    'agents.launched': {
      guard: 'canLaunch',
      actions: [{ type: 'toggleAgents', params: { on: true } }, 'save'],
    },
    'results.viewed': {
      guard: 'canViewResults',
      actions: [{ type: 'toggleAgents', params: { on: true } }, 'save'],
    },
    'agents.closed': {
      guard: 'showsAgents',
      actions: [{ type: 'toggleAgents', params: { on: false } }, 'save'],
    },
  },
});

/** Fetches the analytics; the journey continues without them. */
const measuring = tenStepSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'fetchAnalytics',
    onDone: {
      target: 'resting',
      actions: [
        { type: 'storeReply', params: ({ event }) => ({ analytics: event.output }) },
        'advance',
        'save',
      ],
    },
    onError: {
      target: 'resting',
      actions: [{ type: 'logFailure', params: ({ event }) => event }, 'advance', 'save'],
    },
  },
});

/** Requests the paper; the journey continues without it. */
const writing = tenStepSetup.createStateConfig({
  tags: 'busy',
  entry: 'openPaper',
  invoke: {
    src: 'writePaper',
    input: ({ context }) => ({
      ...toPaperRequest(context),
      key: keyOf(context.intents, PAPER),
    }),
    onDone: {
      target: 'resting',
      actions: [
        { type: 'storeReply', params: ({ event }) => ({ paper: event.output }) },
        'closePaper',
        'advance',
        'save',
      ],
    },
    onError: {
      target: 'resting',
      actions: [
        { type: 'logFailure', params: ({ event }) => event },
        'closePaper',
        'advance',
        'save',
      ],
    },
  },
});

/** A journey is active. */
export const active = tenStepSetup.createStateConfig({
  initial: 'resting',
  on: {
    'agents.activityChanged': { actions: { type: 'setAgentsIdle', params: ({ event }) => event } },
    'agents.completed': {
      guard: { type: 'isAwaitingResults', params: ({ event }) => event },
      actions: [{ type: 'storeResults', params: ({ event }) => event }, 'save'],
    },
    'journey.reset': { target: 'landing', actions: ['clearJourney', 'save'] },
  },
  states: { resting, measuring, writing },
});
