import { type AnyStateMachine, assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import {
  actorSlot,
  getSaveNotice,
  type OtherVersion,
  type RecordCommand,
  type RestoredRecord,
  type SaveStatus,
} from '@spinout/flow-kit';
import type { SavedFlow } from '../saved/saved-flow.js';
import type {
  FlowChildren,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  StorageInput,
  StepReport,
  FetchStepInput,
  FetchedStep,
  RevisitEvent,
  StepActorName,
} from './flow.types.js';
import { getRestoreNotice } from './flow.notices.js';
import { createSavedFlow, createUndo, isBlank, openSavedFlow } from './create-saved-flow.js';
import { removeUnsupportedData } from '../data/remove-unsupported.js';
import { STEPS, getStepNumber, getStepByNumber, type StepName } from '../data/steps.js';

const JOURNEY_ID_PREFIX = 'journey-';

/** Placeholders for the machines of the steps. */
const stepSlots = Object.fromEntries(
  STEPS.map((name) => [`${name}Step`, actorSlot(`${name}Step`)]),
) as unknown as Record<StepActorName, AnyStateMachine>;

/** The drafts without those that did not change since. */
const removeEqual = (drafts: FlowContext['drafts'], earlier: FlowContext['drafts']) =>
  Object.fromEntries(
    Object.entries(drafts).filter(([name, draft]) => draft !== earlier[name as StepName]),
  );

const NOTHING_REVISITED = { furthestStep: null, isUpdating: false, revisit: null, undo: null };

/** The context before the saved flow is restored. */
export const createInitialContext = ({ initialData, ...input }: FlowInput): FlowContext => {
  const data = removeUnsupportedData(initialData);
  return {
    ...input,
    initialData: data,
    journeyId: '',
    step: input.firstStep,
    definition: null,
    data,
    drafts: {},
    firstDrafts: {},
    problem: null,
    reported: null,
    notice: null,
    shownNotices: [],
    canSave: true,
    other: null,
    ...NOTHING_REVISITED,
    rules: null,
  };
};

const createNewFlow = ({ runtime, initialData }: FlowContext) => ({
  journeyId: runtime.newId(JOURNEY_ID_PREFIX),
  data: initialData,
  drafts: {},
  canSave: true,
  other: null,
  step: 1,
  problem: null,
  reported: null,
  ...NOTHING_REVISITED,
});

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
    fetchStep: actorSlot<FetchedStep, FetchStepInput>('fetchStep'),
    ...stepSlots,
  },
  guards: {
    isAt: ({ context }, { name }: { name: StepName }) => context.step === getStepNumber(name),
    isKnown: ({ context }) => getStepByNumber(context.step) !== null,
    /** Whether the first step can open without further code: there are no results that could get out of date. */
    isFirst: ({ context: { step, data, drafts, rules } }) =>
      step === 1 &&
      (rules !== null ||
        (data.hypothesis === undefined && Object.keys(drafts).every((name) => name === 'topic'))),
    canSave: ({ context }) => context.canSave,
    /** Whether another version can replace this flow without a loss: nothing was entered yet. */
    isBlank: ({ context }, { version }: { version: OtherVersion<SavedFlow> }) =>
      context.canSave && version.kind !== 'unreadable' && isBlank(context, context.initialData),
    /**
     * Whether this flow can replace another version without a loss: a second tab that was opened at the same time. A flow
     * that was started over on purpose is not based on what this tab knows.
     */
    isOtherBlank: ({ context }, { version }: { version: OtherVersion<SavedFlow> }) =>
      context.canSave &&
      version.kind === 'record' &&
      version.isBasedOnKnown &&
      isBlank(version.saved, context.initialData),
    /** Whether nothing was entered or generated, not even in a later step that the flow started with. */
    isUntouched: ({ context: { data, drafts, firstDrafts, initialData } }) =>
      isBlank({ data, drafts: removeEqual(drafts, firstDrafts) }, initialData),
    canUseOther: ({ context: { other } }) => other?.kind === 'record' || other?.kind === 'nothing',
    /** Whether an event about completed steps opens another step. */
    isMove: ({ context, event }) =>
      context.rules?.handleEvent(context, event as RevisitEvent)?.step !== undefined,
    hasConflict: ({ context: { other } }) => other !== null,
    canUndo: ({ context: { undo } }) => undo !== null,
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
    /** The data of a flow that is restored, or in which nothing was entered. */
    setInitialData: assign((_, { initialData }: Pick<FlowInput, 'initialData'>) => {
      const data = removeUnsupportedData(initialData);
      return { initialData: data, data, drafts: {} };
    }),
    /** The data of the next new flow. */
    setLaterData: assign((_, { initialData }: Pick<FlowInput, 'initialData'>) => ({
      initialData: removeUnsupportedData(initialData),
    })),
    showSaveNotice: assign(({ context }, { saveStatus }: { saveStatus: SaveStatus }) =>
      getSaveNotice(context, saveStatus),
    ),
    syncStep: enqueueActions(({ context, enqueue }, { stepContext }: StepReport) => {
      const { problem, draft } = stepContext;
      if (problem !== context.reported) {
        enqueue.assign({ reported: problem, problem });
        if (problem !== null) enqueue.emit({ type: 'problem.reported', problem });
      }
      const name = context.definition?.name;
      if (name !== undefined && draft !== context.drafts[name]) {
        if (!context.drafts[name])
          enqueue.assign({ firstDrafts: { ...context.firstDrafts, [name]: draft } });
        enqueue.assign(
          context.rules?.trackDraft(context, name, draft) ?? {
            drafts: { ...context.drafts, [name]: draft },
          },
        );
      }
    }),
    // Reads the draft before this snapshot: a restored flow, or initial data of the host, already has a company.
    reportCompletion: enqueueActions(({ context, enqueue }, { stepContext }: StepReport) => {
      const company = context.definition?.getCompany?.(stepContext) ?? null;
      if (company === null || company === context.data.companyStructure) return;
      const data = { ...context.data, companyStructure: company };
      enqueue.assign({ data });
      enqueue.emit({ type: 'data.changed', data });
      if (context.drafts.company?.isCompleted !== true)
        enqueue.emit({ type: 'flow.completed', data });
    }),
    addResult: enqueueActions(({ context, enqueue }, { result }: { result: unknown }) => {
      const change = context.definition?.addResult?.(context, result);
      const after = { ...context, ...change };
      const { data } = after;
      enqueue.assign({
        ...change,
        step: context.step + 1,
        ...context.rules?.completeStep(context, after),
        undo: null,
        problem: null,
        reported: null,
      });
      enqueue.emit({ type: 'data.changed', data });
    }),
    setDefinition: assign(
      (_, fetched: Pick<FetchedStep, 'definition'> & Partial<FetchedStep>) => fetched,
    ),
    goTo: assign(({ context: { revisit } }, { step }: { step: number }) => ({
      step,
      furthestStep: null,
      isUpdating: false,
      revisit: revisit && { ...revisit, opened: undefined },
      problem: null,
      reported: null,
    })),
    revise: enqueueActions(({ context, event, enqueue }) => {
      const change = context.rules?.handleEvent(context, event as RevisitEvent) ?? {};
      enqueue.assign(change);
      if (change.data) enqueue.emit({ type: 'data.changed', data: change.data });
    }),
    emitStepChange: enqueueActions(({ context: { step }, enqueue }) => {
      const name = getStepByNumber(step);
      if (name !== null) enqueue.emit({ type: 'step.changed', step, name });
    }),
    reportLoadFailure: enqueueActions(
      ({ context: { step, runtime }, enqueue }, { error }: { error: unknown }) => {
        runtime.log.error('The code of a step of the research flow could not be fetched.', error);
        const name = getStepByNumber(step);
        if (name !== null) enqueue.emit({ type: 'step.loadFailed', name, error });
      },
    ),
    save: enqueueActions(({ context, enqueue }) => {
      if (context.canSave) {
        enqueue.sendTo('autosave', { type: 'record.changed', saved: createSavedFlow(context) });
      }
    }),
    /** Replaces the saved flow in one write, so that at every moment either of them is stored. */
    replaceSaved: sendTo('autosave', ({ context }) =>
      context.undo === null
        ? { type: 'record.discarded' }
        : { type: 'record.replaced', saved: createSavedFlow(context) },
    ),
    startOver: assign(({ context, event }) => ({
      ...createNewFlow(context),
      ...(('canUndo' in event || 'change' in event) && createUndo(context)),
      ...('change' in event && event.change),
    })),
    restoreDiscarded: assign(({ context: { undo } }) =>
      undo === null
        ? {}
        : {
            isUpdating: false,
            summaryOf: undefined,
            problem: null,
            reported: null,
            ...openSavedFlow(undo.flow),
          },
    ),
    dropDiscarded: assign({ undo: null }),
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
