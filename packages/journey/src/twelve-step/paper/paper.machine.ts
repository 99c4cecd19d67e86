import { assign, setup, type SnapshotFrom } from 'xstate';
import {
  actorSlot,
  afterFailure,
  type Intents,
  keyOf,
  NO_INTENTS,
  type Runtime,
  withIntent,
  withoutIntent,
} from '@spinout/flow-kit';
import type { DataOrder, PrintablePaper, PdfOrder } from './paper.types.js';

/** What the card says after something was done. */
export type PaperNote =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'copied' }
  | { readonly kind: 'pdfFailed'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly what: 'save' | 'print' | 'share' };

/** How a text was shared; null when the person thought better of it. */
export type Shared = 'shared' | 'copied' | null;

export interface PaperContext {
  readonly runtime: Runtime;
  readonly intents: Intents;
  readonly pdf: PdfOrder | null;
  readonly data: DataOrder | null;
  readonly sheet: PrintablePaper | null;
  /** The PDF that this card has had made. */
  readonly made: Blob | null;
  readonly note: PaperNote | null;
}

export type PaperEvent =
  | { readonly type: 'pdf.requested'; readonly order: PdfOrder }
  | { readonly type: 'data.requested'; readonly order: DataOrder }
  | { readonly type: 'print.requested'; readonly sheet: PrintablePaper }
  | { readonly type: 'share.requested'; readonly sheet: PrintablePaper };

const MAKE_PDF = 'pdf.article';

/** What can be done with the paper. The PDF is fetched beside whatever else is done. */
export const paperMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as PaperContext,
    events: {} as PaperEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Saves the PDF, requests it first if needed, and returns it. */
    savePdf: actorSlot<Blob, { readonly order: PdfOrder | null; readonly key: string }>('savePdf'),
    saveData: actorSlot<void, { readonly order: DataOrder | null }>('saveData'),
    printPaper: actorSlot<void, { readonly sheet: PrintablePaper | null }>('printPaper'),
    sharePaper: actorSlot<Shared, { readonly sheet: PrintablePaper | null }>('sharePaper'),
  },
  actions: {
    startPdf: assign({
      pdf: ({ context }, { order }: { order: PdfOrder }) => ({
        ...order,
        made: order.made ?? context.made,
      }),
      intents: ({ context: { intents, runtime } }, { order }: { order: PdfOrder }) =>
        withIntent(intents, MAKE_PDF, order.request, runtime.newKey),
      note: null,
    }),
    storePdf: assign({
      made: (_, { output }: { output: Blob }) => output,
      intents: ({ context }) => withoutIntent(context.intents, MAKE_PDF),
      note: ({ context }) => ({ kind: 'saved' as const, name: context.pdf?.name ?? '' }),
    }),
    reportPdfFailure: assign({
      intents: ({ context }, { error }: { error: unknown }) =>
        afterFailure(context.intents, MAKE_PDF, error),
      note: (_, { error }: { error: unknown }) => ({ kind: 'pdfFailed' as const, error }),
    }),
    startDataExport: assign({ data: (_, { order }: { order: DataOrder }) => order, note: null }),
    setDocument: assign({ sheet: (_, { sheet }: { sheet: PrintablePaper }) => sheet, note: null }),
    noteSaved: assign({
      note: ({ context }) => ({ kind: 'saved' as const, name: context.data?.name ?? '' }),
    }),
    noteShared: assign({
      note: (_, { output }: { output: Shared }) =>
        output === 'copied' ? { kind: 'copied' as const } : null,
    }),
    noteFailure: assign({
      note: (_, { what }: { what: 'save' | 'print' | 'share' }) => ({
        kind: 'failed' as const,
        what,
      }),
    }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('The paper could not leave the page.', error),
  },
}).createMachine({
  id: 'paper',
  context: ({ input: { runtime } }) => ({
    runtime,
    intents: NO_INTENTS,
    pdf: null,
    data: null,
    sheet: null,
    made: null,
    note: null,
  }),
  type: 'parallel',
  states: {
    pdf: {
      initial: 'offering',
      states: {
        offering: {
          on: {
            'pdf.requested': {
              target: 'saving',
              actions: { type: 'startPdf', params: ({ event: { order } }) => ({ order }) },
            },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'savePdf',
            input: ({ context: { pdf, intents } }) => ({
              order: pdf,
              key: keyOf(intents, MAKE_PDF),
            }),
            onDone: {
              target: 'offering',
              actions: { type: 'storePdf', params: ({ event: { output } }) => ({ output }) },
            },
            onError: {
              target: 'offering',
              actions: [
                { type: 'reportPdfFailure', params: ({ event: { error } }) => ({ error }) },
                { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
        },
      },
    },
    delivery: {
      initial: 'resting',
      // The share dialog may stay open; the next request does not wait for it.
      on: {
        'data.requested': {
          target: '.savingData',
          actions: { type: 'startDataExport', params: ({ event: { order } }) => ({ order }) },
        },
        'print.requested': {
          target: '.printing',
          actions: { type: 'setDocument', params: ({ event: { sheet } }) => ({ sheet }) },
        },
        'share.requested': {
          target: '.sharing',
          actions: { type: 'setDocument', params: ({ event: { sheet } }) => ({ sheet }) },
        },
      },
      states: {
        resting: {},
        savingData: {
          invoke: {
            src: 'saveData',
            input: ({ context: { data } }) => ({ order: data }),
            onDone: { target: 'resting', actions: 'noteSaved' },
            onError: {
              target: 'resting',
              actions: [
                { type: 'noteFailure', params: { what: 'save' } },
                { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
        },
        printing: {
          invoke: {
            src: 'printPaper',
            input: ({ context: { sheet } }) => ({ sheet }),
            onDone: 'resting',
            onError: {
              target: 'resting',
              actions: [
                { type: 'noteFailure', params: { what: 'print' } },
                { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
        },
        sharing: {
          invoke: {
            src: 'sharePaper',
            input: ({ context: { sheet } }) => ({ sheet }),
            onDone: {
              target: 'resting',
              actions: { type: 'noteShared', params: ({ event: { output } }) => ({ output }) },
            },
            onError: {
              target: 'resting',
              actions: [
                { type: 'noteFailure', params: { what: 'share' } },
                { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
        },
      },
    },
  },
});

export type PaperSnapshot = SnapshotFrom<typeof paperMachine>;
