import type { CompanyStructure } from '@spinout/api-client';
import { type AnyStateMachine, assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import {
  actorSlot,
  getSaveNotice,
  isSameContent,
  type OtherVersion,
  type RecordCommand,
  type RestoredRecord,
  type SaveStatus,
} from '@spinout/flow-kit';
import type { SavedFlow, StepDrafts } from '../saved/saved-flow.js';
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
  StorageInput,
  StepContext,
  FetchStepInput,
} from './flow.types.js';
import type { FlowData } from '../data/flow-data.js';
import { getRestoreNotice } from './flow.notices.js';
import { createSavedFlow } from './create-saved-flow.js';
import { removeUnsupportedData, removeUnsupportedResults } from './remove-unsupported.js';
import {
  getLazyStepByNumber,
  getStepNumber,
  getStepByNumber,
  type StepName,
} from '../data/steps.js';

const JOURNEY_ID_PREFIX = 'journey-';

/** A typed placeholder for the machine of a step, which is loaded when the step is opened. */
const createStepSlot = <Machine extends AnyStateMachine>(name: string) =>
  actorSlot(name) as unknown as Machine;

/** The context before the saved flow is restored. */
export const createInitialContext = ({ initialData, ...input }: FlowInput): FlowContext => {
  const data = removeUnsupportedData(initialData);
  return {
    ...input,
    initialData: data,
    journeyId: '',
    step: input.firstStep,
    data,
    drafts: {},
    problem: null,
    reported: null,
    notice: null,
    shownNotices: [],
    canSave: true,
    other: null,
  };
};

/** The state of a saved flow. */
const openSavedFlow = (saved: SavedFlow) => {
  const { journeyId, step, data, drafts } = removeUnsupportedResults(saved);
  return { journeyId, data, drafts, step: getStepNumber(step) };
};

/** The state of a new flow. */
const createNewFlow = ({ runtime, initialData }: FlowContext) => ({
  journeyId: runtime.newId(JOURNEY_ID_PREFIX),
  data: initialData,
  drafts: {},
  canSave: true,
  other: null,
  step: 1,
  problem: null,
  reported: null,
});

/** Whether nothing was entered or generated yet. */
const isBlank = ({ data, initialData, drafts: { topic, ...others } }: FlowContext): boolean =>
  isSameContent(data, initialData) &&
  Object.keys(others).length === 0 &&
  (topic === undefined ||
    (topic.selected === null && topic.customText === '' && topic.suggestionsSource === null));

/** The actors, guards and actions of the flow. */
export const flowSetup = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowContext,
    events: {} as FlowEvent,
    emitted: {} as FlowEmitted,
    children: {} as FlowChildren,
  },
  actors: {
    /** Restores the saved flow, saves its changes, and detects versions of other tabs. */
    autosaveFlow: fromCallback<RecordCommand<SavedFlow>, StorageInput>(() => undefined),
    /** Loads the code of a lazy step before it is started. */
    fetchStep: actorSlot<void, FetchStepInput>('fetchStep'),
    topicStep: topicMachine,
    paperStep: createStepSlot<typeof paperMachine>('paperStep'),
    hypothesisStep: createStepSlot<typeof hypothesisMachine>('hypothesisStep'),
    literatureStep: createStepSlot<typeof literatureMachine>('literatureStep'),
    experimentStep: createStepSlot<typeof experimentMachine>('experimentStep'),
    companyStep: createStepSlot<typeof companyMachine>('companyStep'),
  },
  guards: {
    isAt: ({ context }, { name }: { name: StepName }) => context.step === getStepNumber(name),
    isLazy: ({ context }) => getLazyStepByNumber(context.step) !== null,
    canSave: ({ context }) => context.canSave,
    /** Whether another version can replace this flow without a loss: nothing was entered yet. */
    isBlank: ({ context }, { version }: { version: OtherVersion<SavedFlow> }) =>
      context.canSave && version.kind !== 'unreadable' && isBlank(context),
    canUseOther: ({ context: { other } }) => other?.kind === 'record' || other?.kind === 'nothing',
    hasConflict: ({ context: { other } }) => other !== null,
  },
  actions: {
    initialize: assign(({ context }, { restored }: { restored: RestoredRecord<SavedFlow> }) => {
      const { runtime, storage, firstStep } = context;
      const notice = getRestoreNotice(restored, storage);
      if (restored.kind === 'record') return { ...openSavedFlow(restored.saved), notice };
      return {
        journeyId: runtime.newId(JOURNEY_ID_PREFIX),
        step: firstStep,
        notice,
        canSave: restored.kind !== 'unavailable',
      };
    }),
    showSaveNotice: assign(({ context }, { saveStatus }: { saveStatus: SaveStatus }) =>
      getSaveNotice(context, saveStatus),
    ),
    syncStep: enqueueActions(
      (
        { context, enqueue },
        { name, stepContext }: { name: StepName; stepContext: StepContext },
      ) => {
        if (stepContext.problem !== context.reported) {
          const { problem } = stepContext;
          enqueue.assign({ reported: problem, problem });
          if (problem !== null) enqueue.emit({ type: 'problem.reported', problem });
        }
        if (stepContext.draft !== context.drafts[name]) {
          enqueue.assign({ drafts: { ...context.drafts, [name]: stepContext.draft } });
        }
      },
    ),
    reportCompletion: enqueueActions(
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
      ({ context, enqueue }, result: { data: FlowData; drafts?: StepDrafts }) => {
        enqueue.assign({ ...result, step: context.step + 1, problem: null, reported: null });
        enqueue.emit({ type: 'data.changed', data: result.data });
      },
    ),
    goTo: assign((_, { step }: { step: number }) => ({ step, problem: null, reported: null })),
    emitStepChange: enqueueActions(({ context: { step }, enqueue }) => {
      const name = getStepByNumber(step);
      if (name !== null) enqueue.emit({ type: 'step.changed', step, name });
    }),
    reportLoadFailure: enqueueActions(
      ({ context: { step, runtime }, enqueue }, { error }: { error: unknown }) => {
        runtime.log.error('The code of a step of the research flow could not be fetched.', error);
        const name = getLazyStepByNumber(step);
        if (name !== null) enqueue.emit({ type: 'step.loadFailed', name, error });
      },
    ),
    save: enqueueActions(({ context, enqueue }) => {
      if (context.canSave) {
        enqueue.sendTo('autosave', { type: 'record.changed', saved: createSavedFlow(context) });
      }
    }),
    discardSaved: sendTo('autosave', { type: 'record.discarded' }),
    startOver: assign(({ context }) => createNewFlow(context)),
    setOther: assign((_, { version }: { version: OtherVersion<SavedFlow> | null }) => ({
      other: version,
    })),
    adoptOther: enqueueActions(
      ({ context, enqueue }, { version }: { version: OtherVersion<SavedFlow> | null }) => {
        enqueue.assign({
          ...createNewFlow(context),
          ...(version?.kind === 'record' && openSavedFlow(version.saved)),
        });
        enqueue.sendTo('autosave', { type: 'conflict.resolvedRemote' });
      },
    ),
    keepCurrent: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ other: null });
      enqueue.sendTo('autosave', {
        type: 'conflict.resolvedLocal',
        saved: createSavedFlow(context),
      });
    }),
    clearProblem: assign({ problem: null }),
    clearNotice: assign({ notice: null }),
  },
});
