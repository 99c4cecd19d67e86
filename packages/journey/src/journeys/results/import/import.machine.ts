import type { ResearchBundle } from '@spinout/api-client';
import { actorSlot } from '@spinout/flow-kit';
import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { ResultsFileError } from '../file/results-file.js';

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

interface ImportEmitted {
  readonly type: 'results.opened';
  readonly bundle: ResearchBundle;
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
    readFile: actorSlot<ResearchBundle, { readonly file: File }>('readFile'),
  },
}).createMachine({
  id: 'resultsImport',
  context: { fileName: null, topic: null, error: null },
  initial: 'waiting',
  on: {
    'file.chosen': {
      target: '.reading',
      reenter: true,
      actions: assign({ fileName: ({ event }) => event.file.name, topic: null, error: null }),
    },
    'file.refused': {
      target: '.waiting',
      actions: assign({
        fileName: null,
        topic: null,
        error: () => new ResultsFileError('wrongKind'),
      }),
    },
  },
  states: {
    waiting: {},
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readFile',
        input: ({ event }) => {
          assertEvent(event, 'file.chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'waiting',
          actions: [
            assign({ topic: ({ event }) => event.output.topic }),
            emit(({ event }) => ({ type: 'results.opened', bundle: event.output })),
          ],
        },
        onError: { target: 'waiting', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
  },
});

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;
