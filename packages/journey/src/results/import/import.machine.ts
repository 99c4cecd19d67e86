import type { ResearchBundle } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';

export interface ImportContext {
  /** The file that is read or was read last; null before the first. */
  readonly fileName: string | null;
  /** The topic of what was opened; null while nothing is. */
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
export class WrongKindError extends Error {
  override readonly name = 'WrongKindError';
}

/** The rules of opening a file of results: one at a time, the newest choice counts. */
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
    begin: assign((_, { file }: { file: File }) => ({
      fileName: file.name,
      topic: null,
      error: null,
    })),
    refuse: assign({
      fileName: null,
      topic: null,
      error: () => new WrongKindError('not a JSON file'),
    }),
    keepTopic: assign({
      topic: (_, { bundle }: { bundle: ResearchBundle }) => bundle.topic,
    }),
    report: emit((_, { bundle }: { bundle: ResearchBundle }): ImportEmitted => ({
      type: 'results.opened',
      bundle,
    })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'resultsImport',
  context: { fileName: null, topic: null, error: null },
  initial: 'waiting',
  on: {
    'file.chosen': {
      target: '.reading',
      reenter: true,
      actions: { type: 'begin', params: ({ event: { file } }) => ({ file }) },
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
            { type: 'keepTopic', params: ({ event: { output } }) => ({ bundle: output }) },
            { type: 'report', params: ({ event: { output } }) => ({ bundle: output }) },
          ],
        },
        onError: {
          target: 'waiting',
          actions: { type: 'keepError', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;
