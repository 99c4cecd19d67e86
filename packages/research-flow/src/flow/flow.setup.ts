import type { CompanyStructure } from '@spinout/api-client';
import { type AnyStateMachine, assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import { actorSlot, type Kept, NO_INTENTS } from '@spinout/flow-kit';
import type { StepDrafts } from '../saved/saved-flow.js';
import type { companyMachine } from '../steps/company/company.machine.js';
import type { experimentMachine } from '../steps/experiment/experiment.machine.js';
import type { hypothesisMachine } from '../steps/hypothesis/hypothesis.machine.js';
import type { literatureMachine } from '../steps/literature/literature.machine.js';
import type { paperMachine } from '../steps/paper/paper.machine.js';
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
import { savedOf } from './saved-of.js';
import { supportedData, supportedJourney } from './supported-journey.js';
import { laterStepNumbered, numberOf, stepNumbered, type StepName } from './steps.js';

/** CONST-38, T-05. */
const JOURNEY_ID_PREFIX = 'journey-';

/** A typed hole for a step's machine, whose code comes when the step is opened. */
const stepSlot = <Machine extends AnyStateMachine>(name: string) =>
  actorSlot(name) as unknown as Machine;

/** What the flow knows before it has looked at what was kept. */
export const openedFlow = ({ initialData, ...input }: FlowInput): FlowContext => {
  const data = supportedData(initialData);
  return {
    ...input,
    initialData: data,
    journeyId: '',
    step: input.firstStep,
    data,
    drafts: {},
    intents: NO_INTENTS,
    problem: null,
    reported: null,
    notice: null,
    told: [],
    mayKeep: true,
  };
};

/** The slots, questions and changes that the rules of the flow are told with. */
export const flowSetup = setup({
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
      const { runtime, storage, firstStep } = context;
      const notice = noticeOf(restored, storage);
      if (restored.kind === 'journey') {
        const {
          journeyId,
          step,
          data,
          drafts,
          intents = NO_INTENTS,
        } = supportedJourney(restored.saved);
        return { journeyId, data, drafts, intents, step: numberOf(step), notice };
      }
      return {
        journeyId: runtime.newId(JOURNEY_ID_PREFIX),
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
      (
        { context, enqueue },
        { company, isFirst }: { company: CompanyStructure | null; isFirst: boolean },
      ) => {
        if (company === null || company === context.data.companyStructure) return;
        const data = { ...context.data, companyStructure: company };
        enqueue.assign({ data });
        enqueue.emit({ type: 'data.changed', data });
        if (isFirst) enqueue.emit({ type: 'flow.completed', data });
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
      ({ context: { step, runtime }, enqueue }, { error }: { error: unknown }) => {
        runtime.log.error('The code of a step of the research flow could not be fetched.', error);
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
    startAnew: assign(({ context: { runtime, initialData } }) => ({
      journeyId: runtime.newId(JOURNEY_ID_PREFIX),
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
});
