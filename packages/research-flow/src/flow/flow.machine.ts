import type { CompanyStructure } from '@spinout/api-client';
import { assign, enqueueActions, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Kept, NO_INTENTS } from '@spinout/journey-kit';
import type { StepDrafts } from '../saved/saved-flow.js';
import { companyMachine } from '../steps/company/company.machine.js';
import { experimentMachine } from '../steps/experiment/experiment.machine.js';
import { hypothesisMachine } from '../steps/hypothesis/hypothesis.machine.js';
import { literatureMachine } from '../steps/literature/literature.machine.js';
import { paperMachine } from '../steps/paper/paper.machine.js';
import { heldTextOf, withRead } from '../steps/paper/paper.held-text.js';
import { topicMachine } from '../steps/topic/topic.machine.js';
import type {
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  KeeperEvent,
  KeepingInput,
  Restored,
  StepContext,
} from './flow.types.js';
import type { JourneyData } from './journey-data.js';
import { noticeOf, noticeOfRoom } from './flow.notices.js';
import { merge, questionOf } from './merge-result.js';
import { savedOf } from './saved-of.js';
import { numberOf, stepNumbered, type StepName } from './steps.js';

/** CONST-38, T-05. */
const JOURNEY_ID_PREFIX = 'journey-';

/** The whole flow: leads through the steps, joins their results, keeps them and tells the host. */
export const flowMachine = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowContext,
    events: {} as FlowEvent,
    emitted: {} as FlowEmitted,
    children: {} as {
      step:
        | 'topicStep'
        | 'paperStep'
        | 'hypothesisStep'
        | 'literatureStep'
        | 'experimentStep'
        | 'companyStep';
      keeper: 'keepFlow';
    },
  },
  actors: {
    restoreFlow: actorSlot<Restored, KeepingInput>('restoreFlow'),
    /** Keeps the journey as it changes. */
    keepFlow: fromCallback<KeeperEvent, KeepingInput>(() => undefined),
    topicStep: topicMachine,
    paperStep: paperMachine,
    hypothesisStep: hypothesisMachine,
    literatureStep: literatureMachine,
    experimentStep: experimentMachine,
    companyStep: companyMachine,
  },
  guards: {
    isAt: ({ context }, { name }: { name: StepName }) => context.step === numberOf(name),
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
    input: ({ context: { instanceId, storage, tools } }) => ({
      instanceId,
      storage,
      log: tools.log,
    }),
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
        input: ({ context: { instanceId, storage, tools } }) => ({
          instanceId,
          storage,
          log: tools.log,
        }),
        onDone: {
          target: 'opening',
          actions: [{ type: 'begin', params: ({ event }) => ({ restored: event.output }) }],
        },
      },
    },
    opening: {
      always: [
        { guard: { type: 'isAt', params: { name: 'topic' } }, target: 'topic' },
        { guard: { type: 'isAt', params: { name: 'paper' } }, target: 'paper' },
        { guard: { type: 'isAt', params: { name: 'hypothesis' } }, target: 'hypothesis' },
        { guard: { type: 'isAt', params: { name: 'literature' } }, target: 'literature' },
        { guard: { type: 'isAt', params: { name: 'experiment' } }, target: 'experiment' },
        { guard: { type: 'isAt', params: { name: 'company' } }, target: 'company' },
        { target: 'unknown' },
      ],
    },
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
          actions: [
            {
              type: 'observe',
              params: ({ event }) => ({ name: 'topic', seen: event.snapshot.context }),
            },
            'keep',
          ],
        },
        onDone: {
          target: 'paper',
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
          actions: [
            {
              type: 'observe',
              params: ({ event }) => ({ name: 'paper', seen: event.snapshot.context }),
            },
            'keep',
          ],
        },
        onDone: {
          target: 'hypothesis',
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
          actions: [
            {
              type: 'observe',
              params: ({ event }) => ({ name: 'hypothesis', seen: event.snapshot.context }),
            },
            'keep',
          ],
        },
        onDone: {
          target: 'literature',
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
          actions: [
            {
              type: 'observe',
              params: ({ event }) => ({ name: 'literature', seen: event.snapshot.context }),
            },
            'keep',
          ],
        },
        onDone: {
          target: 'experiment',
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
          actions: [
            {
              type: 'observe',
              params: ({ event }) => ({ name: 'experiment', seen: event.snapshot.context }),
            },
            'keep',
          ],
        },
        onDone: {
          target: 'company',
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
            {
              type: 'observe',
              params: ({ event }) => ({ name: 'company', seen: event.snapshot.context }),
            },
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
