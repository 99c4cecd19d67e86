import type { ExperimentDesign } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assign, setup } from 'xstate';
import type {
  DesignInput,
  ExperimentContext,
  ExperimentEvent,
  ExperimentInput,
  ExperimentResult,
  RecalculateInput,
} from './experiment.types.js';
import { canPlanOutline, readAnswers } from './study-outline.js';
import { isAdjustable, type SamplePlan } from './sample-plan.js';

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
    isNew: ({ context }) => context.isNew || context.isUpdate === true,
    canRecalculate: ({ context: { draft } }) => isAdjustable(draft.design),
    canPlanOutline: ({ context: { draft } }) => canPlanOutline(draft),
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
    /** A plan in place of the outline; what the user decided stays, for later calculations. */
    setPlannedDesign: assign({
      draft: ({ context: { draft } }, { design }: { design: ExperimentDesign | null }) =>
        design === null
          ? draft
          : {
              ...draft,
              answers: draft.design.outline
                ? readAnswers(draft.design.outline, draft.answers)
                : draft.answers,
              proposed: design,
              calculated: design,
              design,
            },
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
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('The experiment design failed; a standard one is used.', error),
  },
});
