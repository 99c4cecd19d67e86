import {
  actorSlot,
  afterFailure,
  getIdempotencyKey,
  NO_PENDING_REQUESTS,
  type Runtime,
  addPendingRequest,
  removePendingRequest,
} from '@spinout/flow-kit';
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
  PdfCommand,
} from './results.types.js';

const pdfInput = (
  { intents, dates, runtime }: ResultsContext,
  download: Download,
  { bundle, locale, messages }: PdfOptions,
): PdfInput => ({
  bundle,
  locale,
  messages,
  date: dates[download] ?? runtime.now(),
  key: getIdempotencyKey(intents, download),
});

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
    openPendingRequest: assign(({ context }, { download, options }: PdfCommand) => {
      const { bundle, locale, messages } = options;
      const { runtime } = context;
      const intents = addPendingRequest(
        context.intents,
        download,
        [bundle, locale, messages],
        runtime.newKey,
      );
      const isSame = intents[download] === context.intents[download];
      const dates = isSame ? context.dates : { ...context.dates, [download]: runtime.now() };
      return { intents, dates, savedName: null };
    }),
    setSavedName: assign(
      ({ context }, { download, name }: { download: Download; name: string }) => ({
        savedName: name,
        intents: removePendingRequest(context.intents, download),
      }),
    ),
    // A second failure of the same download replaces the first.
    addFailure: assign(({ context }, failure: Failure) => ({
      failures: [
        ...context.failures.filter(({ download }) => download !== failure.download),
        failure,
      ],
      intents: afterFailure(context.intents, failure.download, failure.error),
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
        'summary.requested': {
          target: 'generating',
          actions: {
            type: 'openPendingRequest',
            params: ({ event }) => ({ download: 'summary', options: event }),
          },
        },
      },
    },
    generating: {
      tags: 'summary',
      invoke: {
        src: 'saveSummary',
        input: ({ context, event }) => pdfInput(context, 'summary', event as PdfOptions),
        onDone: {
          target: 'offered',
          actions: {
            type: 'setSavedName',
            params: ({ event }) => ({ download: 'summary', name: event.output }),
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
        'paper.requested': {
          target: 'generating',
          actions: {
            type: 'openPendingRequest',
            params: ({ event }) => ({ download: 'paper', options: event }),
          },
        },
      },
    },
    generating: {
      tags: 'paper',
      invoke: {
        src: 'savePaper',
        input: ({ context, event }) => pdfInput(context, 'paper', event as PdfOptions),
        onDone: {
          target: 'offered',
          actions: {
            type: 'setSavedName',
            params: ({ event }) => ({ download: 'paper', name: event.output }),
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
            params: ({ event }) => ({ download: 'json', name: event.output }),
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
    intents: NO_PENDING_REQUESTS,
    dates: {},
    failures: [],
    savedName: null,
  }),
  type: 'parallel',
  on: { 'alert.closed': { actions: 'closeAlert' } },
  states: { summary, paper, json },
});

export type ResultsSnapshot = SnapshotFrom<typeof resultsMachine>;
