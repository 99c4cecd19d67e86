import type {
  Hypothesis,
  LiteratureAnalysis,
  LiteratureReviewReply,
  Paper,
  PublicSources,
  SearchLog,
  Source,
} from '@spinout/api-client';
import type { ExportFormat } from '@spinout/api-client/bibliography';
import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
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
import { supportedOrNull } from '../../evidence/support.js';
import type { Problem, ProblemCode } from '../../problems/problem.js';
import { uniqueBy } from '../unique-by.js';

/** The result of a search. */
export interface LiteratureSearchResult {
  readonly papers: readonly Paper[];
  readonly analysis: LiteratureAnalysis;
  readonly source: Source | null;
  /** Missing where no public source is offered. */
  readonly publicSources?: PublicSources | undefined;
  /** What the search did; missing from servers that keep no log. */
  readonly log?: SearchLog | undefined;
}

/** The part of the context that is saved and restored. */
export interface LiteratureDraft {
  readonly query: string;
  /** Null until a search has succeeded. */
  readonly found: LiteratureSearchResult | null;
  /** Ids of the selected papers. */
  readonly selected: readonly string[];
  /** Whether to search public sources; missing until the person chooses. */
  readonly live?: boolean | undefined;
}

export interface LiteratureResult {
  readonly review: LiteratureReviewReply;
  readonly selected: readonly string[];
  readonly papers: readonly Paper[];
  readonly analysis: LiteratureAnalysis;
  readonly log?: SearchLog | undefined;
}

export interface LiteratureInput {
  readonly runtime: Runtime;
  readonly draft?: LiteratureDraft | undefined;
  readonly journeyId: string;
  /** An unsupported hypothesis is treated as null. */
  readonly hypothesis: Hypothesis | null;
  /** Whether the person brought papers; then the step searches without a hypothesis too. @default false */
  readonly hasPapers?: boolean | undefined;
  /** Pending requests restored from the saved flow. @default none */
  readonly intents?: PendingRequests | undefined;
}

export interface LiteratureContext extends Omit<LiteratureInput, 'draft' | 'intents'> {
  readonly draft: LiteratureDraft;
  readonly intents: PendingRequests;
  /** True if the step is opened for the first time; only then it searches automatically. */
  readonly isNew: boolean;
  /** The query of the last request. */
  readonly sentQuery: string | null;
  readonly problem: Problem | null;
  readonly review: LiteratureReviewReply | null;
  /** Whether the search log was copied since the last search. */
  readonly isCopied: boolean;
}

export interface SearchInput extends WithIdempotencyKey {
  readonly journeyId: string;
  readonly hypothesis: Hypothesis | null;
  readonly query: string;
  readonly live?: boolean | undefined;
}

export interface ReviewInput extends WithIdempotencyKey {
  readonly journeyId: string;
  readonly selected: readonly string[];
  readonly papers: readonly Paper[];
}

export interface ExportInput {
  readonly papers: readonly Paper[];
  readonly format: ExportFormat;
}

export type LiteratureEvent =
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'live.changed'; readonly live: boolean }
  | { readonly type: 'search.requested' }
  | { readonly type: 'search.cancelled' }
  | { readonly type: 'paper.toggled'; readonly id: string }
  | { readonly type: 'selection.changed'; readonly selected: readonly string[] }
  | { readonly type: 'export.requested'; readonly format: ExportFormat }
  | { readonly type: 'log.requested'; readonly as: 'copy' | 'file'; readonly text: string }
  | { readonly type: 'review.completed' };

type LiteratureEndpoint = 'literature.search' | 'literature.review';

const initialDraft: LiteratureDraft = { query: '', found: null, selected: [] };

/** Identifies a paper by id and title, because a reply may use one id for different papers. */
const getPaperKey = ({ id, title }: Paper): string => JSON.stringify([id, title]);

const getSelectedPapers = ({ found, selected }: LiteratureDraft): readonly Paper[] => {
  const ids = new Set(selected);
  return (found?.papers ?? []).filter(({ id }) => ids.has(id));
};

