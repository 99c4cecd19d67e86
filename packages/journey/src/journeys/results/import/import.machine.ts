import type { ResearchBundle } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';

export interface ImportContext {
  /** The current or last file; null initially. */
  readonly fileName: string | null;
  /** The topic of the opened results; null if none. */
  readonly topic: string | null;
  readonly error: unknown;
}

export type ImportEvent =
  | { readonly type: 'file.chosen'; readonly file: File }
  /** A file of another kind was chosen. */
  | { readonly type: 'file.refused' };

export interface ImportEmitted {
  readonly type: 'results.opened';
  readonly bundle: ResearchBundle;
}

/** A file of another kind than JSON. */
export class UnsupportedFileError extends Error {
  override readonly name = 'UnsupportedFileError';
}

/** State machine of the results import: one file at a time, the latest choice wins. */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as ImportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Reads and checks a file. */
    readFile: actorSlot<ResearchBundle, { readonly file: File }>('readFile'),
  },
  actions: {
    startReading: assign((_, { file }: { file: File }) => ({
      fileName: file.name,
      topic: null,
      error: null,
    })),
    refuse: assign({
      fileName: null,
      topic: null,
      error: () => new UnsupportedFileError('not a JSON file'),
    }),
    setTopic: assign({
      topic: (_, { bundle }: { bundle: ResearchBundle }) => bundle.topic,
    }),
    report: emit((_, { bundle }: { bundle: ResearchBundle }): ImportEmitted => ({
      type: 'results.opened',
      bundle,
    })),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'resultsImport',
  context: { fileName: null, topic: null, error: null },
  initial: 'waiting',
  on: {
    'file.chosen': {
      target: '.reading',
      reenter: true,
      actions: { type: 'startReading', params: ({ event: { file } }) => ({ file }) },
    },
    'file.refused': { target: '.waiting', actions: 'refuse' },
  },
  states: {
    waiting: {},
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readFile',
        input: ({ event }) => ({ file: (event as { file: File }).file }),
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'setTopic', params: ({ event: { output } }) => ({ bundle: output }) },
            { type: 'report', params: ({ event: { output } }) => ({ bundle: output }) },
          ],
        },
        onError: {
          target: 'waiting',
          actions: { type: 'setError', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;
