import { actorSlot } from '@spinout/flow-kit';
import { assign, setup } from 'xstate';
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

export const hypothesisSetup = setup({
  types: {
    input: {} as HypothesisInput,
    context: {} as HypothesisContext,
    events: {} as HypothesisEvent,
    output: {} as HypothesisResult,
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
  },
});

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
