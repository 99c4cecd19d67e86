import type { SnapshotFrom } from 'xstate';
import { createAutosaveInput } from './pipeline.rules.js';
import { createInitialContext, pipelineSetup } from './pipeline.setup.js';
import { research } from './research.states.js';
import {
  completed,
  error,
  initialization,
  interrupted,
  opening,
  restoring,
} from './idle.states.js';
import { askToResolve, followOther } from './conflict-detected.js';

/** Runs the agents in order and logs their events. */
export const pipelineMachine = pipelineSetup.createMachine({
  id: 'pipeline',
  context: ({ input }) => createInitialContext(input),
  invoke: {
    id: 'autosave',
    src: 'autosaveRun',
    input: ({ context }) => createAutosaveInput(context),
  },
  initial: 'restoring',
  on: {
    'saveStatus.changed': [
      {
        guard: ({ event }) => event.saveStatus === 'all',
        actions: { type: 'setNotice', params: { notice: null } },
      },
      { actions: { type: 'setNotice', params: { notice: 'full' } } },
    ],
    'notice.dismissed': { actions: { type: 'setNotice', params: { notice: null } } },
    'conflict.detected': [
      {
        guard: {
          type: 'canAdopt',
          params: ({ event: { version } }) => ({
            other: version,
            isLossless: version.kind === 'record' && version.isBasedOnKnown,
          }),
        },
        target: '.opening',
        actions: followOther,
      },
      askToResolve,
    ],
    'conflict.cleared': { actions: { type: 'setOther', params: { other: null } } },
    'conflict.resolvedRemote': {
      guard: { type: 'canAdopt', params: ({ context: { other } }) => ({ other }) },
      target: '.opening',
      actions: [
        { type: 'adoptOther', params: ({ context: { other } }) => ({ other }) },
        'releaseActiveRun',
        'notifyRemoteAccepted',
      ],
    },
    'conflict.resolvedLocal': {
      guard: 'hasConflict',
      actions: ['notifyLocalAccepted', { type: 'setOther', params: { other: null } }],
    },
    'topic.changed': {
      actions: [{ type: 'setTopic', params: ({ event: { topic } }) => ({ topic }) }, 'save'],
    },
  },
  states: { restoring, opening, initialization, interrupted, research, completed, error },
});

export type PipelineSnapshot = SnapshotFrom<typeof pipelineMachine>;
