import { actorSlot } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';

/** A circuit on its way out of the page. */
export interface ExportOrder {
  readonly how: 'save' | 'copy';
  readonly fileName: string;
  readonly text: string;
}

/** How an export ended. */
export type ExportNote = 'saved' | 'copied' | 'saveFailed' | 'copyFailed';

export interface ExportContext {
  readonly order: ExportOrder | null;
  readonly note: ExportNote | null;
}

export type ExportEvent = ExportOrder & { readonly type: 'export.requested' };

const ended = {
  save: { done: 'saved', failed: 'saveFailed' },
  copy: { done: 'copied', failed: 'copyFailed' },
} as const;

/** The rules of taking a circuit out of the page as OpenQASM. */
export const exportMachine = setup({
  types: { context: {} as ExportContext, events: {} as ExportEvent, tags: {} as 'busy' },
  actors: { exportProgram: actorSlot<null, ExportOrder>('exportProgram') },
  actions: {
    setOrder: assign({
      order: (_, { how, fileName, text }: ExportOrder) => ({ how, fileName, text }),
      note: null,
    }),
    tell: assign({
      note: ({ context: { order } }, { end }: { end: 'done' | 'failed' }) =>
        order && ended[order.how][end],
    }),
  },
}).createMachine({
  id: 'export',
  context: { order: null, note: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'export.requested': {
          target: 'exporting',
          actions: { type: 'setOrder', params: ({ event }) => event },
        },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        src: 'exportProgram',
        input: ({ context: { order } }) => {
          if (order === null) throw new Error('export: nothing was asked for');
          return order;
        },
        onDone: { target: 'resting', actions: { type: 'tell', params: { end: 'done' } } },
        onError: { target: 'resting', actions: { type: 'tell', params: { end: 'failed' } } },
      },
    },
  },
});

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;
