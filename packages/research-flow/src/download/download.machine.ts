import { assign, setup, type SnapshotFrom } from 'xstate';
import type { HeldText } from '../evidence/verify-quote.js';
import type { JourneyData } from '../flow/journey-data.js';
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
import type { ReportMessages } from './report/report.messages.js';

/** What the report is made of. */
export interface ReportOrder {
  readonly data: JourneyData;
  /** Language tag for numbers, money and dates. */
  readonly locale: string;
  /** Words of the report. @default English */
  readonly messages?: ReportMessages | undefined;
  /** The text of the person's paper, for the check of quotes. @default not at hand */
  readonly heldText?: HeldText | null | undefined;
}

export interface ReportInput extends ReportOrder, Keyed {
  readonly date: Date;
}

export interface DownloadContext {
  readonly runtime: Runtime;
  readonly intents: Intents;
  /** Of the report that was asked for last; another try of the same wish sends the same report. */
  readonly date: Date;
  readonly error: unknown;
  /** Name of the file saved last. */
  readonly savedName: string | null;
}

export type DownloadEvent = ReportOrder & { readonly type: 'download.requested' };

const GENERATE = 'pdf.generate';

/** The rules of the download section; a failed one can be tried again (T-33). */
export const downloadMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as DownloadContext,
    events: {} as DownloadEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Makes the report, saves it, and answers its file name. */
    savePdf: actorSlot<string, ReportInput>('savePdf'),
  },
  actions: {
    clear: assign({ error: null, savedName: null }),
    openIntent: assign(({ context }, { data, locale, messages, heldText }: ReportOrder) => {
      const { runtime } = context;
      const asked = [data, locale, messages, heldText];
      const intents = withIntent(context.intents, GENERATE, asked, runtime.newKey);
      const isSame = intents[GENERATE] === context.intents[GENERATE];
      return { intents, date: isSame ? context.date : runtime.now() };
    }),
    closeIntent: assign({ intents: ({ context }) => withoutIntent(context.intents, GENERATE) }),
    keepIntent: assign({
      intents: ({ context }, { error }: { error: unknown }) =>
        afterFailure(context.intents, GENERATE, error),
    }),
    keepName: assign({ savedName: (_, { output }: { output: string }) => output }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'download',
  context: ({ input: { runtime } }) => ({
    runtime,
    intents: NO_INTENTS,
    date: runtime.now(),
    error: null,
    savedName: null,
  }),
  initial: 'offering',
  states: {
    offering: { on: { 'download.requested': 'generating' } },
    generating: {
      tags: 'busy',
      entry: ['clear', { type: 'openIntent', params: ({ event }) => event }],
      invoke: {
        src: 'savePdf',
        input: ({ context: { intents, date }, event: { data, locale, messages, heldText } }) => ({
          data,
          locale,
          messages,
          heldText,
          date,
          key: keyOf(intents, GENERATE),
        }),
        onDone: {
          target: 'offering',
          actions: [
            { type: 'keepName', params: ({ event: { output } }) => ({ output }) },
            'closeIntent',
          ],
        },
        onError: {
          target: 'offering',
          actions: [
            { type: 'keepError', params: ({ event: { error } }) => ({ error }) },
            { type: 'keepIntent', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
  },
});

export type DownloadSnapshot = SnapshotFrom<typeof downloadMachine>;
