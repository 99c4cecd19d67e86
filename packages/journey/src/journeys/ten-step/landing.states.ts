import type { Runtime } from '@spinout/flow-kit';
import { assign, emit } from 'xstate';
import { isJourney } from './journey-data.js';
import * as rules from './ten-step.rules.js';
import { tenStepSetup } from './ten-step.setup.js';

const userIds = new WeakMap<Runtime, string>();

/** Anonymous user id, shared by all journeys of a page load and never saved. */
const createUserId = (runtime: Runtime): string => {
  const id = userIds.get(runtime) ?? runtime.newId('web-user-');
  userIds.set(runtime, id);
  return id;
};

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
      actions: assign({ button: ({ event }) => event.button, problem: null }),
    },
    'reset.undone': {
      guard: ({ context }) => context.removed !== null,
      target: '#tenStep.active',
      actions: ['restoreRemoved', 'save'],
    },
  },
});

/** The person is asked for an interest. */
const asking = tenStepSetup.createStateConfig({
  on: {
    'interest.changed': { actions: assign({ interest: ({ event }) => event.text }) },
    'interest.submitted': [
      {
        guard: ({ context }) => context.interest.trim() === '',
        target: 'idle',
        actions: 'clearInterest',
      },
      {
        target: 'starting',
        actions: assign({ interest: ({ context }) => context.interest.trim() }),
      },
    ],
    'interest.cancelled': { target: 'idle', actions: 'clearInterest' },
  },
});

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
        guard: ({ event }) => isJourney(event.output),
        target: '#tenStep.active',
        actions: [
          assign(({ context, event }) =>
            rules.createJourney(context, event.output, createUserId(context.runtime)),
          ),
          emit({ type: 'step.changed', step: 1 }),
          'save',
        ],
      },
      {
        target: 'idle',
        actions: assign({
          problem: ({ event }) => ({ kind: 'refused' as const, reply: event.output }),
        }),
      },
    ],
    onError: {
      target: 'idle',
      actions: assign({ problem: ({ event: { error } }) => ({ kind: 'failed' as const, error }) }),
    },
  },
});

export const landing = tenStepSetup.createStateConfig({
  initial: 'idle',
  states: { idle, asking, starting },
});
