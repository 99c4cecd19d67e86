import { actorSlot } from '@spinout/flow-kit';
import { assign, enqueueActions, setup } from 'xstate';
import type { FlowEventOf } from '../../events/flow-events.types.js';
import { isUnsupported } from '../../evidence/support.js';
import { DEFAULT_INTEREST, DEFAULT_TOPIC } from './hypothesis.constants.js';
import { keepEdit } from './hypothesis-form.js';
import { isPartial, NO_PARTS } from './hypothesis-parts.js';
import type {
  GeneratedHypothesis,
  GenerationInput,
  HypothesisContext,
  HypothesisDraft,
  HypothesisEvent,
  HypothesisInput,
  HypothesisResult,
} from './hypothesis.types.js';
import { isOwnHypothesis, takeOwnHypothesis } from './own-hypothesis.js';

/** A draft of an earlier version or of a host may contain an unsupported hypothesis. */
const normalizeDraft = (draft: HypothesisDraft): HypothesisDraft =>
  isUnsupported(draft.hypothesis)
    ? { ...draft, hypothesis: null, unsupported: draft.hypothesis?.statement ?? '' }
    : draft;

/** The context of a step that was not opened before, or is restored. */
export const createInitialContext = (input: HypothesisInput): HypothesisContext => ({
  ...input,
  draft: normalizeDraft(input.draft ?? { hypothesis: null }),
  topic: input.topic ?? DEFAULT_TOPIC,
  interest: input.interest ?? DEFAULT_INTEREST,
  papers: input.papers ?? [],
  pastedPaper: input.pastedPaper ?? null,
  isFresh: false,
  problem: null,
  cancelledEdit: null,
});

export const hypothesisSetup = setup({
  types: {
    input: {} as HypothesisInput,
    context: {} as HypothesisContext,
    events: {} as HypothesisEvent,
    output: {} as HypothesisResult,
    emitted: {} as FlowEventOf<
      'hypothesis.generated' | 'hypothesis.unsupported' | 'hypothesis.edited' | 'hypothesis.chosen'
    >,
    tags: {} as 'busy',
  },
  actors: {
    generateHypothesis: actorSlot<GeneratedHypothesis, GenerationInput>('generateHypothesis'),
  },
  guards: {
    /** The edit was of the hypothesis on the card. */
    canUndoEdit: ({ context: { draft, cancelledEdit } }) =>
      cancelledEdit !== null && cancelledEdit.hypothesis === draft.hypothesis,
    hasHypothesis: ({ context }) => context.draft.hypothesis !== null,
    isListed: ({ context: { draft } }, { number }: { number: number }) =>
      draft.candidates?.some((each) => each.number === number) ?? false,
    isSaved: ({ context: { draft } }, { id }: { id: string }) =>
      draft.ownHypotheses?.some((each) => each.id === id) ?? false,
  },
  actions: {
    keepEdit: assign({ cancelledEdit: ({ context: { draft } }) => keepEdit(draft) }),
    updateDraft: assign({
      draft: ({ context }, change: Partial<HypothesisDraft>) => ({ ...context.draft, ...change }),
    }),
    showOwnHypothesis: assign({
      draft: ({ context: { draft } }, { id }: { id: string }) => ({
        ...draft,
        hypothesis: draft.ownHypotheses?.find((each) => each.id === id) ?? draft.hypothesis,
        unsupported: undefined,
      }),
    }),
    /** What the next request asks for. */
    setRequest: assign(
      (_, request: Partial<Pick<HypothesisContext, 'candidate' | 'isFresh'>>) => request,
    ),
    clearProblem: assign({ problem: null }),
    /** Tells the host about the shown hypothesis. */
    emitHypothesis: enqueueActions(
      (
        { context: { draft }, enqueue },
        { type }: { type: 'hypothesis.generated' | 'hypothesis.edited' | 'hypothesis.chosen' },
      ) => {
        const { hypothesis, candidates = [] } = draft;
        if (hypothesis === null) return;
        enqueue.emit(
          type === 'hypothesis.generated'
            ? { type, hypothesis, alternatives: Math.max(0, candidates.length - 1) }
            : { type, hypothesis },
        );
      },
    ),
  },
});

/** The draft without an edit. */
export const NO_EDIT = { edit: undefined, start: undefined } as const;

/** Events that bring back a cancelled edit, or discard it. */
export const undoEvents = hypothesisSetup.createStateConfig({
  on: {
    'undo.requested': {
      guard: 'canUndoEdit',
      target: 'editing',
      actions: [
        {
          type: 'updateDraft',
          params: ({ context: { cancelledEdit } }) => ({
            edit: cancelledEdit?.edit,
            start: cancelledEdit?.start,
          }),
        },
        assign({ cancelledEdit: null }),
      ],
    },
    'undo.dismissed': { actions: assign({ cancelledEdit: null }) },
  },
}).on;

/** Events of the fields for an own hypothesis. */
export const ownFormEvents = hypothesisSetup.createStateConfig({
  on: {
    'own.changed': {
      actions: { type: 'updateDraft', params: ({ event: { text } }) => ({ own: text }) },
    },
    'own.partChanged': {
      actions: {
        type: 'updateDraft',
        params: ({ context: { draft }, event: { field, text } }) => ({
          ownParts: { ...NO_PARTS, ...draft.ownParts, [field]: text },
        }),
      },
    },
    'own.chosen': {
      guard: ({ context: { draft } }) =>
        isOwnHypothesis(draft.own ?? '') && !isPartial(draft.ownParts ?? NO_PARTS),
      target: 'completed',
      actions: {
        type: 'updateDraft',
        params: ({ context: { draft, runtime } }) => takeOwnHypothesis(draft, runtime),
      },
    },
  },
}).on;
