import type { TenStepStartReply } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import * as rules from './ten-step.rules.js';
import type {
  AutosaveCommand,
  AutosaveInput,
  AutosaveEvent,
  PaperRequest,
  Restored,
  StartRequest,
  TenStepContext,
  TenStepEmitted,
  TenStepEvent,
  TenStepInput,
} from './ten-step.types.js';

/** Without an autosave actor, every page load starts with no journey. */
const noAutosave = fromCallback<AutosaveCommand, AutosaveInput>(({ sendBack }) => {
  sendBack({ type: 'record.restored', restored: { kind: 'nothing' } } satisfies AutosaveEvent);
});

const RESTORE_NOTICES = {
  nothing: null,
  record: null,
  unreadable: 'backupSaved',
  unavailable: 'recordUnreadable',
} as const;

/** Actors, guards and actions of the ten-step machine. */
export const tenStepSetup = setup({
  types: {
    input: {} as TenStepInput,
    context: {} as TenStepContext,
    events: {} as TenStepEvent,
    emitted: {} as TenStepEmitted,
    tags: {} as 'busy',
    children: {} as { autosave: 'autosaveJourney' },
  },
  actors: {
    startJourney: actorSlot<TenStepStartReply, StartRequest>('startJourney'),
    fetchAnalytics: actorSlot<unknown, void>('fetchAnalytics'),
    writePaper: actorSlot<unknown, PaperRequest>('writePaper'),
    /** Restores and saves the journey, and detects changes of other tabs. */
    autosaveJourney: noAutosave,
  },
  guards: {
    isSafeUpdate: ({ context }) => rules.isSafeUpdate(context, context.other),
  },
  actions: {
    restore: assign((_, { restored }: { restored: Restored }) => ({
      notice: RESTORE_NOTICES[restored.kind],
      canSave: restored.kind !== 'unavailable',
      ...(restored.kind === 'record' && rules.restoreJourney(restored.saved)),
    })),
    clearInterest: assign({ interest: '' }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('A call of the ten-step journey failed; the step goes on.', error),
    toggleAgents: assign((_, { on }: { on: boolean }) => ({
      showAgents: on,
      areAgentsIdle: false,
    })),
    save: enqueueActions(({ context, enqueue }) => {
      if (!context.canSave) return;
      enqueue.assign({ saveStatus: null });
      enqueue.sendTo('autosave', {
        type: 'record.changed',
        saved: rules.createSavedJourney(context),
      });
    }),
    /** Brings back the journey that a reset removed. */
    restoreRemoved: enqueueActions(({ context: { removed }, enqueue }) => {
      if (removed === null) return;
      removed.restoreRuns();
      enqueue.assign(rules.restoreJourney(removed.saved));
      enqueue.emit({ type: 'step.changed', step: removed.saved.currentStep });
    }),
    adoptVersion: enqueueActions(
      ({ context, enqueue }, { change }: { change: Partial<TenStepContext> }) => {
        enqueue.assign({ ...change, other: null, saveStatus: 'all', canSave: true });
        enqueue.sendTo('autosave', { type: 'conflict.resolvedRemote' });
        const { step = context.step } = change;
        if (step !== context.step) enqueue.emit({ type: 'step.changed', step });
      },
    ),
    keepCurrent: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ other: null, saveStatus: null, canSave: true });
      enqueue.sendTo('autosave', {
        type: 'conflict.resolvedLocal',
        saved: rules.createSavedJourney(context),
      });
    }),
    reloadJourney: enqueueActions(({ enqueue }) => {
      enqueue.assign({ ...rules.NO_JOURNEY, other: null, saveStatus: 'all' });
      enqueue.sendTo('autosave', { type: 'record.reloaded' });
    }),
  },
});
