import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot } from '@spinout/flow-kit';
import { isUnsupported } from '../../evidence/support.js';
import { isMalformed, type Problem } from '../../problems/problem.js';
import { DEFAULT_INTEREST, DEFAULT_TOPIC } from './hypothesis.constants.js';
import { addOwnHypothesis, isOwnHypothesis, createOwnHypothesis } from './own-hypothesis.js';
import { applyForm, createForm, type HypothesisField, isValidForm } from './hypothesis-form.js';
import { type HypothesisParts, isPartial, NO_PARTS } from './hypothesis-parts.js';
import type { Preference } from './order-by-preference.js';
import type {
  GeneratedHypothesis,
  GenerationInput,
  HypothesisContext,
  HypothesisDraft,
  HypothesisEvent,
  HypothesisInput,
  HypothesisResult,
} from './hypothesis.types.js';

export type {
  HypothesisDraft,
  HypothesisResult,
  GeneratedHypothesis,
  GenerationInput,
  HypothesisInput,
  HypothesisContext,
  HypothesisEvent,
} from './hypothesis.types.js';

const initialDraft: HypothesisDraft = { hypothesis: null };

/** A draft of an earlier version or of a host may contain an unsupported hypothesis. */
const normalizeDraft = (draft: HypothesisDraft): HypothesisDraft =>
  isUnsupported(draft.hypothesis)
    ? { ...draft, hypothesis: null, unsupported: draft.hypothesis?.statement ?? '' }
    : draft;

