import { assign, sendTo, type SnapshotFrom } from 'xstate';
import { supportedOrNull } from '../../evidence/support.js';
import { exportStates } from './exporting.states.js';
import { removalStates } from './removing.states.js';
import { NO_FILTER } from './filter-papers.js';
import { literatureSetup, reportError } from './literature.setup.js';
import type { LiteratureDraft } from './literature.types.js';
import { limitFiles } from './source-queue.machine.js';
import { INITIAL_SORT, nextSort, toggleColumn } from './table-sort.js';

export type * from './literature.types.js';

const initialDraft: LiteratureDraft = { query: '', found: null, selected: [] };

/** The machine of the literature step. */
export const literatureMachine = literatureSetup.createMachine({
  id: 'literature',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    hypothesis: supportedOrNull(input.hypothesis),
    draft: draft ?? initialDraft,
    isNew: draft === undefined,
    sentQuery: null,
    problem: null,
    review: null,
    isCopied: false,
    files: [],
    lastRead: null,
    readCount: 0,
    hasTooManyFiles: false,
    isOutdated: false,
    searchedImports: new Set(),
    removals: [],
    isSearchWaiting: false,
    replacedSelection: null,
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
        assign({
          hasTooManyFiles: ({ context: { files }, event: { chosen } }) =>
            limitFiles(files.length, chosen).length < chosen.files.length,
        }),
        sendTo('sources', ({ event }) => ({ type: 'files.added', ...event.chosen })),
      ],
    },
    'source.retried': {
      actions: sendTo('sources', ({ event: { id } }) => ({ type: 'file.retried', id })),
    },
    'source.dropped': {
      actions: sendTo('sources', ({ event: { id } }) => ({ type: 'file.dropped', id })),
    },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [
        {
          guard: ({ context: { isNew, isUpdate, hypothesis, hasPapers } }) =>
            (isNew || isUpdate === true) && (hypothesis !== null || hasPapers === true),
          target: 'searching',
        },
        { target: 'choosing' },
      ],
    },
    searching: {
      tags: 'busy',
      entry: [
        'clearProblem',
        'hideCopied',
        'forgetSelection',
        assign({
          sentQuery: ({ context }) => context.draft.query,
          isSearchWaiting: false,
          isOutdated: false,
          searchedImports: ({ context: { draft } }) =>
            new Set((draft.imports ?? []).map(({ id }) => id)),
        }),
      ],
      invoke: {
        src: 'searchLiterature',
        input: ({ context: { journeyId, hypothesis, languageModel, draft } }) => ({
          isModelAllowed: languageModel?.isAllowed,
          journeyId,
          hypothesis,
          query: draft.query,
          ...(draft.live === undefined ? {} : { live: draft.live }),
        }),
        onDone: {
          target: 'choosing',
          actions: { type: 'setSearchResult', params: ({ event }) => event },
        },
        onError: { target: 'choosing', actions: reportError('searchFailed') },
      },
      on: {
        'query.changed': {
          actions: { type: 'updateDraft', params: ({ event: { query } }) => ({ query }) },
        },
        'search.requested': {
          guard: ({ context }) => context.draft.query !== context.sentQuery,
          target: 'searching',
          reenter: true,
        },
        'search.cancelled': 'choosing',
      },
    },
    choosing: {
      type: 'parallel',
      states: { exports: exportStates, removals: removalStates },
      on: {
        'query.changed': {
          actions: { type: 'updateDraft', params: ({ event: { query } }) => ({ query }) },
        },
        'live.changed': {
          actions: { type: 'updateDraft', params: ({ event: { live } }) => ({ live }) },
        },
        'order.changed': {
          actions: { type: 'updateDraft', params: ({ event: { order } }) => ({ order }) },
        },
        'filter.changed': {
          actions: {
            type: 'updateDraft',
            params: ({ context: { draft }, event: { change } }) => ({
              filter: { ...(draft.filter ?? NO_FILTER), ...change },
            }),
          },
        },
        'view.changed': {
          actions: { type: 'updateDraft', params: ({ event: { view } }) => ({ view }) },
        },
        'sort.changed': {
          actions: {
            type: 'updateDraft',
            params: ({ context: { draft }, event: { column } }) => ({
              sort: nextSort(draft.sort ?? INITIAL_SORT, column, draft.selected),
            }),
          },
        },
        'column.toggled': {
          actions: {
            type: 'updateDraft',
            params: ({ context: { draft }, event: { column } }) => ({
              hiddenColumns: toggleColumn(draft.hiddenColumns ?? [], column),
            }),
          },
        },
        'search.requested': 'searching',
        'paper.toggled': {
          actions: [
            {
              type: 'updateDraft',
              params: ({ context: { draft }, event: { id } }) => ({
                selected: draft.selected.includes(id)
                  ? draft.selected.filter((other) => other !== id)
                  : [...draft.selected, id],
              }),
            },
            'clearProblem',
            'forgetSelection',
          ],
        },
        'selection.changed': {
          actions: [
            'keepSelection',
            {
              type: 'updateDraft',
              params: ({ event: { selected } }) => ({ selected: [...new Set(selected)] }),
            },
          ],
        },
        'undo.requested': {
          guard: ({ context }) => context.replacedSelection !== null,
          actions: [
            {
              type: 'updateDraft',
              params: ({ context: { draft, replacedSelection } }) => ({
                selected: replacedSelection ?? draft.selected,
              }),
            },
            'forgetSelection',
          ],
        },
        'undo.dismissed': { actions: 'forgetSelection' },
        'log.requested': [
          {
            guard: ({ event }) => event.as === 'copy',
            target: '.exports.copyingLog',
            reenter: true,
          },
          { target: '.exports.savingLog', reenter: true },
        ],
        'export.requested': { guard: 'hasSelection', target: '.exports.exporting', reenter: true },
        'review.completed': [
          { guard: 'hasSelection', target: 'reviewing' },
          { actions: { type: 'reportProblem', params: { code: 'papersMissing' } } },
        ],
      },
    },
    reviewing: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'reviewLiterature',
        input: ({ context: { journeyId, languageModel, draft } }) => ({
          isModelAllowed: languageModel?.isAllowed,
          journeyId,
          selected: draft.selected,
          papers: draft.found?.papers ?? [],
        }),
        onDone: {
          target: 'completed',
          actions: assign({ review: ({ event }) => event.output }),
        },
        onError: { target: 'choosing', actions: reportError('reviewFailed') },
      },
    },
    completed: { type: 'final' },
  },
  output: ({ context: { review, draft } }) => {
    if (review === null || draft.found === null) {
      throw new Error('literature: completed without a review');
    }
    const { papers, analysis, log } = draft.found;
    return {
      review,
      selected: draft.selected,
      papers,
      analysis,
      ...(log && { log }),
      ...(draft.earlier && draft.earlier.length > 0 && { earlier: draft.earlier }),
      ...(draft.documents && { documents: draft.documents }),
    };
  },
});

export type LiteratureSnapshot = SnapshotFrom<typeof literatureMachine>;
