import type { SnapshotFrom } from 'xstate';
import { active } from './active.states.js';
import { landing } from './landing.states.js';
import * as rules from './ten-step.rules.js';
import { createInitialContext, tenStepSetup } from './ten-step.setup.js';

/** State machine of the ten-step journey. */
export const tenStepMachine = tenStepSetup.createMachine({
  id: 'tenStep',
  context: ({ input }) => createInitialContext(input),
  invoke: {
    id: 'autosave',
    src: 'autosaveJourney',
    input: ({ context: { storage, runtime } }) => ({
      storage,
      log: runtime.log,
      newKey: runtime.newKey,
    }),
  },
  initial: 'restoring',
  on: {
    'notice.dismissed': { actions: 'clearNotice' },
    'saveStatus.changed': { actions: { type: 'setSaveStatus', params: ({ event }) => event } },
    'conflict.detected': { actions: { type: 'setOther', params: ({ event }) => event } },
    'conflict.cleared': { actions: 'clearConflict' },
    'conflict.resolvedLocal': { guard: 'isConflict', actions: 'keepCurrent' },
    'journey.reloaded': { target: '.restoring', actions: 'reloadJourney' },
    'conflict.resolvedRemote': [
      {
        guard: 'isOtherJourney',
        target: '.active',
        actions: {
          type: 'adoptVersion',
          params: ({ context }) => ({ change: rules.restoreOther(context) }),
        },
      },
      {
        guard: 'isOtherRemoved',
        target: '.landing',
        actions: { type: 'adoptVersion', params: { change: rules.NO_JOURNEY } },
      },
    ],
  },
  states: {
    restoring: {
      on: {
        'record.restored': [
          {
            guard: { type: 'hasJourney', params: ({ event }) => event },
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
