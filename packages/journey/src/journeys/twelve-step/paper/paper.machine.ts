import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { Delivery, PaperNote, PdfExport, SavedPdf } from './paper.types.js';

export interface PaperContext {
  readonly runtime: Runtime;
  readonly delivery: Delivery | null;
  /** The PDF that this card created. */
  readonly createdPdf: Blob | null;
  readonly note: PaperNote | null;
}

export type PaperEvent =
  | { readonly type: 'pdf.requested'; readonly payload: PdfExport }
  | { readonly type: 'delivery.requested'; readonly delivery: Delivery };

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
    savePdf: actorSlot<SavedPdf, PdfExport>('savePdf'),
    deliver: actorSlot<PaperNote | null, Delivery>('deliver'),
  },
  actions: {
    logFailure: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('The paper could not leave the page.', error),
  },
}).createMachine({
  id: 'paper',
  context: ({ input: { runtime } }) => ({ runtime, delivery: null, createdPdf: null, note: null }),
  type: 'parallel',
  states: {
    pdf: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'pdf.requested': { target: 'saving', actions: assign({ note: null }) } },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'savePdf',
            input: ({ context, event }) => {
              assertEvent(event, 'pdf.requested');
              const { payload } = event;
              return { ...payload, createdPdf: payload.createdPdf ?? context.createdPdf };
            },
            onDone: {
              target: 'idle',
              actions: assign(({ event: { output } }) => ({
                createdPdf: output.pdf,
                note: { kind: 'saved' as const, name: output.name },
              })),
            },
            onError: {
              target: 'idle',
              actions: [
                assign({ note: ({ event: { error } }) => ({ kind: 'pdfFailed' as const, error }) }),
                { type: 'logFailure', params: ({ event }) => event },
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
        'delivery.requested': {
          target: '.delivering',
          actions: assign({ delivery: ({ event }) => event.delivery, note: null }),
        },
      },
      states: {
        idle: {},
        delivering: {
          invoke: {
            src: 'deliver',
            input: ({ event }) => {
              assertEvent(event, 'delivery.requested');
              return event.delivery;
            },
            onDone: { target: 'idle', actions: assign({ note: ({ event }) => event.output }) },
            onError: {
              target: 'idle',
              actions: [
                assign({
                  note: ({ context: { delivery } }) =>
                    delivery && { kind: 'failed' as const, action: delivery.action },
                }),
                { type: 'logFailure', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
  },
});

export type PaperSnapshot = SnapshotFrom<typeof paperMachine>;
