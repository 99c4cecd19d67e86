import type { Paper } from '@spinout/api-client';
import { assertEvent, type SnapshotFrom } from 'xstate';
import { supportedOrNull } from '../../evidence/support.js';
import { literatureSetup } from './literature.setup.js';
import type { LiteratureDraft } from './literature.types.js';

export type * from './literature.types.js';

const initialDraft: LiteratureDraft = { query: '', found: null, selected: [] };

const getSelectedPapers = ({ found, selected }: LiteratureDraft): readonly Paper[] => {
  const ids = new Set(selected);
  return (found?.papers ?? []).filter(({ id }) => ids.has(id));
};

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
      entry: ['clearProblem', 'hideCopied', 'recordSentQuery'],
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
          actions: { type: 'setSearchResult', params: ({ event: { output } }) => ({ output }) },
        },
        onError: {
          target: 'choosing',
          actions: {
            type: 'reportProblem',
            params: ({ event: { error } }) => ({ code: 'searchFailed', error }),
          },
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
          actions: { type: 'setReview', params: ({ event: { output } }) => ({ output }) },
        },
        onError: {
          target: 'choosing',
          actions: {
            type: 'reportProblem',
            params: ({ event: { error } }) => ({ code: 'reviewFailed', error }),
          },
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
    return {
      review,
      selected: draft.selected,
      papers,
      analysis,
      ...(log && { log }),
      ...(draft.documents && { documents: draft.documents }),
    };
  },
});

export type LiteratureSnapshot = SnapshotFrom<typeof literatureMachine>;