/** The machine of the literature step. */
export const literatureMachine = setup({
  types: {
    input: {} as LiteratureInput,
    context: {} as LiteratureContext,
    events: {} as LiteratureEvent,
    output: {} as LiteratureResult,
    tags: {} as 'busy',
  },
  actors: {
    searchLiterature: actorSlot<LiteratureSearchResult, SearchInput>('searchLiterature'),
    reviewLiterature: actorSlot<LiteratureReviewReply, ReviewInput>('reviewLiterature'),
    exportPapers: actorSlot<null, ExportInput>('exportPapers'),
    copyText: actorSlot<null, string>('copyText'),
    saveText: actorSlot<null, string>('saveText'),
  },
  guards: {
    shouldSearchOnOpen: ({ context }) =>
      context.isNew && (context.hypothesis !== null || context.hasPapers === true),
    // A restored selection without its papers is not usable.
    hasSelection: ({ context: { draft } }) => draft.found !== null && draft.selected.length > 0,
    isCopy: ({ event }) => event.type === 'log.requested' && event.as === 'copy',
    isOtherQuery: ({ context }) => context.draft.query !== context.sentQuery,
  },
  actions: {
    setQuery: assign({
      draft: ({ context: { draft } }, { query }: { query: string }) => ({ ...draft, query }),
    }),
    setLive: assign({
      draft: ({ context: { draft } }, { live }: { live: boolean }) => ({ ...draft, live }),
    }),
    setSearchResult: assign({
      draft: ({ context: { draft } }, { output }: { output: LiteratureSearchResult }) => {
        const papers = uniqueBy(output.papers, getPaperKey);
        const listedIds = new Set(papers.map(({ id }) => id));
        const selected = draft.selected.filter((id) => listedIds.has(id));
        return { ...draft, found: { ...output, papers }, selected };
      },
    }),
    togglePaper: assign({
      draft: ({ context: { draft } }, { id }: { id: string }) => ({
        ...draft,
        selected: draft.selected.includes(id)
          ? draft.selected.filter((other) => other !== id)
          : [...draft.selected, id],
      }),
    }),
    setSelection: assign({
      draft: ({ context: { draft } }, { selected }: { selected: readonly string[] }) => ({
        ...draft,
        selected: [...new Set(selected)],
      }),
    }),
    setReview: assign({
      review: (_, { output }: { output: LiteratureReviewReply }) => output,
    }),
    openSearch: assign({
      intents: ({ context: { intents, journeyId, hypothesis, draft, runtime } }) =>
        addPendingRequest(
          intents,
          'literature.search',
          [journeyId, hypothesis, draft.query, ...(draft.live === undefined ? [] : [draft.live])],
          runtime.newKey,
        ),
    }),
    openReview: assign({
      intents: ({ context: { intents, journeyId, draft, runtime } }) =>
        addPendingRequest(
          intents,
          'literature.review',
          [journeyId, draft.selected, draft.found?.papers],
          runtime.newKey,
        ),
    }),
    closePendingRequest: assign({
      intents: ({ context }, { name }: { name: LiteratureEndpoint }) =>
        removePendingRequest(context.intents, name),
    }),
    keepPendingRequest: assign({
      intents: ({ context }, { name, error }: { name: LiteratureEndpoint; error: unknown }) =>
        afterFailure(context.intents, name, error),
    }),
    reportProblem: assign({
      problem: (_, problem: { code: ProblemCode; error?: unknown }) => problem,
    }),
    clearProblem: assign({ problem: null }),
    showCopied: assign({ isCopied: true }),
    hideCopied: assign({ isCopied: false }),
    recordSentQuery: assign({ sentQuery: ({ context }) => context.draft.query }),
  },
}).createMachine({
  id: 'literature',
  context: ({ input: { draft, intents = NO_PENDING_REQUESTS, ...input } }) => ({
    ...input,
    hypothesis: supportedOrNull(input.hypothesis),
    intents,
    draft: draft ?? initialDraft,
    isNew: draft === undefined,
    sentQuery: null,
    problem: null,
    review: null,
    isCopied: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'shouldSearchOnOpen', target: 'searching' }, { target: 'choosing' }],
    },
    searching: {
      tags: 'busy',
      entry: ['clearProblem', 'hideCopied', 'recordSentQuery', 'openSearch'],
      invoke: {
        src: 'searchLiterature',
        input: ({ context: { journeyId, hypothesis, draft, intents } }) => ({
          journeyId,
          hypothesis,
          query: draft.query,
          ...(draft.live === undefined ? {} : { live: draft.live }),
          key: getIdempotencyKey(intents, 'literature.search'),
        }),
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'setSearchResult', params: ({ event: { output } }) => ({ output }) },
            { type: 'closePendingRequest', params: { name: 'literature.search' } },
          ],
        },
        onError: {
          target: 'choosing',
          actions: [
            {
              type: 'reportProblem',
              params: ({ event: { error } }) => ({ code: 'searchFailed', error }),
            },
            {
              type: 'keepPendingRequest',
              params: ({ event: { error } }) => ({ name: 'literature.search', error }),
            },
          ],
        },
      },
      on: {
        'query.changed': {
          actions: { type: 'setQuery', params: ({ event: { query } }) => ({ query }) },
        },
        'search.requested': { guard: 'isOtherQuery', target: 'searching', reenter: true },
        'search.cancelled': 'choosing',
      },
    },
    choosing: {
      initial: 'ready',
      states: {
        ready: {},
        copyingLog: {
          entry: ['clearProblem', 'hideCopied'],
          invoke: {
            src: 'copyText',
            input: ({ event }) => {
              assertEvent(event, 'log.requested');
              return event.text;
            },
            onDone: { target: 'ready', actions: 'showCopied' },
            onError: {
              target: 'ready',
              actions: {
                type: 'reportProblem',
                params: ({ event: { error } }) => ({ code: 'copyFailed', error }),
              },
            },
          },
        },
        savingLog: {
          entry: 'clearProblem',
          invoke: {
            src: 'saveText',
            input: ({ event }) => {
              assertEvent(event, 'log.requested');
              return event.text;
            },
            onDone: 'ready',
            onError: {
              target: 'ready',
              actions: {
                type: 'reportProblem',
                params: ({ event: { error } }) => ({ code: 'logExportFailed', error }),
              },
            },
          },
        },
        exporting: {
          entry: 'clearProblem',
          invoke: {
            src: 'exportPapers',
            input: ({ context: { draft }, event }) => {
              assertEvent(event, 'export.requested');
              return { papers: getSelectedPapers(draft), format: event.format };
            },
            onDone: 'ready',
            onError: {
              target: 'ready',
              actions: {
                type: 'reportProblem',
                params: ({ event: { error } }) => ({ code: 'exportFailed', error }),
              },
            },
          },
        },
      },
      on: {
        'query.changed': {
          actions: { type: 'setQuery', params: ({ event: { query } }) => ({ query }) },
        },
        'live.changed': {
          actions: { type: 'setLive', params: ({ event: { live } }) => ({ live }) },
        },
        'search.requested': 'searching',
        'paper.toggled': {
          actions: [
            { type: 'togglePaper', params: ({ event: { id } }) => ({ id }) },
            'clearProblem',
          ],
        },
        'selection.changed': {
          actions: {
            type: 'setSelection',
            params: ({ event: { selected } }) => ({ selected }),
          },
        },
        'log.requested': [
          { guard: 'isCopy', target: '.copyingLog', reenter: true },
          { target: '.savingLog', reenter: true },
        ],
        'export.requested': { guard: 'hasSelection', target: '.exporting', reenter: true },
        'review.completed': [
          { guard: 'hasSelection', target: 'reviewing' },
          { actions: { type: 'reportProblem', params: { code: 'papersMissing' } } },
        ],
      },
    },
    reviewing: {
      tags: 'busy',
      entry: ['clearProblem', 'openReview'],
      invoke: {
        src: 'reviewLiterature',
        input: ({ context: { journeyId, draft, intents } }) => ({
          journeyId,
          selected: draft.selected,
          papers: draft.found?.papers ?? [],
          key: getIdempotencyKey(intents, 'literature.review'),
        }),
        onDone: {
          target: 'completed',
          actions: [
            { type: 'setReview', params: ({ event: { output } }) => ({ output }) },
            { type: 'closePendingRequest', params: { name: 'literature.review' } },
          ],
        },
        onError: {
          target: 'choosing',
          actions: [
            {
              type: 'reportProblem',
              params: ({ event: { error } }) => ({ code: 'reviewFailed', error }),
            },
            {
              type: 'keepPendingRequest',
              params: ({ event: { error } }) => ({ name: 'literature.review', error }),
            },
          ],
        },
      },
    },
    completed: { type: 'final' },
  },
  output: ({ context: { review, draft } }) => {
    if (review === null || draft.found === null) {
      throw new Error('literature: completed without a review');
    }
    const { papers, analysis, log } = draft.found;
    return { review, selected: draft.selected, papers, analysis, ...(log && { log }) };
  },
});

export type LiteratureSnapshot = SnapshotFrom<typeof literatureMachine>;
