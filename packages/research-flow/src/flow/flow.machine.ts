import type { CompanyStructure } from '@spinout/api-client';
import {
  type AnyStateMachine,
  assign,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  type SnapshotFrom,
} from 'xstate';
import { actorSlot, type Kept, NO_INTENTS } from '@spinout/journey-kit';
import type { StepDrafts } from '../saved/saved-flow.js';
import type { companyMachine } from '../steps/company/company.machine.js';
import type { experimentMachine } from '../steps/experiment/experiment.machine.js';
import type { hypothesisMachine } from '../steps/hypothesis/hypothesis.machine.js';
import type { literatureMachine } from '../steps/literature/literature.machine.js';
import type { paperMachine } from '../steps/paper/paper.machine.js';
import { heldTextOf, withRead } from '../steps/paper/paper.held-text.js';
import { topicMachine } from '../steps/topic/topic.machine.js';
import type {
  FlowChildren,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  KeeperEvent,
  KeepingInput,
  Restored,
  StepContext,
  StepToFetch,
} from './flow.types.js';
import type { JourneyData } from './journey-data.js';
import { noticeOf, noticeOfRoom } from './flow.notices.js';
import { merge, questionOf } from './merge-result.js';
import { savedOf } from './saved-of.js';
import {
  type LaterStep,
  laterStepNumbered,
  numberOf,
  stepNumbered,
  type StepName,
} from './steps.js';

/** CONST-38, T-05. */
const JOURNEY_ID_PREFIX = 'journey-';

/** A typed hole for a step's machine, whose code comes when the step is opened. */
const stepSlot = <Machine extends AnyStateMachine>(name: string) =>
  actorSlot(name) as unknown as Machine;

/** What the flow takes from a running step. */
const seenAt = (name: StepName) => ({
  type: 'observe' as const,
  params: ({ event }: { event: { snapshot: { context: StepContext } } }) => ({
    name,
    seen: event.snapshot.context,
  }),
});

const keeping = ({ context: { instanceId, storage, tools } }: { context: FlowContext }) => ({
  instanceId,
  storage,
  log: tools.log,
});

