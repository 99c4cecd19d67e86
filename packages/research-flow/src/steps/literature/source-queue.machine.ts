import type { Progress } from '@spinout/api-client';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, setup } from 'xstate';
import { MAX_SOURCE_FILES } from './literature.constants.js';
import type { ReadSource, SourceFile } from './own-sources.types.js';

export interface SourceQueueInput {
  readonly runtime: Runtime;
  readonly journeyId: string;
}

export interface SourceQueueContext extends SourceQueueInput {
  readonly files: readonly SourceFile[];
  /** What was read so far, in order. */
  readonly read: readonly ReadSource[];
}

/** Files to add, as the person chose them. */
export interface ChosenFiles {
  readonly kind: SourceFile['kind'];
  readonly files: readonly File[];
}

type SourceQueueEvent =
  | ({ readonly type: 'files.added' } & ChosenFiles)
  | { readonly type: 'file.retried'; readonly id: string }
  | { readonly type: 'file.dropped'; readonly id: string }
  | { readonly type: 'file.progressed'; readonly progress: Progress };

export interface ReadSourceInput {
  readonly journeyId: string;
  readonly source: SourceFile;
  readonly report: (progress: Progress) => void;
}

const ID_PREFIX = 'file-';

/** The chosen files that still have room in the list; the others are not read. */
export const limitFiles = (listed: number, { files }: ChosenFiles): readonly File[] =>
  files.slice(0, Math.max(0, MAX_SOURCE_FILES - listed));

/** Changes the file that is being read. */
const changeReading = (files: readonly SourceFile[], change: Partial<SourceFile>) =>
  files.map((each) => (each.status === 'reading' ? { ...each, ...change } : each));

/** Reads files one after another; one that fails stays in the list with its error, and the others go on. */
export const sourceQueueMachine = setup({
  types: {
    input: {} as SourceQueueInput,
    context: {} as SourceQueueContext,
    events: {} as SourceQueueEvent,
  },
  actors: { readSource: actorSlot<ReadSource, ReadSourceInput>('readSource') },
  actions: {
    drop: assign({
      files: ({ context: { files } }, { id }: { id: string }) =>
        files.filter((each) => each.id !== id),
    }),
  },
}).createMachine({
  id: 'sourceQueue',
  context: ({ input }) => ({ ...input, files: [], read: [] }),
  initial: 'idle',
  on: {
    'files.added': {
      actions: assign({
        files: ({ context: { files, runtime }, event }) => [
          ...files,
          ...limitFiles(files.length, event).map((file) => ({
            id: runtime.newId(ID_PREFIX),
            kind: event.kind,
            file,
            status: 'waiting' as const,
            progress: null,
          })),
        ],
      }),
    },
    'file.retried': {
      actions: assign({
        files: ({ context: { files }, event }) =>
          files.map(({ error, ...each }) =>
            each.id === event.id && each.status === 'failed'
              ? { ...each, status: 'waiting' as const, isRetry: true }
              : { ...each, ...(error === undefined ? {} : { error }) },
          ),
      }),
    },
    'file.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
  },
  states: {
    idle: {
      always: {
        guard: ({ context }) => context.files.some(({ status }) => status === 'waiting'),
        target: 'reading',
      },
    },
    reading: {
      entry: assign({
        files: ({ context: { files } }) => {
          const next = files.find(({ status }) => status === 'waiting');
          return files.map((each) =>
            each === next ? { ...each, status: 'reading' as const, progress: null } : each,
          );
        },
      }),
      invoke: {
        src: 'readSource',
        input: ({ context: { files, journeyId }, self }) => {
          const source = files.find(({ status }) => status === 'reading');
          if (!source) throw new Error('sourceQueue: reading without a file');
          return {
            journeyId,
            source,
            report: (progress) => self.send({ type: 'file.progressed', progress }),
          };
        },
        onDone: {
          target: 'idle',
          actions: assign({
            read: ({ context, event }) => [...context.read, event.output],
            files: ({ context: { files } }) => files.filter(({ status }) => status !== 'reading'),
          }),
        },
        onError: {
          target: 'idle',
          actions: assign({
            files: ({ context: { files }, event: { error } }) =>
              changeReading(files, { status: 'failed', error }),
          }),
        },
      },
      on: {
        'file.progressed': {
          actions: assign({
            files: ({ context: { files }, event: { progress } }) =>
              changeReading(files, { progress }),
          }),
        },
        // Cancels the request.
        'file.dropped': {
          guard: ({ context, event }) =>
            context.files.some(({ id, status }) => id === event.id && status === 'reading'),
          target: 'idle',
          actions: { type: 'drop', params: ({ event }) => event },
        },
      },
    },
  },
});
