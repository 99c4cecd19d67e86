import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { DataExport, PrintablePaper, PdfExport } from './paper.types.js';

/** Result of the last action. */
export type PaperNote =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'copied' }
  | { readonly kind: 'pdfFailed'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly action: 'save' | 'print' | 'share' };

/** How a text was shared; null if the person cancelled. */
export type ShareResult = 'shared' | 'copied' | null;

export interface PaperContext {
  readonly runtime: Runtime;
  readonly pdf: PdfExport | null;
  readonly data: DataExport | null;
  readonly printable: PrintablePaper | null;
  /** The PDF that this card created. */
  readonly createdPdf: Blob | null;
  readonly note: PaperNote | null;
}

export type PaperEvent =
  | { readonly type: 'pdf.requested'; readonly payload: PdfExport }
  | { readonly type: 'data.requested'; readonly payload: DataExport }
  | { readonly type: 'print.requested'; readonly printable: PrintablePaper }
  | { readonly type: 'share.requested'; readonly printable: PrintablePaper };

/** State machine of the paper card. The PDF is requested in parallel to other exports. */
export const paperMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as PaperContext,
    events: {} as PaperEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Saves the PDF, requests it first if needed, and returns it. */
    savePdf: actorSlot<Blob, { readonly payload: PdfExport | null }>('savePdf'),
    saveData: actorSlot<void, { readonly payload: DataExport | null }>('saveData'),
    printPaper: actorSlot<void, { readonly printable: PrintablePaper | null }>('printPaper'),
    sharePaper: actorSlot<ShareResult, { readonly printable: PrintablePaper | null }>('sharePaper'),
  },
  actions: {
    startPdf: assign({
      pdf: ({ context }, { payload }: { payload: PdfExport }) => ({
        ...payload,
        createdPdf: payload.createdPdf ?? context.createdPdf,
      }),
      note: null,
    }),
    storePdf: assign({
      createdPdf: (_, { output }: { output: Blob }) => output,
      note: ({ context }) => ({ kind: 'saved' as const, name: context.pdf?.name ?? '' }),
    }),
    reportPdfFailure: assign({
      note: (_, { error }: { error: unknown }) => ({ kind: 'pdfFailed' as const, error }),
    }),
    startDataExport: assign({
      data: (_, { payload }: { payload: DataExport }) => payload,
      note: null,
    }),
    setDocument: assign({
      printable: (_, { printable }: { printable: PrintablePaper }) => printable,
      note: null,
    }),
    noteSaved: assign({
      note: ({ context }) => ({ kind: 'saved' as const, name: context.data?.name ?? '' }),
    }),
    noteShared: assign({
      note: (_, { output }: { output: ShareResult }) =>
        output === 'copied' ? { kind: 'copied' as const } : null,
    }),
    noteFailure: assign({
      note: (_, { action }: { action: 'save' | 'print' | 'share' }) => ({
        kind: 'failed' as const,
        action,
      }),
    }),
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('The paper could not leave the page.', error),
  },
}).createMachine({
  id: 'paper',
  context: ({ input: { runtime } }) => ({
    runtime,
    pdf: null,
    data: null,
    printable: null,
    createdPdf: null,
    note: null,
  }),
  type: 'parallel',
  states: {
    pdf: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'pdf.requested': {
              target: 'saving',
              actions: { type: 'startPdf', params: ({ event: { payload } }) => ({ payload }) },
            },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'savePdf',
            input: ({ context: { pdf } }) => ({ payload: pdf }),
            onDone: {
              target: 'idle',
              actions: { type: 'storePdf', params: ({ event: { output } }) => ({ output }) },
            },
            onError: {
              target: 'idle',
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
      initial: 'idle',
      // The share dialog may stay open; the next request does not wait for it.
      on: {
        'data.requested': {
          target: '.savingData',
          actions: { type: 'startDataExport', params: ({ event: { payload } }) => ({ payload }) },
        },
        'print.requested': {
          target: '.printing',
          actions: { type: 'setDocument', params: ({ event: { printable } }) => ({ printable }) },
        },
        'share.requested': {
          target: '.sharing',
          actions: { type: 'setDocument', params: ({ event: { printable } }) => ({ printable }) },
        },
      },
      states: {
        idle: {},
        savingData: {
          invoke: {
            src: 'saveData',
            input: ({ context: { data } }) => ({ payload: data }),
            onDone: { target: 'idle', actions: 'noteSaved' },
            onError: {
              target: 'idle',
              actions: [
                { type: 'noteFailure', params: { action: 'save' } },
                { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
        },
        printing: {
          invoke: {
            src: 'printPaper',
            input: ({ context: { printable } }) => ({ printable }),
            onDone: 'idle',
            onError: {
              target: 'idle',
              actions: [
                { type: 'noteFailure', params: { action: 'print' } },
                { type: 'logFailure', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
        },
        sharing: {
          invoke: {
            src: 'sharePaper',
            input: ({ context: { printable } }) => ({ printable }),
            onDone: {
              target: 'idle',
              actions: { type: 'noteShared', params: ({ event: { output } }) => ({ output }) },
            },
            onError: {
              target: 'idle',
              actions: [
                { type: 'noteFailure', params: { action: 'share' } },
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
