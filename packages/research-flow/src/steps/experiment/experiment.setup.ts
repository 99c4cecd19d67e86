import type { ExperimentDesign, Phase } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assign, setup } from 'xstate';
import { SAMPLE_SIZE_MIN } from './experiment.constants.js';
import type {
  DesignInput,
  ExperimentContext,
  ExperimentEvent,
  ExperimentInput,
  ExperimentResult,
  ExperimentTab,
  RecalculateInput,
  TextList,
} from './experiment.types.js';
import { applyRecalculation, isAdjustable, type SamplePlan } from './sample-plan.js';

/** The actors, guards and actions of the experiment step. */
export const experimentSetup = setup({
  types: {
    input: {} as ExperimentInput,
    context: {} as ExperimentContext,
    events: {} as ExperimentEvent,
    output: {} as ExperimentResult,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to null if the reply has no success flag or no design. */
    designExperiment: actorSlot<ExperimentDesign | null, DesignInput>('designExperiment'),
    /** Resolves to null like `designExperiment`; waits a moment, since the user may go on typing. */
    recalculateDesign: actorSlot<ExperimentDesign | null, RecalculateInput>('recalculateDesign'),
  },
  guards: {
    isNew: ({ context }) => context.isNew,
    canRecalculate: ({ context: { draft } }) => isAdjustable(draft.design),
    canPlanSize: ({ context: { draft } }, { size }: { size: number }) =>
      isAdjustable(draft.design) && size >= SAMPLE_SIZE_MIN,
    hasDesign: ({ context }) => context.draft.proposed !== null,
  },
  actions: {
    setProposedDesign: assign({
      draft: ({ context: { draft } }, { design }: { design: ExperimentDesign }) => ({
        ...draft,
        proposed: design,
        design,
      }),
    }),
    showTab: assign({
      draft: ({ context: { draft } }, { tab }: { tab: ExperimentTab }) => ({ ...draft, tab }),
    }),
    change: assign({
      draft: ({ context: { draft } }, change: Partial<ExperimentDesign>) => ({
        ...draft,
        design: { ...draft.design, ...change },
      }),
    }),
    /** The size follows from effect, alpha and power, unless the size is what was changed. */
    changePlan: assign({
      draft: ({ context: { draft } }, change: SamplePlan) => ({
        ...draft,
        plan: { ...draft.plan, sampleSize: undefined, ...change },
      }),
    }),
    applyRecalculated: assign({
      draft: ({ context: { draft } }, { design }: { design: ExperimentDesign }) => {
        const { plan = {}, calculated = draft.proposed ?? draft.design } = draft;
        const changed = applyRecalculation(draft.design, design, { calculated, plan });
        return changed === draft.design ? draft : { ...draft, design: changed, calculated: design };
      },
    }),
    setTypedText: assign({
      draft: ({ context: { draft } }, { list, text }: { list: TextList; text: string }) => ({
        ...draft,
        typed: { ...draft.typed, [list]: text },
      }),
    }),
    addEntry: assign({
      draft: ({ context: { draft } }, { list }: { list: TextList }) => {
        const text = draft.typed[list].trim();
        if (text === '') return draft;
        return {
          ...draft,
          typed: { ...draft.typed, [list]: '' },
          design: { ...draft.design, [list]: [...draft.design[list], text] },
        };
      },
    }),
    removeEntry: assign({
      draft: ({ context: { draft } }, { list, index }: { list: TextList; index: number }) => ({
        ...draft,
        design: { ...draft.design, [list]: draft.design[list].filter((_, at) => at !== index) },
      }),
    }),
    changePhases: assign({
      draft: (
        { context: { draft } },
        { change }: { change: (phases: readonly Phase[]) => Phase[] },
      ) => ({ ...draft, design: { ...draft.design, timeline: change(draft.design.timeline) } }),
    }),
    logRecalculation: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('The design could not be recalculated.', error),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('The experiment design failed; a standard one is used.', error),
  },
});
