import type { ResearchBundle, TenStepStartReply } from '@spinout/api-client';
import {
  actorSlot,
  afterFailure,
  type Kept,
  keyOf,
  NO_INTENTS,
  withIntent,
  withoutIntent,
} from '@spinout/journey-kit';
import { assign, enqueueActions, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { isJourney } from './journey-data.js';
import { ANALYTICS_STEP, PAPER_STEP } from './ten-step.constants.js';
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
import { userIdOf } from './user-id.js';

const START = 'tenStep.start';
const PAPER = 'tenStep.paper';

/** Without a keeper every visit begins anew. */
const noKeeper = fromCallback<KeeperEvent, KeeperInput>(({ sendBack }) => {
  sendBack({ type: 'journey.restored', restored: { kind: 'nothing' } } satisfies KeeperNews);
});

/** TEN-28, API-31: what the paper is written from. */
const paperRequestOf = ({ data }: TenStepContext) => ({
  hypothesis: data?.hypothesis ?? null,
  topic: data?.interest ?? '',
});

/** The rules of the ten-step journey; runs without React, without a server and without a browser. */
export const tenStepMachine = setup({
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
    openStart: assign(({ context: { intents, interest, tools } }) => ({
      interest: interest.trim(),
      intents: withIntent(intents, START, interest.trim(), tools.newKey),
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
      intents: withIntent(context.intents, PAPER, paperRequestOf(context), context.tools.newKey),
    })),
    closePaper: assign({ intents: ({ context }) => withoutIntent(context.intents, PAPER) }),
    keepReply: assign({
      data: ({ context: { data } }, reply: { analytics: unknown } | { paper: unknown }) =>
        data && { ...data, ...reply },
    }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.tools.log.warn('A call of the ten-step journey failed; the step goes on.', error),
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
}).createMachine({
  id: 'tenStep',
  context: ({ input }) => ({
    ...input,
    ...rules.NO_JOURNEY,
    button: 'start',
    intents: NO_INTENTS,
    other: null,
    kept: 'all',
    notice: null,
    told: [],
    mayKeep: true,
  }),
  invoke: {
    id: 'keeper',
    src: 'keepJourney',
    input: ({ context: { storage, tools } }) => ({
      storage,
      log: tools.log,
      newKey: tools.newKey,
    }),
  },
  initial: 'restoring',
  on: {
    'notice.dismissed': { actions: 'clearNotice' },
    'keeping.changed': { actions: { type: 'tellKept', params: ({ event }) => event } },
    'version.met': { actions: { type: 'meet', params: ({ event }) => event } },
    'version.gone': { actions: 'forgetOther' },
    'version.kept': { guard: 'isConflict', actions: 'keepOwn' },
    'journey.recalled': { target: '.restoring', actions: 'recall' },
    'version.taken': [
      {
        guard: 'isOtherJourney',
        target: '.active',
        actions: {
          type: 'goOnWith',
          params: ({ context }) => ({ change: rules.beginWithOther(context) }),
        },
      },
      {
        guard: 'isOtherNothing',
        target: '.landing',
        actions: { type: 'goOnWith', params: { change: rules.NO_JOURNEY } },
      },
    ],
  },
  states: {
    restoring: {
      on: {
        'journey.restored': [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
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
    landing: {
      initial: 'idle',
      states: {
        idle: {
          always: {
            guard: 'mayTakeOver',
            target: '#tenStep.active',
            actions: {
              type: 'goOnWith',
              params: ({ context }) => ({ change: rules.takeOver(context) }),
            },
          },
          on: {
            'journey.asked': {
              target: 'asking',
              actions: { type: 'ask', params: ({ event }) => event },
            },
          },
        },
        asking: {
          on: {
            'interest.changed': {
              actions: { type: 'keepInterest', params: ({ event }) => event },
            },
            'interest.given': [
              { guard: 'isBlank', target: 'idle', actions: 'forgetInterest' },
              { target: 'starting', actions: 'openStart' },
            ],
            'interest.withheld': { target: 'idle', actions: 'forgetInterest' },
          },
        },
        starting: {
          tags: 'busy',
          invoke: {
            src: 'startJourney',
            input: ({ context: { interest, intents, tools } }) => ({
              topic: interest,
              userId: userIdOf(tools),
              key: keyOf(intents, START),
            }),
            onDone: [
              {
                guard: { type: 'isStarted', params: ({ event }) => ({ reply: event.output }) },
                target: '#tenStep.active',
                actions: [
                  { type: 'begin', params: ({ event }) => ({ reply: event.output }) },
                  'keep',
                ],
              },
              {
                target: 'idle',
                actions: { type: 'refuse', params: ({ event }) => ({ reply: event.output }) },
              },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          },
        },
      },
    },
    active: {
      initial: 'resting',
      on: {
        'agents.turned': { actions: { type: 'keepRest', params: ({ event }) => event } },
        'agents.completed': {
          guard: { type: 'awaitsResults', params: ({ event }) => event },
          actions: [{ type: 'keepResults', params: ({ event }) => event }, 'keep'],
        },
        'journey.reset': { target: 'landing', actions: ['forget', 'keep'] },
      },
      states: {
        resting: {
          always: {
            guard: 'mayTakeOver',
            actions: {
              type: 'goOnWith',
              params: ({ context }) => ({ change: rules.takeOver(context) }),
            },
          },
          on: {
            'step.continued': [
              {
                guard: { type: 'arrivesAt', params: { step: ANALYTICS_STEP } },
                target: 'measuring',
              },
              { guard: { type: 'arrivesAt', params: { step: PAPER_STEP } }, target: 'writing' },
              { guard: 'mayContinue', actions: ['advance', 'keep'] },
            ],
            'agents.launched': {
              guard: 'mayLaunch',
              actions: [{ type: 'turnAgents', params: { on: true } }, 'keep'],
            },
            'results.viewed': {
              guard: 'mayView',
              actions: [{ type: 'turnAgents', params: { on: true } }, 'keep'],
            },
            'agents.left': {
              guard: 'showsAgents',
              actions: [{ type: 'turnAgents', params: { on: false } }, 'keep'],
            },
          },
        },
        measuring: {
          tags: 'busy',
          invoke: {
            src: 'fetchAnalytics',
            onDone: {
              target: 'resting',
              actions: [
                { type: 'keepReply', params: ({ event }) => ({ analytics: event.output }) },
                'advance',
                'keep',
              ],
            },
            onError: {
              target: 'resting',
              actions: [{ type: 'logFailure', params: ({ event }) => event }, 'advance', 'keep'],
            },
          },
        },
        writing: {
          tags: 'busy',
          entry: 'openPaper',
          invoke: {
            src: 'writePaper',
            input: ({ context }) => ({
              ...paperRequestOf(context),
              key: keyOf(context.intents, PAPER),
            }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'keepReply', params: ({ event }) => ({ paper: event.output }) },
                'closePaper',
                'advance',
                'keep',
              ],
            },
            onError: {
              target: 'resting',
              actions: [
                { type: 'logFailure', params: ({ event }) => event },
                'closePaper',
                'advance',
                'keep',
              ],
            },
          },
        },
      },
    },
  },
});

export type TenStepSnapshot = SnapshotFrom<typeof tenStepMachine>;
