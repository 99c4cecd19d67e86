import type { FlowLanguageModel } from '../../flow/language-model.js';
import type { ExperimentDesign, Hypothesis, Phase, SamplePlanRequest } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import {
  actorSlot,
  type PendingRequests,
  type WithIdempotencyKey,
  getIdempotencyKey,
  NO_PENDING_REQUESTS,
  type Runtime,
  addPendingRequest,
  removePendingRequest,
} from '@spinout/flow-kit';
import { supportedOrNull } from '../../evidence/support.js';
import type { Problem } from '../../problems/problem.js';
import { DEFAULT_DESIGN, FALLBACK_DESIGN, SAMPLE_SIZE_MIN } from './experiment.constants.js';
import {
  applyRecalculation,
  isAdjustable,
  type PlanField,
  type SamplePlan,
  toPlanRequest,
} from './sample-plan.js';

export type ExperimentTab = 'overview' | 'variables' | 'timeline' | 'resources';
/** The two lists that the user can edit. */
export type TextList = 'controls' | 'equipment';

/** The part of the context that is saved and restored. */
export interface ExperimentDraft {
  readonly tab: ExperimentTab;
  /** The design as received; null until a reply arrives. */
  readonly proposed: ExperimentDesign | null;
  /** The design with the user's edits. */
  readonly design: ExperimentDesign;
  /** Texts typed but not added yet. */
  readonly typed: Readonly<Record<TextList, string>>;
  /** What the user chose for the power analysis. @default nothing */
  readonly plan?: SamplePlan | undefined;
  /** The design as last calculated, without the user's edits. @default the proposed one */
  readonly calculated?: ExperimentDesign | undefined;
}

export interface ExperimentResult {
  readonly design: ExperimentDesign;
}

export interface ExperimentInput {
  readonly runtime: Runtime;
  readonly draft?: ExperimentDraft | undefined;
  readonly journeyId: string;
  /** An unsupported hypothesis is treated as null. */
  readonly hypothesis: Hypothesis | null;
  /** Ids of the uploaded papers, whose numbers the design may use. @default none */
  readonly papers?: readonly string[] | undefined;
  /** The language model that words the design. @default none, as far as is known */
  readonly languageModel?: FlowLanguageModel | null | undefined;
  /** Pending requests restored from the saved flow. @default none */
  readonly intents?: PendingRequests | undefined;
}

export interface ExperimentContext extends Omit<ExperimentInput, 'draft' | 'intents'> {
  readonly draft: ExperimentDraft;
  readonly intents: PendingRequests;
  /** True if the step is opened for the first time; only then it sends its request automatically. */
  readonly isNew: boolean;
  readonly problem: Problem | null;
}

export interface DesignInput extends WithIdempotencyKey {
  readonly journeyId: string;
  readonly hypothesis: Hypothesis | null;
  readonly papers?: readonly string[];
  /** False: nothing is sent to a language model. @default as the server is set */
  readonly isModelAllowed?: boolean | undefined;
}

export interface RecalculateInput extends Omit<DesignInput, keyof WithIdempotencyKey> {
  readonly plan: SamplePlanRequest;
}

export type ExperimentEvent =
  | { readonly type: 'generation.resumed' }
  | { readonly type: 'tab.changed'; readonly tab: ExperimentTab }
  | { readonly type: 'methodology.changed'; readonly text: string }
  | { readonly type: 'duration.changed'; readonly text: string }
  | { readonly type: 'sampleSize.typed'; readonly text: string }
  | { readonly type: 'plan.typed'; readonly field: PlanField; readonly text: string }
  | { readonly type: 'effect.chosen'; readonly asReported: boolean }
  | { readonly type: 'effect.selected'; readonly number: number }
  | { readonly type: 'budget.typed'; readonly text: string }
  | { readonly type: 'entry.typed'; readonly list: TextList; readonly text: string }
  | { readonly type: 'entry.added'; readonly list: TextList }
  | { readonly type: 'entry.removed'; readonly list: TextList; readonly index: number }
  | { readonly type: 'phase.added' }
  | { readonly type: 'phase.changed'; readonly index: number; readonly change: Partial<Phase> }
  | { readonly type: 'design.finalized' };

const DESIGN = 'experiment.design';

const initialDraft: ExperimentDraft = {
  tab: 'overview',
  proposed: null,
  design: DEFAULT_DESIGN,
  typed: { controls: '', equipment: '' },
};

const EMPTY_PHASE: Phase = { phase: '', duration: '', description: '' };

/** Parses a typed number; unreadable text is 0. */
const parseWholeNumber = (text: string): number => {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : 0;
};

