import type { SnapshotFrom } from 'xstate';
import { active } from './active.states.js';
import { landing } from './landing.states.js';
import * as rules from './ten-step.rules.js';
import { openedJourney, tenStepSetup } from './ten-step.setup.js';

/** The rules of the ten-step journey; runs without React, without a server and without a browser. */
export const tenStepMachine = tenStepSetup.createMachine({
  id: 'tenStep',
  context: ({ input }) => openedJourney(input),
  invoke: {
    id: 'keeper',
    src: 'keepJourney',
    input: ({ context: { storage, runtime } }) => ({
      storage,
      log: runtime.log,
      newKey: runtime.newKey,
    }),
  },
  initial: 'restoring',
  on: {
    'notice.dismissed': { actions: 'clearNotice' },
    'keeping.changed': { actions: { type: 'tellKept', params: ({ event }) => event } },
    'version.met': { actions: { type: 'meet', params: ({ event }) => event } },
    'version.gone': { actions: 'forgetOther' },
    'version.kept': { guard: 'isConflict', actions: 'keepOwn' },
    'journey.recalled': { target: '.restoring', actions: 'recall' },
    'version.taken': [
      {
        guard: 'isOtherJourney',
        target: '.active',
        actions: {
          type: 'goOnWith',
          params: ({ context }) => ({ change: rules.beginWithOther(context) }),
        },
      },
      {
        guard: 'isOtherNothing',
        target: '.landing',
        actions: { type: 'goOnWith', params: { change: rules.NO_JOURNEY } },
      },
    ],
  },
  states: {
    restoring: {
      on: {
        'journey.restored': [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'active',
            actions: { type: 'restore', params: ({ event }) => event },
          },
          {
            target: 'landing',
            actions: { type: 'restore', params: ({ event }) => event },
          },
        ],
      },
    },
    landing,
    active,
  },
});

export type TenStepSnapshot = SnapshotFrom<typeof tenStepMachine>;
