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

/** Input of reading one file. */
export interface ReadSourceInput {
  readonly journeyId: string;
  readonly source: SourceFile;
  readonly report: (progress: Progress) => void;
}

const ID_PREFIX = 'file-';

/** The chosen files that still have room in the list; the others are not read. */
export const limitFiles = (listed: number, { files }: ChosenFiles): readonly File[] =>
  files.slice(0, Math.max(0, MAX_SOURCE_FILES - listed));

/** Reads files one after another; one that fails stays in the list with its error, and the others go on. */
export const sourceQueueMachine = setup({
  types: {
    input: {} as SourceQueueInput,
    context: {} as SourceQueueContext,
    events: {} as SourceQueueEvent,
  },
  actors: { readSource: actorSlot<ReadSource, ReadSourceInput>('readSource') },
  guards: {
    hasWaiting: ({ context }) => context.files.some(({ status }) => status === 'waiting'),
    isReading: ({ context }, { id }: { id: string }) =>
      context.files.some((each) => each.id === id && each.status === 'reading'),
  },
  actions: {
    addFiles: assign({
      files: ({ context: { files, runtime } }, chosen: ChosenFiles) => [
        ...files,
        ...limitFiles(files.length, chosen).map((file) => ({
          id: runtime.newId(ID_PREFIX),
          kind: chosen.kind,
          file,
          status: 'waiting' as const,
          progress: null,
        })),
      ],
    }),
    startNext: assign({
      files: ({ context: { files } }) => {
        const next = files.find(({ status }) => status === 'waiting');
        return files.map((each) =>
          each === next ? { ...each, status: 'reading' as const, progress: null } : each,
        );
      },
    }),
    retry: assign({
      files: ({ context: { files } }, { id }: { id: string }) =>
        files.map(({ error, ...each }) =>
          each.id === id && each.status === 'failed'
            ? { ...each, status: 'waiting' as const, isRetry: true }
            : { ...each, ...(error === undefined ? {} : { error }) },
        ),
    }),
    drop: assign({
      files: ({ context: { files } }, { id }: { id: string }) =>
        files.filter((each) => each.id !== id),
    }),
    setProgress: assign({
      files: ({ context: { files } }, { progress }: { progress: Progress }) =>
        files.map((each) => (each.status === 'reading' ? { ...each, progress } : each)),
    }),
    removeRead: assign({
      files: ({ context: { files } }) => files.filter(({ status }) => status !== 'reading'),
    }),
    setFailed: assign({
      files: ({ context: { files } }, { error }: { error: unknown }) =>
        files.map((each) =>
          each.status === 'reading' ? { ...each, status: 'failed' as const, error } : each,
        ),
    }),
    addRead: assign({
      read: ({ context }, { read }: { read: ReadSource }) => [...context.read, read],
    }),
  },
}).createMachine({
  id: 'sourceQueue',
  context: ({ input }) => ({ ...input, files: [], read: [] }),
  initial: 'idle',
  on: {
    'files.added': {
      actions: [{ type: 'addFiles', params: ({ event }) => event }],
    },
    'file.retried': {
      actions: [{ type: 'retry', params: ({ event }) => event }],
    },
    'file.dropped': {
      actions: [{ type: 'drop', params: ({ event }) => event }],
    },
  },
  states: {
    idle: { always: { guard: 'hasWaiting', target: 'reading' } },
    reading: {
      entry: ['startNext'],
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
          actions: [
            { type: 'addRead', params: ({ event: { output } }) => ({ read: output }) },
            'removeRead',
          ],
        },
        onError: {
          target: 'idle',
          actions: [{ type: 'setFailed', params: ({ event: { error } }) => ({ error }) }],
        },
      },
      on: {
        'file.progressed': {
          actions: [{ type: 'setProgress', params: ({ event }) => event }],
        },
        // Cancels the request.
        'file.dropped': {
          guard: { type: 'isReading', params: ({ event }) => event },
          target: 'idle',
          actions: [{ type: 'drop', params: ({ event }) => event }],
        },
      },
    },
  },
});
