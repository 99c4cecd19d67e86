import type { Hypothesis, PaperAnalysis } from '@spinout/api-client';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type { ChosenHypothesis } from '../../flow/journey-data.js';
import {
  actorSlot,
  afterFailure,
  type Intents,
  type Keyed,
  keyOf,
  NO_INTENTS,
  type Runtime,
  withIntent,
  withoutIntent,
} from '@spinout/flow-kit';
import { isUnsupported } from '../../evidence/support.js';
import type { HeldText } from '../../evidence/verify-quote.js';
import { isMalformed, type Problem } from '../../problems/problem.js';
import { DEFAULT_INTEREST, DEFAULT_TOPIC } from './hypothesis.constants.js';
import { isOwnHypothesis, ownHypothesis } from './own-hypothesis.js';

/** What a reload brings back. */
export interface HypothesisDraft {
  /** The newest hypothesis, with the time at which it was generated. */
  readonly hypothesis: ChosenHypothesis | null;
  /** What the newest reply said when it offered no supported hypothesis. @default it offered one */
  readonly unsupported?: string | undefined;
  /** The person's own hypothesis, as typed. @default nothing */
  readonly own?: string | undefined;
}

/** HYP-11: what the step reports. */
export interface HypothesisResult {
  readonly hypothesis: ChosenHypothesis;
}

/** HYP-16: what the call asks about. */
export interface HypothesisQuestion {
  readonly topic: string;
  readonly interest: string;
  /** Ids of the uploaded papers. */
  readonly papers: readonly string[];
}

/** What the call is made with. */
export type GenerationInput = HypothesisQuestion & Keyed;

export interface HypothesisInput {
  readonly runtime: Runtime;
  readonly draft?: HypothesisDraft | undefined;
  /** @default 'Advanced Research' (FLOW-08) */
  readonly topic?: string | undefined;
  /** @default 'general' (FLOW-09) */
  readonly interest?: string | undefined;
  /** @default none */
  readonly papers?: readonly string[] | undefined;
  /** What was read in the uploaded paper, shown at the head of the step (T-22). */
  readonly paperAnalysis: PaperAnalysis | null;
  readonly paperTitle: string | null;
  /** The paper's text, where it was pasted: quotes from it are checked. @default not at hand */
  readonly heldText?: HeldText | null | undefined;
  /** Wishes that an earlier visit left open. @default none */
  readonly intents?: Intents | undefined;
}

export interface HypothesisContext extends HypothesisQuestion {
  readonly runtime: Runtime;
  readonly draft: HypothesisDraft;
  readonly intents: Intents;
  readonly paperAnalysis: PaperAnalysis | null;
  readonly paperTitle: string | null;
  readonly heldText: HeldText | null;
  readonly problem: Problem | null;
}

export type HypothesisEvent =
  | { readonly type: 'generation.requested' }
  | { readonly type: 'generation.cancelled' }
  | { readonly type: 'hypothesis.chosen' }
  | { readonly type: 'own.changed'; readonly text: string }
  | { readonly type: 'own.chosen' };

const GENERATE = 'hypothesis.generate';

const freshDraft: HypothesisDraft = { hypothesis: null };

/** A draft may hold what an earlier version, a host or damaged storage took for a hypothesis. */
const readDraft = (draft: HypothesisDraft): HypothesisDraft =>
  isUnsupported(draft.hypothesis)
    ? { ...draft, hypothesis: null, unsupported: draft.hypothesis?.statement ?? '' }
    : draft;

/** The rules of the hypothesis step; runs without React and without a server. */
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
    hasOwn: ({ context }) => isOwnHypothesis(context.draft.own ?? ''),
  },
  actions: {
    keepHypothesis: assign({
      draft: ({ context: { draft, runtime } }, { output }: { output: Hypothesis }) => ({
        ...draft,
        hypothesis: { ...output, generated_at: runtime.now().toISOString() },
        unsupported: undefined,
      }),
    }),
    // The reply offers nothing: an earlier hypothesis is kept.
    keepReason: assign({
      draft: ({ context: { draft } }, { output }: { output: Hypothesis }) => ({
        ...draft,
        unsupported: output.statement,
      }),
    }),
    keepOwn: assign({
      draft: ({ context: { draft } }, { text }: { text: string }) => ({ ...draft, own: text }),
    }),
    adoptOwn: assign({
      draft: ({ context: { draft, runtime } }) => ({
        ...draft,
        hypothesis: ownHypothesis(draft.own ?? '', runtime),
        unsupported: undefined,
      }),
    }),
    openIntent: assign({
      intents: ({ context: { intents, topic, interest, papers, runtime } }) =>
        withIntent(intents, GENERATE, [topic, interest, papers], runtime.newKey),
    }),
    closeIntent: assign({ intents: ({ context }) => withoutIntent(context.intents, GENERATE) }),
    keepIntent: assign({
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
      draft = freshDraft,
      topic = DEFAULT_TOPIC,
      interest = DEFAULT_INTEREST,
      papers = [],
      paperAnalysis,
      paperTitle,
      heldText = null,
      intents = NO_INTENTS,
    },
  }) => ({
    runtime,
    draft: readDraft(draft),
    topic,
    interest,
    papers,
    paperAnalysis,
    paperTitle,
    heldText,
    intents,
    problem: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      always: [
        { guard: 'hasNoSupport', target: 'unsupported' },
        { guard: 'hasHypothesis', target: 'generated' },
        { target: 'idle' },
      ],
    },
    idle: { on: { 'generation.requested': 'generating' } },
    generating: {
      tags: 'busy',
      entry: ['clearProblem', 'openIntent'],
      invoke: {
        src: 'generateHypothesis',
        input: ({ context: { topic, interest, papers, intents } }) => ({
          topic,
          interest,
          papers,
          key: keyOf(intents, GENERATE),
        }),
        onDone: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event },
            target: 'unsupported',
            actions: [{ type: 'keepReason', params: ({ event }) => event }, 'closeIntent'],
          },
          {
            target: 'generated',
            actions: [{ type: 'keepHypothesis', params: ({ event }) => event }, 'closeIntent'],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'reportFailure', params: ({ event }) => event },
            { type: 'keepIntent', params: ({ event }) => event },
          ],
        },
      },
      on: { 'generation.cancelled': 'resting' },
    },
    generated: {
      on: {
        // Another one is another wish, also when the last try for one was given up.
        'generation.requested': { target: 'generating', actions: 'closeIntent' },
        'hypothesis.chosen': 'completed',
      },
    },
    // No source supports a hypothesis: the person may write one or ask again.
    unsupported: {
      on: {
        'generation.requested': { target: 'generating', actions: 'closeIntent' },
        'hypothesis.chosen': { guard: 'hasHypothesis', target: 'completed' },
        'own.changed': { actions: { type: 'keepOwn', params: ({ event }) => event } },
        'own.chosen': { guard: 'hasOwn', target: 'completed', actions: 'adoptOwn' },
      },
    },
    failed: {
      on: {
        'generation.requested': 'generating',
        // An earlier hypothesis is not lost by a later failure.
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
