import { assign, sendTo, type SnapshotFrom } from 'xstate';
import { canAdopt, createSavedRun, isWorking } from './pipeline.rules.js';
import { pipelineSetup } from './pipeline.setup.js';
import { research } from './research.states.js';
import {
  completed,
  error,
  initialization,
  interrupted,
  opening,
  restoring,
} from './idle.states.js';
import { NO_RUN } from './run/run-state.js';

/** Runs the agents in order and logs their events. */
export const pipelineMachine = pipelineSetup.createMachine({
  id: 'pipeline',
  context: ({ input }) => ({
    ...input,
    typed: '',
    problem: null,
    log: [],
    run: NO_RUN,
    previous: null,
    canSave: input.results === null,
    notice: null,
    other: null,
    isOwnedByOtherTab: false,
  }),
  invoke: { id: 'autosave', src: 'autosaveRun', input: ({ context }) => context },
  initial: 'restoring',
  on: {
    'saveStatus.changed': {
      actions: assign({ notice: ({ event }) => (event.saveStatus === 'all' ? null : 'full') }),
    },
    'notice.dismissed': { actions: assign({ notice: null }) },
    'conflict.detected': [
      {
        // Nothing is lost: this tab's run is not saved yet, or the other run continues it. The other tab remains the owner.
        guard: ({ context, event: { version, hasSaved } }) =>
          canAdopt(context, version) &&
          (isWorking(context) ? !hasSaved : version.kind === 'record' && version.isBasedOnKnown),
        target: '.opening',
        actions: [
          assign({ other: ({ event }) => event.version }),
          'adoptOther',
          assign({ isOwnedByOtherTab: true }),
        ],
      },
      {
        // The person chooses which run to continue; both are preserved until then.
        guard: ({ context }) => context.canSave,
        actions: assign({ other: ({ event }) => event.version }),
      },
    ],
    'conflict.cleared': { actions: assign({ other: null }) },
    'conflict.resolvedRemote': {
      guard: ({ context }) => canAdopt(context, context.other),
      target: '.opening',
      actions: [
        'adoptOther',
        assign({ isOwnedByOtherTab: ({ context: { run } }) => run.phase === 'research' }),
      ],
    },
    'conflict.resolvedLocal': {
      guard: ({ context }) => context.other !== null,
      actions: [
        sendTo('autosave', ({ context }) => ({
          type: 'conflict.resolvedLocal',
          saved: createSavedRun(context),
        })),
        assign({ other: null }),
      ],
    },
    'run.undone': {
      guard: ({ context }) => context.previous !== null,
      target: '.opening',
      actions: [
        assign(({ context }) => ({
          ...context.previous,
          previous: null,
          isOwnedByOtherTab: false,
        })),
        'save',
      ],
    },
    'undo.dismissed': { actions: assign({ previous: null }) },
    'topic.changed': {
      actions: [assign({ typed: ({ event }) => event.topic, problem: null }), 'save'],
    },
  },
  states: { restoring, opening, initialization, interrupted, research, completed, error },
});

export type PipelineSnapshot = SnapshotFrom<typeof pipelineMachine>;
