import { and, assign, not, type SnapshotFrom } from 'xstate';
import { memoryStorage } from '@spinout/flow-kit';
import { isStopped } from './journey-steps.js';
import { running } from './running.states.js';
import {
  discardPrevious,
  NO_RUN,
  openBundledRun,
  openSaved,
  startRun,
  undoRun,
} from './twelve-step.rules.js';
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
    isInOtherTab: false,
  }),
  invoke: {
    id: 'autosave',
    src: 'autosaveTwelveSteps',
    input: ({ context: { storage, runtime } }) => ({ storage, runtime }),
  },
  on: {
    'run.undone': {
      guard: and([not('isInOtherTab'), ({ context }) => context.previous.length > 0]),
      target: '.ready',
      actions: [assign(({ context }) => undoRun(context)), 'save'],
    },
    'undo.dismissed': {
      actions: [assign(({ context }) => discardPrevious(context)), 'save'],
    },
    'alert.closed': { actions: assign({ alerts: ({ context }) => context.alerts.slice(1) }) },
    'saveStatus.changed': {
      actions: assign({ saveStatus: ({ event }) => event.saveStatus }),
    },
    'conflict.detected': [
      {
        guard: { type: 'isDecided', params: 'follow' },
        target: '.ready',
        actions: {
          type: 'showMerged',
          params: ({ event }) => ({ other: event.version, shown: 'later' as const }),
        },
      },
      {
        guard: { type: 'isDecided', params: 'add' },
        actions: {
          type: 'showMerged',
          params: ({ event }) => ({ other: event.version, shown: 'later' as const }),
        },
      },
      { actions: assign({ other: ({ event }) => event.version }) },
    ],
    'conflict.cleared': { actions: [assign({ other: null }), 'save'] },
    'conflict.resolvedRemote': {
      guard: ({ context }) => context.other?.kind === 'record',
      target: '.ready',
      actions: {
        type: 'showMerged',
        params: ({ context }) => ({ other: context.other, shown: 'other' as const }),
      },
    },
    'conflict.resolvedLocal': [
      {
        guard: ({ context }) => context.other?.kind === 'record',
        actions: {
          type: 'showMerged',
          params: ({ context }) => ({ other: context.other, shown: 'own' as const }),
        },
      },
      { guard: ({ context }) => context.other !== null, actions: 'overwriteOther' },
    ],
  },
  initial: 'restoring',
  states: {
    restoring: {
      on: {
        'record.restored': {
          target: 'ready',
          actions: assign(({ context, event: { restored } }) => ({
            canSave: restored.kind !== 'unavailable',
            ...(restored.kind === 'record' && openSaved(context, restored.saved)),
          })),
        },
      },
    },
    ready: {
      invoke: {
        src: 'watchRun',
        input: ({ context: { runId } }) => ({ runId }),
      },
      on: {
        'otherTab.reported': {
          actions: assign({ isInOtherTab: ({ event }) => event.isRunning }),
        },
        'topic.changed': {
          actions: [assign({ topic: ({ event }) => event.topic }), 'save'],
        },
        'run.requested': [
          { guard: 'isInOtherTab' },
          {
            guard: ({ context }) => context.topic.trim() === '',
            actions: assign({
              alerts: ({ context }) => [...context.alerts, 'topicMissing' as const],
            }),
          },
          { target: 'running', actions: assign(({ context }) => startRun(context)) },
        ],
        'run.opened': {
          guard: not('isInOtherTab'),
          target: 'ready',
          reenter: true,
          actions: [
            assign(({ context, event: { opened } }) => openBundledRun(context, opened)),
            'save',
          ],
        },
        'run.repeated': {
          guard: and([not('isInOtherTab'), ({ context }) => isStopped(context.steps)]),
          target: 'running',
          actions: assign({ error: null, starts: ({ context }) => context.starts + 1 }),
        },
      },
    },
    running,
  },
});

export type TwelveStepSnapshot = SnapshotFrom<typeof twelveStepMachine>;
