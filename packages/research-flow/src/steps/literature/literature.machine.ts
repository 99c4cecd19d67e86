import type { LiteratureReviewReply, Paper } from '@spinout/api-client';
import { assertEvent, assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import {
  actorSlot,
  afterFailure,
  getIdempotencyKey,
  NO_PENDING_REQUESTS,
  addPendingRequest,
  removePendingRequest,
} from '@spinout/flow-kit';
import { supportedOrNull } from '../../evidence/support.js';
import type { ProblemCode } from '../../problems/problem.js';
import type {
  ExportInput,
  LiteratureContext,
  LiteratureDraft,
  LiteratureEvent,
  LiteratureInput,
  LiteratureResult,
  LiteratureSearchResult,
  RemoveImportInput,
  ReviewInput,
  SearchInput,
} from './literature.types.js';
import { addSource, reconcileImports } from './own-sources.js';
import {
  limitFiles,
  sourceQueueMachine,
  type ChosenFiles,
  type SourceQueueContext,
} from './source-queue.machine.js';
import { uniqueBy } from '../unique-by.js';

export type * from './literature.types.js';

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
    children: {} as { sources: 'sourceQueue' },
    tags: {} as 'busy',
  },
  actors: {
    searchLiterature: actorSlot<LiteratureSearchResult, SearchInput>('searchLiterature'),
    reviewLiterature: actorSlot<LiteratureReviewReply, ReviewInput>('reviewLiterature'),
    exportPapers: actorSlot<null, ExportInput>('exportPapers'),
    removeImport: actorSlot<null, RemoveImportInput>('removeImport'),
    sourceQueue: sourceQueueMachine,
  },
  guards: {
    shouldSearchOnOpen: ({ context }) => context.isNew && context.hypothesis !== null,
    // A restored selection without its papers is not usable.
    hasSelection: ({ context: { draft } }) => draft.found !== null && draft.selected.length > 0,
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
      draft: (
        { context: { draft, searchedImports } },
        { output }: { output: LiteratureSearchResult },
      ) => {
        const imports = reconcileImports(
          draft.imports ?? [],
          output.imports ?? [],
          searchedImports,
        );
        const papers = uniqueBy(output.papers, getPaperKey);
        const listedIds = new Set(papers.map(({ id }) => id));
        const selected = draft.selected.filter((id) => listedIds.has(id));
        return {
          ...draft,
          ...(imports.length > 0 && { imports }),
          found: { ...output, papers },
          selected,
        };
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
    recordSentQuery: assign({
      sentQuery: ({ context }) => context.draft.query,
      isOutdated: false,
      searchedImports: ({ context: { draft } }) =>
        new Set((draft.imports ?? []).map(({ id }) => id)),
    }),
    addFiles: sendTo('sources', (_, { chosen }: { chosen: ChosenFiles }) => ({
      type: 'files.added' as const,
      ...chosen,
    })),
    noteTooManyFiles: assign({
      hasTooManyFiles: ({ context: { files } }, { chosen }: { chosen: ChosenFiles }) =>
        limitFiles(files.length, chosen).length < chosen.files.length,
    }),
    retryFile: sendTo('sources', (_, { id }: { id: string }) => ({
      type: 'file.retried' as const,
      id,
    })),
    dropFile: sendTo('sources', (_, { id }: { id: string }) => ({
      type: 'file.dropped' as const,
      id,
    })),
    /** Takes over the queue's files, and what it has read since. */
    syncSources: assign(
      ({ context }, { files, read }: Pick<SourceQueueContext, 'files' | 'read'>) => {
        const { draft, readCount } = context;
        const added = read.slice(readCount);
        if (added.length === 0) return { files };
        return {
          files,
          draft: added.reduce((before, each) => ({ ...before, ...addSource(before, each) }), draft),
          lastRead: added.at(-1) ?? null,
          readCount: read.length,
          isOutdated: true,
        };
      },
    ),
    removeImport: assign({
      draft: ({ context: { draft } }, { id }: { id: string }) => ({
        ...draft,
        imports: (draft.imports ?? []).filter((each) => each.id !== id),
      }),
      lastRead: null,
      isOutdated: true,
    }),
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
    files: [],
    lastRead: null,
    readCount: 0,
    hasTooManyFiles: false,
    isOutdated: false,
    searchedImports: new Set(),
  }),
  invoke: {
    id: 'sources',
    src: 'sourceQueue',
    input: ({ context: { runtime, journeyId } }) => ({ runtime, journeyId }),
    onSnapshot: {
      actions: { type: 'syncSources', params: ({ event }) => event.snapshot.context },
    },
  },
  on: {
    'sources.chosen': {
      actions: [
        { type: 'noteTooManyFiles', params: ({ event }) => event },
        { type: 'addFiles', params: ({ event }) => event },
      ],
    },
    'source.retried': { actions: { type: 'retryFile', params: ({ event }) => event } },
    'source.dropped': { actions: { type: 'dropFile', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'shouldSearchOnOpen', target: 'searching' }, { target: 'choosing' }],
    },
    searching: {
      tags: 'busy',
      entry: ['clearProblem', 'recordSentQuery', 'openSearch'],
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
        removing: {
          entry: 'clearProblem',
          invoke: {
            src: 'removeImport',
            input: ({ context: { journeyId }, event }) => {
              assertEvent(event, 'import.removed');
              return { journeyId, id: event.id };
            },
            onDone: 'ready',
            onError: {
              target: 'ready',
              actions: {
                type: 'reportProblem',
                params: ({ event: { error } }) => ({ code: 'removalFailed', error }),
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
        'export.requested': { guard: 'hasSelection', target: '.exporting', reenter: true },
        'import.removed': {
          target: '.removing',
          reenter: true,
          actions: { type: 'removeImport', params: ({ event }) => event },
        },
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
    const { papers, analysis } = draft.found;
    return {
      review,
      selected: draft.selected,
      papers,
      analysis,
      ...(draft.documents && { documents: draft.documents }),
    };
  },
});

export type LiteratureSnapshot = SnapshotFrom<typeof literatureMachine>;
