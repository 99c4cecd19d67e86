import type { ResearchBundle, TenStepStartReply } from '@spinout/api-client';
import { actorSlot, getSaveNotice, type SaveStatus } from '@spinout/flow-kit';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import { isJourney } from './journey-data.js';
import { restoreNotice } from './ten-step.notices.js';
import * as rules from './ten-step.rules.js';
import type {
  AutosaveCommand,
  AutosaveInput,
  AutosaveEvent,
  OtherVersion,
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

/** Request for the paper. */
export const createPaperRequest = ({ data }: TenStepContext) => ({
  hypothesis: data?.hypothesis ?? null,
  topic: data?.interest ?? '',
});

/** Initial context when the page opens. */
export const createInitialContext = (input: TenStepInput): TenStepContext => ({
  ...input,
  ...rules.NO_JOURNEY,
  button: 'start',
  other: null,
  saveStatus: 'all',
  notice: null,
  shownNotices: [],
  canSave: true,
});

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
    hasJourney: (_, { restored }: { restored: Restored }) => restored.kind === 'record',
    isBlank: ({ context }) => context.interest.trim() === '',
    isStarted: (_, { reply }: { reply: TenStepStartReply }) => isJourney(reply),
    canAdvanceTo: ({ context }, { step }: { step: number }) => rules.canAdvanceTo(context, step),
    canContinue: ({ context }) => rules.canAdvanceTo(context),
    canLaunch: ({ context }) => rules.canLaunch(context),
    canViewResults: ({ context }) => rules.canViewResults(context),
    isAwaitingResults: ({ context }, { journeyId }: { journeyId: string }) =>
      context.journeyId === journeyId && rules.getAgentsView(context) === 'run',
    showsAgents: ({ context }) => context.showAgents,
    isSafeUpdate: ({ context }) => rules.isSafeUpdate(context, context.other),
    isConflict: ({ context }) => context.other !== null && rules.hasLocalWork(context),
    isOtherJourney: ({ context }) => context.other?.kind === 'record',
    isOtherRemoved: ({ context }) => context.other?.kind === 'nothing',
  },
  actions: {
    restore: assign((_, { restored }: { restored: Restored }) => ({
      notice: restoreNotice(restored),
      canSave: restored.kind !== 'unavailable',
      ...(restored.kind === 'record' && rules.restoreJourney(restored.saved)),
    })),
    ask: assign((_, { button }: Pick<TenStepContext, 'button'>) => ({ button, problem: null })),
    setInterest: assign((_, { text }: { text: string }) => ({ interest: text })),
    clearInterest: assign({ interest: '' }),
    trimInterest: assign({ interest: ({ context }) => context.interest.trim() }),
    acceptStart: enqueueActions(({ context, enqueue }, { reply }: { reply: TenStepStartReply }) => {
      enqueue.assign(rules.createJourney(context, reply));
      enqueue.emit({ type: 'step.changed', step: 1 });
    }),
    refuse: assign((_, { reply }: { reply: TenStepStartReply }) => ({
      problem: { kind: 'refused' as const, reply },
    })),
    fail: assign((_, { error }: { error: unknown }) => ({
      problem: { kind: 'failed' as const, error },
    })),
    storeReply: assign({
      data: ({ context: { data } }, reply: { analytics: unknown } | { paper: unknown }) =>
        data && { ...data, ...reply },
    }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('A call of the ten-step journey failed; the step goes on.', error),
    advance: enqueueActions(({ context: { step, data }, enqueue }) => {
      enqueue.assign({ step: step + 1 });
      enqueue.emit({ type: 'step.changed', step: step + 1 });
      if (data && !rules.canAdvanceTo({ step: step + 1 })) {
        enqueue.emit({ type: 'journey.completed', data });
      }
    }),
    storeResults: assign(({ context }, { bundle }: { bundle: ResearchBundle }) =>
      rules.withResults(context, bundle),
    ),
    toggleAgents: assign((_, { on }: { on: boolean }) => ({
      showAgents: on,
      areAgentsIdle: false,
    })),
    setAgentsIdle: assign((_, { isIdle }: { isIdle: boolean }) => ({ areAgentsIdle: isIdle })),
    clearJourney: enqueueActions(({ enqueue }) => {
      enqueue.assign(rules.NO_JOURNEY);
      enqueue.emit({ type: 'step.changed', step: 0 });
    }),
    save: enqueueActions(({ context, enqueue }) => {
      if (!context.canSave) return;
      enqueue.assign({ saveStatus: null });
      enqueue.sendTo('autosave', {
        type: 'record.changed',
        saved: rules.createSavedJourney(context),
      });
    }),
    setSaveStatus: assign(({ context }, { saveStatus }: { saveStatus: SaveStatus }) => ({
      saveStatus,
      ...getSaveNotice(context, saveStatus),
    })),
    setOther: assign((_, { version }: { version: OtherVersion }) => ({ other: version })),
    clearConflict: assign({ other: null }),
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
      enqueue.assign({
        ...rules.NO_JOURNEY,
        other: null,
        saveStatus: 'all',
      });
      enqueue.sendTo('autosave', { type: 'record.reloaded' });
    }),
    clearNotice: assign({ notice: null }),
  },
});