/** The whole flow: leads through the steps, joins their results, keeps them and tells the host. */
export const flowMachine = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowContext,
    events: {} as FlowEvent,
    emitted: {} as FlowEmitted,
    children: {} as FlowChildren,
  },
  actors: {
    restoreFlow: actorSlot<Restored, KeepingInput>('restoreFlow'),
    /** Keeps the journey as it changes. */
    keepFlow: fromCallback<KeeperEvent, KeepingInput>(() => undefined),
    /** Brings the code of a later step, before that is started. */
    fetchStep: actorSlot<void, StepToFetch>('fetchStep'),
    topicStep: topicMachine,
    paperStep: stepSlot<typeof paperMachine>('paperStep'),
    hypothesisStep: stepSlot<typeof hypothesisMachine>('hypothesisStep'),
    literatureStep: stepSlot<typeof literatureMachine>('literatureStep'),
    experimentStep: stepSlot<typeof experimentMachine>('experimentStep'),
    companyStep: stepSlot<typeof companyMachine>('companyStep'),
  },
  guards: {
    isAt: ({ context }, { name }: { name: StepName }) => context.step === numberOf(name),
    isLater: ({ context }) => laterStepNumbered(context.step) !== null,
  },
  actions: {
    begin: assign(({ context }, { restored }: { restored: Restored }) => {
      const { tools, storage, firstStep } = context;
      const notice = noticeOf(restored, storage);
      if (restored.kind === 'journey') {
        const { journeyId, step, data, drafts, intents = NO_INTENTS } = restored.saved;
        return { journeyId, data, drafts, intents, step: numberOf(step), notice };
      }
      return {
        journeyId: tools.newId(JOURNEY_ID_PREFIX),
        step: firstStep,
        notice,
        mayKeep: restored.kind !== 'untouchable',
      };
    }),
    tellKept: assign(({ context }, { kept }: { kept: Kept }) => noticeOfRoom(context, kept)),
    observe: enqueueActions(
      ({ context, enqueue }, { name, seen }: { name: StepName; seen: StepContext }) => {
        if (seen.problem !== context.reported) {
          const { problem } = seen;
          enqueue.assign({ reported: problem, problem });
          if (problem !== null) enqueue.emit({ type: 'problem.reported', problem });
        }
        if (seen.draft !== context.drafts[name]) {
          enqueue.assign({ drafts: { ...context.drafts, [name]: seen.draft } });
        }
        if (seen.intents !== context.intents) enqueue.assign({ intents: seen.intents });
      },
    ),
    finish: enqueueActions(
      ({ context, enqueue }, { company }: { company: CompanyStructure | null }) => {
        const before = context.data.companyStructure;
        if (company === null || company === before) return;
        const data = { ...context.data, companyStructure: company };
        enqueue.assign({ data });
        enqueue.emit({ type: 'data.changed', data });
        if (before === undefined) enqueue.emit({ type: 'flow.completed', data });
      },
    ),
    advance: enqueueActions(
      ({ context, enqueue }, result: { data: JourneyData; drafts?: StepDrafts }) => {
        enqueue.assign({ ...result, step: context.step + 1, problem: null, reported: null });
        enqueue.emit({ type: 'data.changed', data: result.data });
      },
    ),
    goTo: assign((_, { step }: { step: number }) => ({ step, problem: null, reported: null })),
    announce: enqueueActions(({ context: { step }, enqueue }) => {
      const name = stepNumbered(step);
      if (name !== null) enqueue.emit({ type: 'step.changed', step, name });
    }),
    tellUnreached: enqueueActions(
      ({ context: { step, tools }, enqueue }, { error }: { error: unknown }) => {
        tools.log.error('The code of a step of the research flow could not be fetched.', error);
        const name = laterStepNumbered(step);
        if (name !== null) enqueue.emit({ type: 'step.unreached', name, error });
      },
    ),
    keep: enqueueActions(({ context, enqueue }) => {
      if (context.mayKeep) {
        enqueue.sendTo('keeper', { type: 'journey.changed', saved: savedOf(context) });
      }
    }),
    drop: sendTo('keeper', { type: 'journey.dropped' }),
    startAnew: assign(({ context: { tools, initialData } }) => ({
      journeyId: tools.newId(JOURNEY_ID_PREFIX),
      data: initialData,
      drafts: {},
      intents: NO_INTENTS,
      mayKeep: true,
      step: 1,
      problem: null,
      reported: null,
    })),
    clearProblem: assign({ problem: null }),
    clearNotice: assign({ notice: null }),
  },
}).createMachine({
  id: 'flow',
  context: ({ input }) => ({
    ...input,
    journeyId: '',
    step: input.firstStep,
    data: input.initialData,
    drafts: {},
    intents: NO_INTENTS,
    problem: null,
    reported: null,
    notice: null,
    told: [],
    mayKeep: true,
  }),
  invoke: {
    id: 'keeper',
    src: 'keepFlow',
    input: keeping,
  },
  initial: 'restoring',
  on: {
    'problem.dismissed': { actions: 'clearProblem' },
    'notice.dismissed': { actions: 'clearNotice' },
    'keeping.changed': {
      actions: { type: 'tellKept', params: ({ event: { kept } }) => ({ kept }) },
    },
    'step.set': {
      target: '.opening',
      actions: [{ type: 'goTo', params: ({ event: { step } }) => ({ step }) }, 'announce'],
    },
    'flow.reset': { target: '.opening', actions: ['drop', 'startAnew', 'announce'] },
  },
  states: {
    restoring: {
      // A step that began now would have no journey, and would be kept over the one that is on its way.
      on: { 'step.set': {} },
      invoke: {
        src: 'restoreFlow',
        input: keeping,
        onDone: {
          target: 'opening',
          actions: [{ type: 'begin', params: ({ event }) => ({ restored: event.output }) }],
        },
      },
    },
    opening: {
      always: [
        { guard: { type: 'isAt', params: { name: 'topic' } }, target: 'topic' },
        { guard: 'isLater', target: 'fetching' },
        { target: 'unknown' },
      ],
    },
    /** The code of the step is on its way; where it was fetched before, for a moment nobody sees. */
    fetching: {
      invoke: {
        src: 'fetchStep',
        input: ({ context: { step } }) => ({ name: laterStepNumbered(step) as LaterStep }),
        onDone: [
          { guard: { type: 'isAt', params: { name: 'paper' } }, target: 'paper' },
          { guard: { type: 'isAt', params: { name: 'hypothesis' } }, target: 'hypothesis' },
          { guard: { type: 'isAt', params: { name: 'literature' } }, target: 'literature' },
          { guard: { type: 'isAt', params: { name: 'experiment' } }, target: 'experiment' },
          { target: 'company' },
        ],
        onError: {
          target: 'unreached',
          actions: { type: 'tellUnreached', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    /** The code did not come: no network, or another version stands on the server. */
    unreached: { on: { 'step.retried': 'fetching' } },
    topic: {
      invoke: {
        id: 'step',
        src: 'topicStep',
        input: ({ context: { tools, drafts, intents } }) => ({
          tools,
          draft: drafts.topic,
          intents,
        }),
        onSnapshot: {
          actions: [seenAt('topic'), 'keep'],
        },
        onDone: {
          target: 'fetching',
          actions: [
            {
              type: 'advance',
              params: ({ context, event }) => ({ data: merge.topic(context.data, event.output) }),
            },
            'keep',
            'announce',
          ],
        },
      },
    },
    paper: {
      invoke: {
        id: 'step',
        src: 'paperStep',
        input: ({ context: { tools, drafts, intents, journeyId } }) => ({
          tools,
          draft: drafts.paper,
          intents,
          journeyId,
        }),
        onSnapshot: {
          actions: [seenAt('paper'), 'keep'],
        },
        onDone: {
          target: 'fetching',
          actions: [
            {
              type: 'advance',
              params: ({ context, event }) => ({
                data: merge.paper(context.data, event.output),
                drafts: { ...context.drafts, paper: withRead(context.drafts.paper, event.output) },
              }),
            },
            'keep',
            'announce',
          ],
        },
      },
    },
    hypothesis: {
      invoke: {
        id: 'step',
        src: 'hypothesisStep',
        input: ({ context: { tools, drafts, intents, data } }) => ({
          tools,
          draft: drafts.hypothesis,
          intents,
          ...questionOf(data),
          paperAnalysis: data.paper_analysis ?? null,
          paperTitle: data.papers?.documents?.[0]?.title ?? null,
          heldText: heldTextOf(drafts.paper),
        }),
        onSnapshot: {
          actions: [seenAt('hypothesis'), 'keep'],
        },
        onDone: {
          target: 'fetching',
          actions: [
            {
              type: 'advance',
              params: ({ context, event }) => ({
                data: merge.hypothesis(context.data, event.output),
              }),
            },
            'keep',
            'announce',
          ],
        },
      },
    },
    literature: {
      invoke: {
        id: 'step',
        src: 'literatureStep',
        input: ({ context: { tools, drafts, intents, data, journeyId } }) => ({
          tools,
          draft: drafts.literature,
          intents,
          journeyId,
          hypothesis: data.hypothesis ?? null,
        }),
        onSnapshot: {
          actions: [seenAt('literature'), 'keep'],
        },
        onDone: {
          target: 'fetching',
          actions: [
            {
              type: 'advance',
              params: ({ context, event }) => ({
                data: merge.literature(context.data, event.output),
              }),
            },
            'keep',
            'announce',
          ],
        },
      },
    },
    experiment: {
      invoke: {
        id: 'step',
        src: 'experimentStep',
        input: ({ context: { tools, drafts, intents, data, journeyId } }) => ({
          tools,
          draft: drafts.experiment,
          intents,
          journeyId,
          hypothesis: data.hypothesis ?? null,
        }),
        onSnapshot: {
          actions: [seenAt('experiment'), 'keep'],
        },
        onDone: {
          target: 'fetching',
          actions: [
            {
              type: 'advance',
              params: ({ context, event }) => ({
                data: merge.experiment(context.data, event.output),
              }),
            },
            'keep',
            'announce',
          ],
        },
      },
    },
    company: {
      invoke: {
        id: 'step',
        src: 'companyStep',
        input: ({ context: { tools, drafts, intents, data, journeyId } }) => ({
          tools,
          draft: drafts.company,
          intents,
          journeyId,
          topic: questionOf(data).topic,
          blueprint: data.operationalBlueprint ?? null,
          researchArea: data.researchArea ?? null,
          budgetEstimate: data.budgetEstimate ?? null,
        }),
        onSnapshot: {
          actions: [
            seenAt('company'),
            {
              type: 'finish',
              params: ({ event }) => ({ company: event.snapshot.context.result }),
            },
            'keep',
          ],
        },
      },
    },
    unknown: {},
  },
});

export type FlowSnapshot = SnapshotFrom<typeof flowMachine>;