/** The machine of the experiment step. */
export const experimentMachine = setup({
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
    openPendingRequest: assign({
      intents: ({ context: { intents, journeyId, hypothesis, languageModel, runtime } }) =>
        addPendingRequest(
          intents,
          DESIGN,
          [journeyId, hypothesis, ...(languageModel?.isAllowed === false ? ['no model'] : [])],
          runtime.newKey,
        ),
    }),
    // From here on the step has a design and never requests another one.
    closePendingRequest: assign({
      intents: ({ context }) => removePendingRequest(context.intents, DESIGN),
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
}).createMachine({
  id: 'experiment',
  context: ({ input: { draft, intents = NO_PENDING_REQUESTS, ...input } }) => ({
    ...input,
    hypothesis: supportedOrNull(input.hypothesis),
    intents,
    draft: draft ?? initialDraft,
    isNew: draft === undefined,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isNew', target: 'designing' },
        { guard: 'hasDesign', target: 'editing' },
        { target: 'interrupted' },
      ],
    },
    interrupted: { on: { 'generation.resumed': 'designing' } },
    designing: {
      tags: 'busy',
      entry: 'openPendingRequest',
      invoke: {
        src: 'designExperiment',
        input: ({ context: { journeyId, hypothesis, papers = [], languageModel, intents } }) => ({
          isModelAllowed: languageModel?.isAllowed,
          journeyId,
          hypothesis,
          ...(papers.length > 0 ? { papers } : {}),
          key: getIdempotencyKey(intents, DESIGN),
        }),
        onDone: {
          target: 'editing',
          actions: [
            {
              type: 'setProposedDesign',
              params: ({ event: { output } }) => ({ design: output ?? DEFAULT_DESIGN }),
            },
            'closePendingRequest',
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
            { type: 'setProposedDesign', params: { design: FALLBACK_DESIGN } },
            'closePendingRequest',
          ],
        },
      },
    },
    editing: {
      initial: 'calculated',
      states: {
        calculated: {},
        recalculating: {
          invoke: {
            src: 'recalculateDesign',
            input: ({ context: { journeyId, hypothesis, papers = [], draft } }) => ({
              journeyId,
              hypothesis,
              ...(papers.length > 0 ? { papers } : {}),
              plan: toPlanRequest(draft.plan ?? {}),
            }),
            onDone: [
              { guard: ({ event }) => event.output === null, target: 'failed' },
              {
                target: 'calculated',
                actions: {
                  type: 'applyRecalculated',
                  params: ({ context, event }) => ({
                    design: event.output ?? context.draft.design,
                  }),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: {
                type: 'logRecalculation',
                params: ({ event: { error } }) => ({ error }),
              },
            },
          },
        },
        /** The numbers are those before the last change. */
        failed: {},
      },
      on: {
        'plan.typed': {
          guard: 'canRecalculate',
          target: '.recalculating',
          actions: {
            type: 'changePlan',
            params: ({ event: { field, text } }) => ({ [field]: text }),
          },
        },
        'effect.chosen': {
          guard: 'canRecalculate',
          target: '.recalculating',
          actions: {
            type: 'changePlan',
            params: ({ event: { asReported } }) => ({ asReported, effect: undefined }),
          },
        },
        'effect.selected': {
          guard: 'canRecalculate',
          target: '.recalculating',
          actions: {
            type: 'changePlan',
            params: ({ event: { number } }) => ({ effectChoice: number, effect: undefined }),
          },
        },
        'tab.changed': { actions: { type: 'showTab', params: ({ event: { tab } }) => ({ tab }) } },
        'methodology.changed': {
          actions: { type: 'change', params: ({ event: { text } }) => ({ methodology: text }) },
        },
        'duration.changed': {
          actions: { type: 'change', params: ({ event: { text } }) => ({ duration: text }) },
        },
        'sampleSize.typed': [
          {
            guard: {
              type: 'canPlanSize',
              params: ({ event: { text } }) => ({ size: parseWholeNumber(text) }),
            },
            target: '.recalculating',
            actions: [
              {
                type: 'change',
                params: ({ event: { text } }) => ({ sampleSize: parseWholeNumber(text) }),
              },
              {
                type: 'changePlan',
                params: ({ event: { text } }) => ({
                  sampleSize: parseWholeNumber(text),
                  power: undefined,
                }),
              },
            ],
          },
          {
            actions: {
              type: 'change',
              params: ({ event: { text } }) => ({ sampleSize: parseWholeNumber(text) }),
            },
          },
        ],
        'budget.typed': {
          actions: {
            type: 'change',
            params: ({ event: { text } }) => ({ budget: parseWholeNumber(text) }),
          },
        },
        'entry.typed': {
          actions: {
            type: 'setTypedText',
            params: ({ event: { list, text } }) => ({ list, text }),
          },
        },
        'entry.added': {
          actions: { type: 'addEntry', params: ({ event: { list } }) => ({ list }) },
        },
        'entry.removed': {
          actions: {
            type: 'removeEntry',
            params: ({ event: { list, index } }) => ({ list, index }),
          },
        },
        'phase.added': {
          actions: {
            type: 'changePhases',
            params: { change: (phases: readonly Phase[]) => [...phases, EMPTY_PHASE] },
          },
        },
        'phase.changed': {
          actions: {
            type: 'changePhases',
            params: ({ event: { index, change } }) => ({
              change: (phases: readonly Phase[]) =>
                phases.map((phase, at) => (at === index ? { ...phase, ...change } : phase)),
            }),
          },
        },
        'design.finalized': 'completed',
      },
    },
    completed: { type: 'final' },
  },
  output: ({ context }) => ({ design: context.draft.design }),
});

export type ExperimentSnapshot = SnapshotFrom<typeof experimentMachine>;
