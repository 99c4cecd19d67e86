import { assign, setup, type SnapshotFrom } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { ReportOptions } from './report/report-format.js';

/** The data of the report, and how it is written. */
export interface ReportInput extends ReportOptions {
  readonly data: FlowData;
}

export interface DownloadContext {
  readonly runtime: Runtime;
  readonly error: unknown;
  /** Name of the last saved file. */
  readonly savedName: string | null;
}

export type DownloadEvent = Omit<ReportInput, 'date'> & { readonly type: 'download.requested' };

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
}).createMachine({
  id: 'download',
  context: ({ input: { runtime } }) => ({ runtime, error: null, savedName: null }),
  initial: 'ready',
  states: {
    ready: { on: { 'download.requested': 'generating' } },
    generating: {
      tags: 'busy',
      entry: assign({ error: null, savedName: null }),
      invoke: {
        src: 'savePdf',
        input: ({ context: { runtime }, event: { type: _, ...request } }) => ({
          ...request,
          date: runtime.now(),
        }),
        onDone: { target: 'ready', actions: assign({ savedName: ({ event }) => event.output }) },
        onError: { target: 'ready', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
  },
});

export type DownloadSnapshot = SnapshotFrom<typeof downloadMachine>;
