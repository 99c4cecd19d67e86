import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';
import type {
  Download,
  Failure,
  JsonInput,
  JsonOptions,
  PdfInput,
  PdfOptions,
  ResultsContext,
  ResultsEvent,
} from './results.types.js';

const pdfInput = (
  { runtime }: ResultsContext,
  { bundle, locale, messages }: PdfOptions,
): PdfInput => ({ bundle, locale, messages, date: runtime.now() });

const rules = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as ResultsContext,
    events: {} as ResultsEvent,
    tags: {} as Download,
  },
  actors: {
    /** Each creates and saves its file and returns its name. */
    saveSummary: actorSlot<string, PdfInput>('saveSummary'),
    savePaper: actorSlot<string, PdfInput>('savePaper'),
    saveJson: actorSlot<string, JsonInput>('saveJson'),
  },
  actions: {
    setSavedName: assign({ savedName: (_, { name }: { name: string }) => name }),
    // A second failure of the same download replaces the first.
    addFailure: assign(({ context }, failure: Failure) => ({
      failures: [
        ...context.failures.filter(({ download }) => download !== failure.download),
        failure,
      ],
    })),
    clearName: assign({ savedName: null }),
    closeAlert: assign({ failures: ({ context }) => context.failures.slice(1) }),
    logFailure: ({ context }, { download, error }: Failure) =>
      context.runtime.log.warn(`The download "${download}" failed.`, error),
  },
});

/** States of the summary PDF. */
const summary = rules.createStateConfig({
  initial: 'offered',
  states: {
    offered: {
      on: {
        'summary.requested': { target: 'generating', actions: 'clearName' },
      },
    },
    generating: {
      tags: 'summary',
      invoke: {
        src: 'saveSummary',
        input: ({ context, event }) => pdfInput(context, event as PdfOptions),
        onDone: {
          target: 'offered',
          actions: {
            type: 'setSavedName',
            params: ({ event }) => ({ name: event.output }),
          },
        },
        onError: {
          target: 'offered',
          actions: [
            {
              type: 'addFailure',
              params: ({ event: { error } }) => ({ download: 'summary', error }),
            },
            {
              type: 'logFailure',
              params: ({ event: { error } }) => ({ download: 'summary', error }),
            },
          ],
        },
      },
    },
  },
});

/** States of the paper PDF. */
const paper = rules.createStateConfig({
  initial: 'offered',
  states: {
    offered: {
      on: {
        'paper.requested': { target: 'generating', actions: 'clearName' },
      },
    },
    generating: {
      tags: 'paper',
      invoke: {
        src: 'savePaper',
        input: ({ context, event }) => pdfInput(context, event as PdfOptions),
        onDone: {
          target: 'offered',
          actions: {
            type: 'setSavedName',
            params: ({ event }) => ({ name: event.output }),
          },
        },
        onError: {
          target: 'offered',
          actions: [
            {
              type: 'addFailure',
              params: ({ event: { error } }) => ({ download: 'paper', error }),
            },
            {
              type: 'logFailure',
              params: ({ event: { error } }) => ({ download: 'paper', error }),
            },
          ],
        },
      },
    },
  },
});

/** States of the JSON file, which needs no server. */
const json = rules.createStateConfig({
  initial: 'offered',
  states: {
    offered: { on: { 'json.requested': { target: 'saving', actions: 'clearName' } } },
    saving: {
      tags: 'json',
      invoke: {
        src: 'saveJson',
        input: ({ context: { runtime }, event }) => {
          const { bundle, file } = event as JsonOptions;
          return { bundle, file, date: runtime.now() };
        },
        onDone: {
          target: 'offered',
          actions: {
            type: 'setSavedName',
            params: ({ event }) => ({ name: event.output }),
          },
        },
        onError: {
          target: 'offered',
          actions: [
            {
              type: 'addFailure',
              params: ({ event: { error } }) => ({ download: 'json', error }),
            },
            { type: 'logFailure', params: ({ event: { error } }) => ({ download: 'json', error }) },
          ],
        },
      },
    },
  },
});

/** Three independent downloads; each can be retried. */
export const resultsMachine = rules.createMachine({
  id: 'results',
  context: ({ input: { runtime } }) => ({
    runtime,
    failures: [],
    savedName: null,
  }),
  type: 'parallel',
  on: { 'alert.closed': { actions: 'closeAlert' } },
  states: { summary, paper, json },
});

export type ResultsSnapshot = SnapshotFrom<typeof resultsMachine>;
