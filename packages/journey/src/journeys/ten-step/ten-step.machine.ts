import { getSaveNotice } from '@spinout/flow-kit';
import { assign, type SnapshotFrom } from 'xstate';
import { active } from './active.states.js';
import { landing } from './landing.states.js';
import * as rules from './ten-step.rules.js';
import { tenStepSetup } from './ten-step.setup.js';

/** State machine of the ten-step journey. */
export const tenStepMachine = tenStepSetup.createMachine({
  id: 'tenStep',
  context: ({ input }) => ({
    ...input,
    ...rules.NO_JOURNEY,
    button: 'start',
    other: null,
    saveStatus: 'all',
    notice: null,
    shownNotices: [],
    canSave: true,
  }),
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
    'reset.undoDismissed': { actions: assign({ removed: null }) },
    'notice.dismissed': { actions: assign({ notice: null }) },
    'saveStatus.changed': {
      actions: assign(({ context, event: { saveStatus } }) => ({
        saveStatus,
        ...getSaveNotice(context, saveStatus),
      })),
    },
    'conflict.detected': { actions: assign({ other: ({ event }) => event.version }) },
    'conflict.cleared': { actions: assign({ other: null }) },
    'conflict.resolvedLocal': {
      guard: ({ context }) => context.other !== null && rules.hasLocalWork(context),
      actions: 'keepCurrent',
    },
    'journey.reloaded': { target: '.restoring', actions: 'reloadJourney' },
    'conflict.resolvedRemote': [
      {
        guard: ({ context }) => context.other?.kind === 'record',
        target: '.active',
        actions: {
          type: 'adoptVersion',
          params: ({ context }) => ({ change: rules.restoreOther(context) }),
        },
      },
      {
        guard: ({ context }) => context.other?.kind === 'nothing',
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
            guard: ({ event }) => event.restored.kind === 'record',
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
