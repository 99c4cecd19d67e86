import { actorSlot } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';

/** A requested export. */
export interface ExportRequest {
  readonly action: 'save' | 'copy';
  readonly fileName: string;
  readonly text: string;
}

/** Result of an export. */
export type ExportNote = 'saved' | 'copied' | 'saveFailed' | 'copyFailed';

export interface ExportContext {
  readonly request: ExportRequest | null;
  readonly note: ExportNote | null;
}

export type ExportEvent = ExportRequest & { readonly type: 'export.requested' };

const EXPORT_NOTES = {
  save: { done: 'saved', failed: 'saveFailed' },
  copy: { done: 'copied', failed: 'copyFailed' },
} as const;

/** State machine of the OpenQASM export. */
export const exportMachine = setup({
  types: { context: {} as ExportContext, events: {} as ExportEvent, tags: {} as 'busy' },
  actors: { exportProgram: actorSlot<null, ExportRequest>('exportProgram') },
  actions: {
    setRequest: assign({
      request: (_, { action, fileName, text }: ExportRequest) => ({ action, fileName, text }),
      note: null,
    }),
    setNote: assign({
      note: ({ context: { request } }, { end }: { end: 'done' | 'failed' }) =>
        request && EXPORT_NOTES[request.action][end],
    }),
  },
}).createMachine({
  id: 'export',
  context: { request: null, note: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'export.requested': {
          target: 'exporting',
          actions: { type: 'setRequest', params: ({ event }) => event },
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
        onDone: { target: 'idle', actions: { type: 'setNote', params: { end: 'done' } } },
        onError: { target: 'idle', actions: { type: 'setNote', params: { end: 'failed' } } },
      },
    },
  },
});

export type ExportSnapshot = SnapshotFrom<typeof exportMachine>;
