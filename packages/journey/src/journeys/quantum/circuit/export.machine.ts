import { actorSlot } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';

export interface ExportRequest {
  readonly action: 'save' | 'copy';
  readonly fileName: string;
  readonly text: string;
}

export interface ExportContext {
  readonly request: ExportRequest | null;
  /** Result of the last export. */
  readonly note: 'saved' | 'copied' | 'saveFailed' | 'copyFailed' | null;
}

export type ExportEvent = ExportRequest & { readonly type: 'export.requested' };

/** State machine of the OpenQASM export. */
export const exportMachine = setup({
  types: { context: {} as ExportContext, events: {} as ExportEvent, tags: {} as 'busy' },
  actors: { exportProgram: actorSlot<null, ExportRequest>('exportProgram') },
}).createMachine({
  id: 'export',
  context: { request: null, note: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.requested': {
          target: 'exporting',
          actions: assign({
            request: ({ event: { action, fileName, text } }) => ({ action, fileName, text }),
            note: null,
          }),
        },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        src: 'exportProgram',
        input: ({ context: { request } }) => {
          if (request === null) throw new Error('export: nothing was asked for');
          return request;
        },
        onDone: {
          target: 'idle',
          actions: assign({
            note: ({ context }) => (context.request?.action === 'copy' ? 'copied' : 'saved'),
          }),
        },
        onError: {
          target: 'idle',
          actions: assign({
            note: ({ context }) =>
              context.request?.action === 'copy' ? 'copyFailed' : 'saveFailed',
          }),
        },
      },
    },
  },
});

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;
