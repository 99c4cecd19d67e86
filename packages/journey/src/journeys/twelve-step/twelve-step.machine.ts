import { assign, type SnapshotFrom } from 'xstate';
import { memoryStorage } from '@spinout/flow-kit';
import { isStopped } from './journey-steps.js';
import { running } from './running.states.js';
import { NO_RUN, openBundledRun, openSaved, startRun } from './twelve-step.rules.js';
import { twelveStepSetup } from './twelve-step.setup.js';

export const twelveStepMachine = twelveStepSetup.createMachine({
  id: 'twelveStep',
  context: ({ input: { runtime, storage = memoryStorage(), hasStructures = true } }) => ({
    ...NO_RUN,
    runtime,
    storage,
    hasStructures,
    topic: '',
    alerts: [],
    canSave: true,
    saveStatus: 'all',
    other: null,
  }),
  invoke: {
    id: 'autosave',
    src: 'autosaveTwelveSteps',
    input: ({ context: { storage, runtime } }) => ({ storage, runtime }),
  },
  on: {
    'run.undone': {
      guard: ({ context }) => context.previous !== null,
      target: '.ready',
      actions: [assign(({ context }) => ({ ...context.previous })), 'save'],
    },
    'undo.dismissed': { actions: [assign({ previous: null }), 'save'] },
    'alert.closed': { actions: assign({ alerts: ({ context }) => context.alerts.slice(1) }) },
    'saveStatus.changed': {
      actions: assign({ saveStatus: ({ event }) => event.saveStatus }),
    },
    'conflict.detected': [
      {
        // Another tab continued the run that this one shows, or replaced it and can restore it.
        guard: ({ event: { version } }) => version.kind === 'record' && version.isBasedOnKnown,
        target: '.ready',
        actions: [
          assign({ other: ({ event }) => event.version }),
          { type: 'adoptOther', params: { canUndo: false } },
        ],
      },
      { actions: assign({ other: ({ event }) => event.version }) },
    ],
    'conflict.cleared': { actions: [assign({ other: null }), 'save'] },
    'conflict.resolvedRemote': {
      guard: ({ context }) => context.other?.kind === 'record',
      target: '.ready',
      actions: { type: 'adoptOther', params: { canUndo: true } },
    },
    'conflict.resolvedLocal': {
      guard: ({ context }) => context.other !== null,
      actions: 'keepCurrent',
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      on: {
        'record.restored': {
          target: 'ready',
          actions: assign(({ context, event: { restored } }) => ({
            canSave: restored.kind !== 'unavailable',
            ...(restored.kind === 'record' && openSaved(context, restored.saved, false)),
          })),
        },
      },
    },
    ready: {
      on: {
        'topic.changed': {
          actions: [assign({ topic: ({ event }) => event.topic }), 'save'],
        },
        'run.requested': [
          {
            guard: ({ context }) => context.topic.trim() === '',
            actions: assign({
              alerts: ({ context }) => [...context.alerts, 'topicMissing' as const],
            }),
          },
          { target: 'running', actions: assign(({ context }) => startRun(context)) },
        ],
        'run.opened': {
          actions: [
            assign(({ context, event: { opened } }) => openBundledRun(context, opened)),
            'save',
          ],
        },
        'run.repeated': {
          guard: ({ context }) => isStopped(context.steps),
          target: 'running',
          actions: assign({ error: null }),
        },
      },
    },
    running,
  },
});

export type TwelveStepSnapshot = SnapshotFrom<typeof twelveStepMachine>;
