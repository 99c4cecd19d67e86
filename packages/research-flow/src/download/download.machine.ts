import { assign, setup, type SnapshotFrom } from 'xstate';
import type { JourneyData } from '../flow/journey-data.js';
import { actorSlot } from '../machine/actor-slot.js';
import type { Tools } from '../machine/tools.js';

export interface ReportInput {
  readonly data: JourneyData;
  /** Language tag for numbers, money and dates. */
  readonly locale: string;
  readonly date: Date;
}

export interface DownloadContext {
  readonly tools: Tools;
  readonly error: unknown;
  /** Name of the file saved last. */
  readonly savedName: string | null;
}

export type DownloadEvent = {
  readonly type: 'download.requested';
  readonly data: JourneyData;
  readonly locale: string;
};

/** The rules of the download section; a failed one can be tried again (T-33). */
export const downloadMachine = setup({
  types: {
    input: {} as { readonly tools: Tools },
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
    keepName: assign({ savedName: (_, { output }: { output: string }) => output }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'download',
  context: ({ input: { tools } }) => ({ tools, error: null, savedName: null }),
  initial: 'offering',
  states: {
    offering: { on: { 'download.requested': 'generating' } },
    generating: {
      tags: 'busy',
      entry: 'clear',
      invoke: {
        src: 'savePdf',
        input: ({ context, event: { data, locale } }) => ({
          data,
          locale,
          date: context.tools.now(),
        }),
        onDone: {
          target: 'offering',
          actions: { type: 'keepName', params: ({ event: { output } }) => ({ output }) },
        },
        onError: {
          target: 'offering',
          actions: { type: 'keepError', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

export type DownloadSnapshot = SnapshotFrom<typeof downloadMachine>;
