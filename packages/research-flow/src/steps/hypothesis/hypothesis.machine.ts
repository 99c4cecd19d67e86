import type { Hypothesis, PaperAnalysis } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ChosenHypothesis } from '../../flow/flow-data.js';
import {
  actorSlot,
  afterFailure,
  type PendingRequests,
  type WithIdempotencyKey,
  getIdempotencyKey,
  NO_PENDING_REQUESTS,
  type Runtime,
  addPendingRequest,
  removePendingRequest,
} from '@spinout/flow-kit';
import { isUnsupported } from '../../evidence/support.js';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { isMalformed, type Problem } from '../../problems/problem.js';
import { DEFAULT_INTEREST, DEFAULT_TOPIC } from './hypothesis.constants.js';
import { isOwnHypothesis, createOwnHypothesis } from './own-hypothesis.js';

/** The part of the context that is saved and restored. */
export interface HypothesisDraft {
  /** The latest hypothesis, with the time at which it was generated. */
  readonly hypothesis: ChosenHypothesis | null;
  /** The statement of the latest reply if it had no supported hypothesis. @default the reply had one */
  readonly unsupported?: string | undefined;
  /** The user's own hypothesis as typed. @default none */
  readonly own?: string | undefined;
}

/** The result of the step. */
export interface HypothesisResult {
  readonly hypothesis: ChosenHypothesis;
}

/** The content of the hypothesis request. */
export interface HypothesisQuestion {
  readonly topic: string;
  readonly interest: string;
  /** Ids of the uploaded papers. */
  readonly papers: readonly string[];
}

/** The input of the request. */
export type GenerationInput = HypothesisQuestion & WithIdempotencyKey;

export interface HypothesisInput {
  readonly runtime: Runtime;
  readonly draft?: HypothesisDraft | undefined;
  /** @default 'Advanced Research' */
  readonly topic?: string | undefined;
  /** @default 'general' */
  readonly interest?: string | undefined;
  /** @default none */
  readonly papers?: readonly string[] | undefined;
  /** The analysis of the uploaded paper, shown at the top of the step. */
  readonly paperAnalysis: PaperAnalysis | null;
  readonly paperTitle: string | null;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
  /** Pending requests restored from the saved flow. @default none */
  readonly intents?: PendingRequests | undefined;
}

export interface HypothesisContext extends HypothesisQuestion {
  readonly runtime: Runtime;
  readonly draft: HypothesisDraft;
  readonly intents: PendingRequests;
  readonly paperAnalysis: PaperAnalysis | null;
  readonly paperTitle: string | null;
  readonly pastedPaper: PastedPaper | null;
  readonly problem: Problem | null;
}

export type HypothesisEvent =
  | { readonly type: 'generation.requested' }
  | { readonly type: 'generation.cancelled' }
  | { readonly type: 'hypothesis.chosen' }
  | { readonly type: 'own.changed'; readonly text: string }
  | { readonly type: 'own.chosen' };

const GENERATE = 'hypothesis.generate';

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
  actors: { generateHypothesis: actorSlot<Hypothesis, GenerationInput>('generateHypothesis') },
  guards: {
    hasHypothesis: ({ context }) => context.draft.hypothesis !== null,
    hasNoSupport: ({ context }) => context.draft.unsupported !== undefined,
    isUnsupported: (_, { output }: { output: Hypothesis }) => isUnsupported(output),
    hasValidOwnHypothesis: ({ context }) => isOwnHypothesis(context.draft.own ?? ''),
  },
  actions: {
    setHypothesis: assign({
      draft: ({ context: { draft, runtime } }, { output }: { output: Hypothesis }) => ({
        ...draft,
        hypothesis: { ...output, generated_at: runtime.now().toISOString() },
        unsupported: undefined,
      }),
    }),
    // The reply has no hypothesis, so an earlier one stays.
    setUnsupportedReason: assign({
      draft: ({ context: { draft } }, { output }: { output: Hypothesis }) => ({
        ...draft,
        unsupported: output.statement,
      }),
    }),
    setOwnText: assign({
      draft: ({ context: { draft } }, { text }: { text: string }) => ({ ...draft, own: text }),
    }),
    useOwnHypothesis: assign({
      draft: ({ context: { draft, runtime } }) => ({
        ...draft,
        hypothesis: createOwnHypothesis(draft.own ?? '', runtime),
        unsupported: undefined,
      }),
    }),
    openPendingRequest: assign({
      intents: ({ context: { intents, topic, interest, papers, runtime } }) =>
        addPendingRequest(intents, GENERATE, [topic, interest, papers], runtime.newKey),
    }),
    closePendingRequest: assign({
      intents: ({ context }) => removePendingRequest(context.intents, GENERATE),
    }),
    keepPendingRequest: assign({
      intents: ({ context }, { error }: { error: unknown }) =>
        afterFailure(context.intents, GENERATE, error),
    }),
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
      paperAnalysis,
      paperTitle,
      pastedPaper = null,
      intents = NO_PENDING_REQUESTS,
    },
  }) => ({
    runtime,
    draft: normalizeDraft(draft),
    topic,
    interest,
    papers,
    paperAnalysis,
    paperTitle,
    pastedPaper,
    intents,
    problem: null,
  }),
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'hasNoSupport', target: 'unsupported' },
        { guard: 'hasHypothesis', target: 'generated' },
        { target: 'idle' },
      ],
    },
    idle: { on: { 'generation.requested': 'generating' } },
    generating: {
      tags: 'busy',
      entry: ['clearProblem', 'openPendingRequest'],
      invoke: {
        src: 'generateHypothesis',
        input: ({ context: { topic, interest, papers, intents } }) => ({
          topic,
          interest,
          papers,
          key: getIdempotencyKey(intents, GENERATE),
        }),
        onDone: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event },
            target: 'unsupported',
            actions: [
              { type: 'setUnsupportedReason', params: ({ event }) => event },
              'closePendingRequest',
            ],
          },
          {
            target: 'generated',
            actions: [
              { type: 'setHypothesis', params: ({ event }) => event },
              'closePendingRequest',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'reportFailure', params: ({ event }) => event },
            { type: 'keepPendingRequest', params: ({ event }) => event },
          ],
        },
      },
      on: { 'generation.cancelled': 'routing' },
    },
    generated: {
      on: {
        // Generating another one is a new request, even if the last attempt was cancelled.
        'generation.requested': { target: 'generating', actions: 'closePendingRequest' },
        'hypothesis.chosen': 'completed',
      },
    },
    // No source supports a hypothesis: the user can write one or generate again.
    unsupported: {
      on: {
        'generation.requested': { target: 'generating', actions: 'closePendingRequest' },
        'hypothesis.chosen': { guard: 'hasHypothesis', target: 'completed' },
        'own.changed': { actions: { type: 'setOwnText', params: ({ event }) => event } },
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
