import type { ResearchBundle, TenStepStartReply } from '@spinout/api-client';
import {
  actorSlot,
  afterFailure,
  type Kept,
  NO_INTENTS,
  withIntent,
  withoutIntent,
} from '@spinout/flow-kit';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import { isJourney } from './journey-data.js';
import { noticeOfRecord, noticeOfRoom } from './ten-step.notices.js';
import * as rules from './ten-step.rules.js';
import type {
  KeeperEvent,
  KeeperInput,
  KeeperNews,
  OtherVersion,
  PaperRequest,
  Restored,
  StartRequest,
  TenStepContext,
  TenStepEmitted,
  TenStepEvent,
  TenStepInput,
} from './ten-step.types.js';

/** The wish to begin a journey. */
export const START = 'tenStep.start';
/** The wish to have its paper written. */
export const PAPER = 'tenStep.paper';

/** Without a keeper every visit begins anew. */
const noKeeper = fromCallback<KeeperEvent, KeeperInput>(({ sendBack }) => {
  sendBack({ type: 'journey.restored', restored: { kind: 'nothing' } } satisfies KeeperNews);
});

/** TEN-28, API-31: what the paper is written from. */
export const paperRequestOf = ({ data }: TenStepContext) => ({
  hypothesis: data?.hypothesis ?? null,
  topic: data?.interest ?? '',
});

/** What the journey knows when its page opens. */
export const openedJourney = (input: TenStepInput): TenStepContext => ({
  ...input,
  ...rules.NO_JOURNEY,
  button: 'start',
  intents: NO_INTENTS,
  other: null,
  kept: 'all',
  notice: null,
  told: [],
  mayKeep: true,
});

/** The slots, questions and changes that the rules of the journey are told with. */
export const tenStepSetup = setup({
  types: {
    input: {} as TenStepInput,
    context: {} as TenStepContext,
    events: {} as TenStepEvent,
    emitted: {} as TenStepEmitted,
    tags: {} as 'busy',
    children: {} as { keeper: 'keepJourney' },
  },
  actors: {
    startJourney: actorSlot<TenStepStartReply, StartRequest>('startJourney'),
    fetchAnalytics: actorSlot<unknown, void>('fetchAnalytics'),
    writePaper: actorSlot<unknown, PaperRequest>('writePaper'),
    /** Brings the journey back, keeps it as it changes, and meets the changes of other tabs. */
    keepJourney: noKeeper,
  },
  guards: {
    isFound: (_, { restored }: { restored: Restored }) => restored.kind === 'journey',
    isBlank: ({ context }) => context.interest.trim() === '',
    isStarted: (_, { reply }: { reply: TenStepStartReply }) => isJourney(reply),
    arrivesAt: ({ context }, { step }: { step: number }) => rules.arrivesAt(context, step),
    mayContinue: ({ context }) => rules.arrivesAt(context),
    mayLaunch: ({ context }) => rules.mayLaunch(context),
    mayView: ({ context }) => rules.mayView(context),
    awaitsResults: ({ context }, { journeyId }: { journeyId: string }) =>
      context.journeyId === journeyId && rules.agentsPlace(context) === 'run',
    showsAgents: ({ context }) => context.showAgents,
    mayTakeOver: ({ context }) => rules.goesForward(context, context.other),
    isConflict: ({ context }) => context.other !== null && rules.ownsSomething(context),
    isOtherJourney: ({ context }) => context.other?.kind === 'journey',
    isOtherNothing: ({ context }) => context.other?.kind === 'nothing',
  },
  actions: {
    restore: assign((_, { restored }: { restored: Restored }) => ({
      notice: noticeOfRecord(restored),
      mayKeep: restored.kind !== 'untouchable',
      ...(restored.kind === 'journey' && rules.beginWith(restored.saved)),
    })),
    ask: assign((_, { button }: Pick<TenStepContext, 'button'>) => ({ button, problem: null })),
    keepInterest: assign((_, { text }: { text: string }) => ({ interest: text })),
    forgetInterest: assign({ interest: '' }),
    openStart: assign(({ context: { intents, interest, runtime } }) => ({
      interest: interest.trim(),
      intents: withIntent(intents, START, interest.trim(), runtime.newKey),
    })),
    begin: enqueueActions(({ context, enqueue }, { reply }: { reply: TenStepStartReply }) => {
      const intents = withoutIntent(context.intents, START);
      enqueue.assign({ ...rules.beginAnew(context, reply), intents });
      enqueue.emit({ type: 'step.changed', step: 1 });
    }),
    refuse: assign(({ context }, { reply }: { reply: TenStepStartReply }) => ({
      problem: { kind: 'refused' as const, reply },
      intents: withoutIntent(context.intents, START),
    })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      problem: { kind: 'failed' as const, error },
      intents: afterFailure(context.intents, START, error),
    })),
    openPaper: assign(({ context }) => ({
      intents: withIntent(context.intents, PAPER, paperRequestOf(context), context.runtime.newKey),
    })),
    closePaper: assign({ intents: ({ context }) => withoutIntent(context.intents, PAPER) }),
    keepReply: assign({
      data: ({ context: { data } }, reply: { analytics: unknown } | { paper: unknown }) =>
        data && { ...data, ...reply },
    }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('A call of the ten-step journey failed; the step goes on.', error),
    advance: enqueueActions(({ context: { step, data }, enqueue }) => {
      enqueue.assign({ step: step + 1 });
      enqueue.emit({ type: 'step.changed', step: step + 1 });
      if (data && !rules.arrivesAt({ step: step + 1 })) {
        enqueue.emit({ type: 'journey.completed', data });
      }
    }),
    keepResults: assign(({ context }, { bundle }: { bundle: ResearchBundle }) =>
      rules.withResults(context, bundle),
    ),
    turnAgents: assign((_, { on }: { on: boolean }) => ({ showAgents: on, agentsRest: false })),
    keepRest: assign((_, { atRest }: { atRest: boolean }) => ({ agentsRest: atRest })),
    forget: enqueueActions(({ enqueue }) => {
      enqueue.assign({ ...rules.NO_JOURNEY, intents: NO_INTENTS });
      enqueue.emit({ type: 'step.changed', step: 0 });
    }),
    keep: enqueueActions(({ context, enqueue }) => {
      if (!context.mayKeep) return;
      enqueue.assign({ kept: null });
      enqueue.sendTo('keeper', { type: 'journey.changed', saved: rules.savedOf(context) });
    }),
    tellKept: assign(({ context }, { kept }: { kept: Kept }) => ({
      kept,
      ...noticeOfRoom(context, kept),
    })),
    meet: assign((_, { version }: { version: OtherVersion }) => ({ other: version })),
    forgetOther: assign({ other: null }),
    goOnWith: enqueueActions(
      ({ context, enqueue }, { change }: { change: Partial<TenStepContext> }) => {
        enqueue.assign({ ...change, other: null, kept: 'all', mayKeep: true });
        enqueue.sendTo('keeper', { type: 'version.taken' });
        const { step = context.step } = change;
        if (step !== context.step) enqueue.emit({ type: 'step.changed', step });
      },
    ),
    keepOwn: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ other: null, kept: null, mayKeep: true });
      enqueue.sendTo('keeper', { type: 'version.kept', saved: rules.savedOf(context) });
    }),
    recall: enqueueActions(({ enqueue }) => {
      enqueue.assign({ ...rules.NO_JOURNEY, intents: NO_INTENTS, other: null, kept: 'all' });
      enqueue.sendTo('keeper', { type: 'journey.recalled' });
    }),
    clearNotice: assign({ notice: null }),
  },
});
