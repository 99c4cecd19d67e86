import { ANALYTICS_STEP, PAPER_STEP } from './ten-step.constants.js';
import * as rules from './ten-step.rules.js';
import { createPaperRequest, tenStepSetup } from './ten-step.setup.js';

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
        guard: { type: 'canAdvanceTo', params: { step: ANALYTICS_STEP } },
        target: 'fetchingAnalytics',
      },
      { guard: { type: 'canAdvanceTo', params: { step: PAPER_STEP } }, target: 'requestingPaper' },
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
const fetchingAnalytics = tenStepSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'fetchAnalytics',
    onDone: {
      target: 'idle',
      actions: [
        { type: 'storeReply', params: ({ event }) => ({ analytics: event.output }) },
        'advance',
        'save',
      ],
    },
    onError: {
      target: 'idle',
      actions: [{ type: 'logFailure', params: ({ event }) => event }, 'advance', 'save'],
    },
  },
});

/** Requests the paper; the journey continues without it. */
const requestingPaper = tenStepSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'writePaper',
    input: ({ context }) => createPaperRequest(context),
    onDone: {
      target: 'idle',
      actions: [
        { type: 'storeReply', params: ({ event }) => ({ paper: event.output }) },
        'advance',
        'save',
      ],
    },
    onError: {
      target: 'idle',
      actions: [{ type: 'logFailure', params: ({ event }) => event }, 'advance', 'save'],
    },
  },
});

/** A journey is active. */
export const active = tenStepSetup.createStateConfig({
  initial: 'idle',
  on: {
    'agents.activityChanged': { actions: { type: 'setAgentsIdle', params: ({ event }) => event } },
    'agents.completed': {
      guard: { type: 'isAwaitingResults', params: ({ event }) => event },
      actions: [{ type: 'storeResults', params: ({ event }) => event }, 'save'],
    },
    'journey.reset': { target: 'landing', actions: ['clearJourney', 'save'] },
  },
  states: { idle, fetchingAnalytics, requestingPaper },
});
