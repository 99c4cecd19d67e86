import type { SnapshotFrom } from 'xstate';
import { keepingOf } from './pipeline.rules.js';
import { openedPipeline, pipelineSetup } from './pipeline.setup.js';
import { research } from './research.states.js';
import {
  completed,
  error,
  initialization,
  interrupted,
  opening,
  restoring,
} from './resting.states.js';
import { askWhich, followOther } from './version-met.js';

/** PIPE-10..15. The rules of a run: who works when, and what is written down of it. */
export const pipelineMachine = pipelineSetup.createMachine({
  id: 'pipeline',
  context: ({ input }) => openedPipeline(input),
  invoke: {
    id: 'keeper',
    src: 'keepRun',
    input: ({ context }) => keepingOf(context),
  },
  initial: 'restoring',
  on: {
    'keeping.changed': [
      {
        guard: ({ event }) => event.kept === 'all',
        actions: { type: 'tellNotice', params: { notice: null } },
      },
      { actions: { type: 'tellNotice', params: { notice: 'full' } } },
    ],
    'notice.dismissed': { actions: { type: 'tellNotice', params: { notice: null } } },
    'version.met': [
      {
        guard: {
          type: 'mayTake',
          params: ({ event: { other, follows } }) => ({ other, goesOn: follows }),
        },
        target: '.opening',
        actions: followOther,
      },
      askWhich,
    ],
    'version.gone': { actions: { type: 'keepOther', params: { other: null } } },
    'version.taken': {
      guard: { type: 'mayTake', params: ({ context: { other } }) => ({ other }) },
      target: '.opening',
      actions: [
        { type: 'takeOther', params: ({ context: { other } }) => ({ other }) },
        'placeUnderWay',
        'tellTaken',
      ],
    },
    'version.kept': {
      guard: 'hasOther',
      actions: ['tellKept', { type: 'keepOther', params: { other: null } }],
    },
    'topic.changed': {
      actions: [{ type: 'keepTyped', params: ({ event: { topic } }) => ({ topic }) }, 'keep'],
    },
  },
  states: { restoring, opening, initialization, interrupted, research, completed, error },
});

export type PipelineSnapshot = SnapshotFrom<typeof pipelineMachine>;