/** The machine of the hypothesis step. */
export const hypothesisMachine = setup({
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
    hasHypothesis: ({ context }) => context.draft.hypothesis !== null,
    hasNoSupport: ({ context }) => context.draft.unsupported !== undefined,
    isUnsupported: (_, { output }: { output: GeneratedHypothesis }) =>
      isUnsupported(output.hypothesis),
    hasValidOwnHypothesis: ({ context: { draft } }) =>
      isOwnHypothesis(draft.own ?? '') && !isPartial(draft.ownParts ?? NO_PARTS),
    isListed: ({ context: { draft } }, { number }: { number: number }) =>
      draft.candidates?.some((each) => each.number === number) ?? false,
    isSaved: ({ context: { draft } }, { id }: { id: string }) =>
      draft.ownHypotheses?.some((each) => each.id === id) ?? false,
    isEditing: ({ context: { draft } }) => draft.hypothesis !== null && draft.edit !== undefined,
    isWritingOwn: ({ context: { draft } }) => draft.isWritingOwn === true,
    hasValidEdit: ({ context: { draft } }) => draft.edit !== undefined && isValidForm(draft.edit),
  },
  actions: {
    setHypothesis: assign({
      draft: (
        { context: { draft, runtime } },
        { output: { hypothesis, candidates, modelReport } }: { output: GeneratedHypothesis },
      ) => ({
        ...draft,
        hypothesis: { ...hypothesis, generated_at: runtime.now().toISOString() },
        candidates,
        modelReport,
        unsupported: undefined,
      }),
    }),
    // The reply has no hypothesis, so an earlier one stays.
    setUnsupportedReason: assign({
      draft: ({ context: { draft } }, { output }: { output: GeneratedHypothesis }) => ({
        ...draft,
        candidates: undefined,
        modelReport: output.modelReport,
        unsupported: output.hypothesis.statement,
      }),
    }),
    setModelAllowed: assign({
      draft: ({ context: { draft } }, { isAllowed }: { isAllowed: boolean }) => ({
        ...draft,
        isModelAllowed: isAllowed,
      }),
    }),
    setOwnText: assign({
      draft: ({ context: { draft } }, { text }: { text: string }) => ({ ...draft, own: text }),
    }),
    setOwnPart: assign({
      draft: (
        { context: { draft } },
        { field, text }: { field: keyof HypothesisParts; text: string },
      ) => ({ ...draft, ownParts: { ...NO_PARTS, ...draft.ownParts, [field]: text } }),
    }),
    openOwnForm: assign({ draft: ({ context: { draft } }) => ({ ...draft, isWritingOwn: true }) }),
    // The text stays for the next time.
    closeOwnForm: assign({
      draft: ({ context: { draft } }) => ({ ...draft, isWritingOwn: undefined }),
    }),
    useOwnHypothesis: assign({
      draft: ({ context: { draft, runtime } }) => {
        const hypothesis = createOwnHypothesis(draft.own ?? '', runtime, draft.ownParts);
        return {
          ...draft,
          hypothesis,
          ownHypotheses: addOwnHypothesis(draft.ownHypotheses, hypothesis),
          own: undefined,
          ownParts: undefined,
          isWritingOwn: undefined,
          unsupported: undefined,
        };
      },
    }),
    showOwnHypothesis: assign({
      draft: ({ context: { draft } }, { id }: { id: string }) => ({
        ...draft,
        hypothesis: draft.ownHypotheses?.find((each) => each.id === id) ?? draft.hypothesis,
        unsupported: undefined,
      }),
    }),
    startEdit: assign({
      draft: ({ context: { draft } }) => ({
        ...draft,
        edit: draft.hypothesis === null ? undefined : createForm(draft.hypothesis),
      }),
    }),
    setEditField: assign({
      draft: (
        { context: { draft } },
        { field, text }: { field: HypothesisField; text: string },
      ) => ({ ...draft, edit: draft.edit && { ...draft.edit, [field]: text } }),
    }),
    saveEdit: assign({
      draft: ({ context: { draft, runtime } }) => {
        const { hypothesis, edit, ownHypotheses } = draft;
        if (hypothesis === null || edit === undefined) return draft;
        const edited = applyForm(hypothesis, edit, runtime);
        return {
          ...draft,
          hypothesis: edited,
          ownHypotheses:
            edited === hypothesis ? ownHypotheses : addOwnHypothesis(ownHypotheses, edited),
        };
      },
    }),
    endEdit: assign({ draft: ({ context: { draft } }) => ({ ...draft, edit: undefined }) }),
    addPreference: assign({
      draft: ({ context: { draft } }, { preferred, other }: Preference) => ({
        ...draft,
        preferences: [...(draft.preferences ?? []), { preferred, other }],
      }),
    }),
    setCandidate: assign({
      candidate: (_, { number }: { number: number }) => number,
    }),
    clearCandidate: assign({ candidate: undefined }),
    requestFresh: assign({ isFresh: true }),
    reportFailure: assign({
      problem: (_, { error }: { error: unknown }): Problem => ({
        code: isMalformed(error) ? 'hypothesisInvalid' : 'hypothesisFailed',
        error,
      }),
    }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'hypothesis',
  context: ({
    input: {
      runtime,
      draft = initialDraft,
      topic = DEFAULT_TOPIC,
      interest = DEFAULT_INTEREST,
      papers = [],
      importsOf,
      paperAnalysis,
      paperTitle,
      pastedPaper = null,
    },
  }) => ({
    runtime,
    draft: normalizeDraft(draft),
    topic,
    interest,
    papers,
    importsOf,
    paperAnalysis,
    paperTitle,
    pastedPaper,
    isFresh: false,
    problem: null,
  }),
  initial: 'routing',
  on: {
    'model.changed': {
      guard: ({ context: { paperAnalysis } }) => paperAnalysis?.language_model !== undefined,
      actions: { type: 'setModelAllowed', params: ({ event }) => event },
    },
  },
  states: {
    routing: {
      always: [
        { guard: 'isWritingOwn', target: 'writingOwn' },
        { guard: 'hasNoSupport', target: 'unsupported' },
        { guard: 'isEditing', target: 'editing' },
        { guard: 'hasHypothesis', target: 'generated' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'generation.requested': { target: 'generating', actions: 'clearCandidate' },
        'own.started': 'writingOwn',
      },
    },
    generating: {
      tags: 'busy',
      entry: 'clearProblem',
      exit: assign({ isFresh: false }),
      invoke: {
        src: 'generateHypothesis',
        input: ({
          context: { topic, interest, papers, importsOf, candidate, draft, isFresh },
        }) => ({
          topic,
          interest,
          papers,
          importsOf,
          candidate,
          isModelAllowed: draft.isModelAllowed,
          isFresh,
        }),
        onDone: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event },
            target: 'unsupported',
            actions: { type: 'setUnsupportedReason', params: ({ event }) => event },
          },
          {
            target: 'generated',
            actions: { type: 'setHypothesis', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
      on: { 'generation.cancelled': 'routing' },
    },
    generated: {
      on: {
        // Generating another one is a new request, even if the last attempt was cancelled.
        'generation.requested': {
          target: 'generating',
          actions: ['requestFresh', 'clearCandidate'],
        },
        'candidate.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'generating',
          actions: ['requestFresh', { type: 'setCandidate', params: ({ event }) => event }],
        },
        'own.selected': {
          guard: { type: 'isSaved', params: ({ event }) => event },
          actions: { type: 'showOwnHypothesis', params: ({ event }) => event },
        },
        'preference.stated': {
          actions: { type: 'addPreference', params: ({ event }) => event },
        },
        'edit.started': { target: 'editing', actions: 'startEdit' },
        'own.started': 'writingOwn',
        'hypothesis.chosen': 'completed',
      },
    },
    editing: {
      on: {
        'edit.changed': { actions: { type: 'setEditField', params: ({ event }) => event } },
        'edit.saved': {
          guard: 'hasValidEdit',
          target: 'generated',
          actions: ['saveEdit', 'endEdit'],
        },
        'edit.cancelled': { target: 'generated', actions: 'endEdit' },
      },
    },
    // An own hypothesis can be written at any time.
    writingOwn: {
      entry: ['clearProblem', 'openOwnForm'],
      on: {
        'own.changed': { actions: { type: 'setOwnText', params: ({ event }) => event } },
        'own.partChanged': { actions: { type: 'setOwnPart', params: ({ event }) => event } },
        'own.chosen': {
          guard: 'hasValidOwnHypothesis',
          target: 'completed',
          actions: 'useOwnHypothesis',
        },
        'own.cancelled': { target: 'routing', actions: 'closeOwnForm' },
      },
    },
    // No source supports a hypothesis: the user can write one or generate again.
    unsupported: {
      on: {
        'generation.requested': {
          target: 'generating',
          actions: ['requestFresh', 'clearCandidate'],
        },
        'hypothesis.chosen': { guard: 'hasHypothesis', target: 'completed' },
        'own.changed': { actions: { type: 'setOwnText', params: ({ event }) => event } },
        'own.partChanged': { actions: { type: 'setOwnPart', params: ({ event }) => event } },
        'own.chosen': {
          guard: 'hasValidOwnHypothesis',
          target: 'completed',
          actions: 'useOwnHypothesis',
        },
      },
    },
    failed: {
      on: {
        'generation.requested': 'generating',
        'candidate.chosen': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'generating',
          actions: { type: 'setCandidate', params: ({ event }) => event },
        },
        'own.selected': {
          guard: { type: 'isSaved', params: ({ event }) => event },
          target: 'generated',
          actions: ['clearProblem', { type: 'showOwnHypothesis', params: ({ event }) => event }],
        },
        'own.started': 'writingOwn',
        // A failure does not discard an earlier hypothesis.
        'hypothesis.chosen': { guard: 'hasHypothesis', target: 'completed' },
      },
    },
    completed: { type: 'final', entry: 'clearProblem' },
  },
  output: ({
    context: {
      draft: { hypothesis },
    },
  }) => {
    if (hypothesis === null) throw new Error('hypothesis: completed without a hypothesis');
    return { hypothesis };
  },
});

export type HypothesisSnapshot = SnapshotFrom<typeof hypothesisMachine>;
