import * as rules from './ten-step.rules.js';
import { tenStepSetup } from './ten-step.setup.js';
import { createUserId } from './user-id.js';

/** No journey; adopts one of another tab if nothing of this tab is lost. */
const idle = tenStepSetup.createStateConfig({
  always: {
    guard: 'isSafeUpdate',
    target: '#tenStep.active',
    actions: {
      type: 'adoptVersion',
      params: ({ context }) => ({ change: rules.adoptOther(context) }),
    },
  },
  on: {
    'journey.requested': {
      target: 'asking',
      actions: { type: 'ask', params: ({ event }) => event },
    },
  },
});

/** The person is asked for an interest. */
const asking = tenStepSetup.createStateConfig({
  on: {
    'interest.changed': {
      actions: { type: 'setInterest', params: ({ event }) => event },
    },
    'interest.submitted': [
      { guard: 'isBlank', target: 'idle', actions: 'clearInterest' },
      { target: 'starting', actions: 'trimInterest' },
    ],
    'interest.cancelled': { target: 'idle', actions: 'clearInterest' },
  },
});

/** Requests the journey from the server. */
const starting = tenStepSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'startJourney',
    input: ({ context: { interest, runtime } }) => ({
      topic: interest,
      userId: createUserId(runtime),
    }),
    onDone: [
      {
        guard: { type: 'isStarted', params: ({ event }) => ({ reply: event.output }) },
        target: '#tenStep.active',
        actions: [
          { type: 'acceptStart', params: ({ event }) => ({ reply: event.output }) },
          'save',
        ],
      },
      {
        target: 'idle',
        actions: { type: 'refuse', params: ({ event }) => ({ reply: event.output }) },
      },
    ],
    onError: {
      target: 'idle',
      actions: { type: 'fail', params: ({ event }) => event },
    },
  },
});

/** There is no journey yet. */
export const landing = tenStepSetup.createStateConfig({
  initial: 'idle',
  states: { idle, asking, starting },
});
