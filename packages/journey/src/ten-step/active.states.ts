import { keyOf } from '@spinout/flow-kit';
import { ANALYTICS_STEP, PAPER_STEP } from './ten-step.constants.js';
import * as rules from './ten-step.rules.js';
import { PAPER, paperRequestOf, tenStepSetup } from './ten-step.setup.js';

/** The person reads a step, and may go on to the next. */
const resting = tenStepSetup.createStateConfig({
  always: {
    guard: 'mayTakeOver',
    actions: {
      type: 'goOnWith',
      params: ({ context }) => ({ change: rules.takeOver(context) }),
    },
  },
  on: {
    'step.continued': [
      {
        guard: { type: 'arrivesAt', params: { step: ANALYTICS_STEP } },
        target: 'measuring',
      },
      { guard: { type: 'arrivesAt', params: { step: PAPER_STEP } }, target: 'writing' },
      { guard: 'mayContinue', actions: ['advance', 'keep'] },
    ],
    'agents.launched': {
      guard: 'mayLaunch',
      actions: [{ type: 'turnAgents', params: { on: true } }, 'keep'],
    },
    'results.viewed': {
      guard: 'mayView',
      actions: [{ type: 'turnAgents', params: { on: true } }, 'keep'],
    },
    'agents.left': {
      guard: 'showsAgents',
      actions: [{ type: 'turnAgents', params: { on: false } }, 'keep'],
    },
  },
});

/** TEN-27, TEN-29: the analytics are fetched; without them the journey goes on. */
const measuring = tenStepSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'fetchAnalytics',
    onDone: {
      target: 'resting',
      actions: [
        { type: 'keepReply', params: ({ event }) => ({ analytics: event.output }) },
        'advance',
        'keep',
      ],
    },
    onError: {
      target: 'resting',
      actions: [{ type: 'logFailure', params: ({ event }) => event }, 'advance', 'keep'],
    },
  },
});

/** TEN-28, TEN-29: the paper is written; without it the journey goes on. */
const writing = tenStepSetup.createStateConfig({
  tags: 'busy',
  entry: 'openPaper',
  invoke: {
    src: 'writePaper',
    input: ({ context }) => ({
      ...paperRequestOf(context),
      key: keyOf(context.intents, PAPER),
    }),
    onDone: {
      target: 'resting',
      actions: [
        { type: 'keepReply', params: ({ event }) => ({ paper: event.output }) },
        'closePaper',
        'advance',
        'keep',
      ],
    },
    onError: {
      target: 'resting',
      actions: [
        { type: 'logFailure', params: ({ event }) => event },
        'closePaper',
        'advance',
        'keep',
      ],
    },
  },
});

/** The journey is under way. */
export const active = tenStepSetup.createStateConfig({
  initial: 'resting',
  on: {
    'agents.turned': { actions: { type: 'keepRest', params: ({ event }) => event } },
    'agents.completed': {
      guard: { type: 'awaitsResults', params: ({ event }) => event },
      actions: [{ type: 'keepResults', params: ({ event }) => event }, 'keep'],
    },
    'journey.reset': { target: 'landing', actions: ['forget', 'keep'] },
  },
  states: { resting, measuring, writing },
});
