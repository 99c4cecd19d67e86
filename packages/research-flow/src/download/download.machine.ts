import { assign, setup, type SnapshotFrom } from 'xstate';
import type { PastedPaper } from '../evidence/verify-quote.js';
import type { FlowData } from '../flow/flow-data.js';
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
import type { ReportMessages } from './report/report.messages.js';

/** The data of the report. */
export interface ReportRequest {
  readonly data: FlowData;
  /** Language tag for numbers, money and dates. */
  readonly locale: string;
  /** Messages of the report. @default English */
  readonly messages?: ReportMessages | undefined;
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
}

export interface ReportInput extends ReportRequest, WithIdempotencyKey {
  readonly date: Date;
}

export interface DownloadContext {
  readonly runtime: Runtime;
  readonly intents: PendingRequests;
  /** Date of the last requested report; a retry of the same request sends the same report. */
  readonly date: Date;
  readonly error: unknown;
  /** Name of the last saved file. */
  readonly savedName: string | null;
}

export type DownloadEvent = ReportRequest & { readonly type: 'download.requested' };

const GENERATE = 'pdf.generate';

/** The machine of the download section. A failed download can be retried. */
export const downloadMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as DownloadContext,
    events: {} as DownloadEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Creates and saves the report; resolves to its file name. */
    savePdf: actorSlot<string, ReportInput>('savePdf'),
  },
  actions: {
    clearOutcome: assign({ error: null, savedName: null }),
    openPendingRequest: assign(
      ({ context }, { data, locale, messages, pastedPaper }: ReportRequest) => {
        const { runtime } = context;
        const request = [data, locale, messages, pastedPaper];
        const intents = addPendingRequest(context.intents, GENERATE, request, runtime.newKey);
        const isRetry = intents[GENERATE] === context.intents[GENERATE];
        return { intents, date: isRetry ? context.date : runtime.now() };
      },
    ),
    closePendingRequest: assign({
      intents: ({ context }) => removePendingRequest(context.intents, GENERATE),
    }),
    keepPendingRequest: assign({
      intents: ({ context }, { error }: { error: unknown }) =>
        afterFailure(context.intents, GENERATE, error),
    }),
    setSavedName: assign({ savedName: (_, { output }: { output: string }) => output }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'download',
  context: ({ input: { runtime } }) => ({
    runtime,
    intents: NO_PENDING_REQUESTS,
    date: runtime.now(),
    error: null,
    savedName: null,
  }),
  initial: 'ready',
  states: {
    ready: { on: { 'download.requested': 'generating' } },
    generating: {
      tags: 'busy',
      entry: ['clearOutcome', { type: 'openPendingRequest', params: ({ event }) => event }],
      invoke: {
        src: 'savePdf',
        input: ({
          context: { intents, date },
          event: { data, locale, messages, pastedPaper },
        }) => ({
          data,
          locale,
          messages,
          pastedPaper,
          date,
          key: getIdempotencyKey(intents, GENERATE),
        }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'setSavedName', params: ({ event: { output } }) => ({ output }) },
            'closePendingRequest',
          ],
        },
        onError: {
          target: 'ready',
          actions: [
            { type: 'setError', params: ({ event: { error } }) => ({ error }) },
            { type: 'keepPendingRequest', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
  },
});

export type DownloadSnapshot = SnapshotFrom<typeof downloadMachine>;
