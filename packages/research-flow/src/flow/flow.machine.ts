import type { SnapshotFrom } from 'xstate';
import { fetching, getStorageInput, opening, restoring } from './startup.states.js';
import { flowSetup, createInitialContext } from './flow.setup.js';
import { stepStates } from './steps.states.js';

/** The flow: runs the steps, merges their results, saves them and notifies the host. */
export const flowMachine = flowSetup.createMachine({
  id: 'flow',
  context: ({ input }) => createInitialContext(input),
  invoke: {
    id: 'autosave',
    src: 'autosaveFlow',
    input: getStorageInput,
  },
  initial: 'restoring',
  on: {
    'problem.dismissed': { actions: 'clearProblem' },
    'notice.dismissed': { actions: 'clearNotice' },
    'saveStatus.changed': {
      actions: { type: 'showSaveNotice', params: ({ event: { saveStatus } }) => ({ saveStatus }) },
    },
    'initialData.changed': [
      {
        guard: 'isUntouched',
        target: '.opening',
        actions: { type: 'setInitialData', params: ({ event }) => event },
      },
      { actions: { type: 'setLaterData', params: ({ event }) => event } },
    ],
    'step.set': {
      target: '.opening',
      actions: [{ type: 'goTo', params: ({ event: { step } }) => ({ step }) }, 'emitStepChange'],
    },
    'conflict.detected': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.opening',
        actions: [{ type: 'adoptOther', params: ({ event }) => event }, 'emitStepChange'],
      },
      { guard: { type: 'isOtherBlank', params: ({ event }) => event }, actions: 'keepCurrent' },
      { guard: 'canSave', actions: { type: 'setOther', params: ({ event }) => event } },
    ],
    'conflict.cleared': { actions: { type: 'setOther', params: { version: null } } },
    'conflict.resolvedRemote': {
      guard: 'canUseOther',
      target: '.opening',
      actions: [
        { type: 'adoptOther', params: ({ context: { other } }) => ({ version: other }) },
        'emitStepChange',
      ],
    },
    'conflict.resolvedLocal': { guard: 'hasConflict', actions: 'keepCurrent' },
    'flow.*': { target: '.opening', actions: ['startOver', 'replaceSaved', 'emitStepChange'] },
    'undo.requested': {
      guard: 'canUndo',
      target: '.opening',
      actions: ['restoreDiscarded', 'save', 'emitStepChange'],
    },
    'undo.dismissed': { actions: ['dropDiscarded', 'save'] },
    'revisit.*': [
      { guard: 'isMove', target: '.opening', actions: ['revise', 'save', 'emitStepChange'] },
      { actions: ['revise', 'save'] },
    ],
  },
  states: {
    restoring,
    opening,
    fetching,
    /** The code could not be loaded: no network, or the server has a newer version. */
    loadFailed: { on: { 'step.retried': 'fetching' } },
    ...stepStates,
    /** An unknown step number has no screen. */
    unknown: {},
  },
});

export type FlowSnapshot = SnapshotFrom<typeof flowMachine>;
