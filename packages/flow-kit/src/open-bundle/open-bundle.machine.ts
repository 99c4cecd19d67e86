import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { actorSlot } from '../machine/actor-slot.js';
import type { Runtime } from '../runtime/runtime.js';

/** What an actor reads a bundle from. */
export interface ReadBundleInput {
  readonly file: File;
  readonly now: Date;
}

export type OpenBundleEvent =
  | { readonly type: 'file.chosen'; readonly file: File }
  /** A file of another kind was chosen. */
  | { readonly type: 'file.refused'; readonly file: File };

/** The machine that opens bundles: one at a time, the latest choice wins. */
/** Opens bundles one at a time: an actor reads the journey in it, and the machine emits what was saved. */
export function createOpenBundleMachine<Saved>() {
  return setup({
    types: {
      input: {} as { readonly runtime: Runtime },
      context: {} as {
        readonly runtime: Runtime;
        /** The current or last file. @default none yet */
        readonly fileName: string | null;
        readonly isOpened: boolean;
        readonly error: unknown;
      },
      events: {} as OpenBundleEvent,
      emitted: {} as { readonly type: 'bundle.opened'; readonly saved: Saved },
      tags: {} as 'busy',
    },
    actors: {
      readBundle: actorSlot<Saved, ReadBundleInput>('readBundle'),
    },
  }).createMachine({
    id: 'openBundle',
    context: ({ input: { runtime } }) => ({
      runtime,
      fileName: null,
      isOpened: false,
      error: null,
    }),
    initial: 'waiting',
    on: {
      'file.chosen': {
        target: '.reading',
        reenter: true,
        actions: assign({ fileName: ({ event }) => event.file.name, isOpened: false, error: null }),
      },
      'file.refused': {
        target: '.waiting',
        actions: assign({
          fileName: ({ event }) => event.file.name,
          isOpened: false,
          error: () => ({ fault: 'notZip' }),
        }),
      },
    },
    states: {
      waiting: {},
      reading: {
        tags: 'busy',
        invoke: {
          src: 'readBundle',
          input: ({ context, event }) => {
            assertEvent(event, 'file.chosen');
            return { file: event.file, now: context.runtime.now() };
          },
          onDone: {
            target: 'waiting',
            actions: [
              assign({ isOpened: true }),
              emit(({ event }) => ({ type: 'bundle.opened', saved: event.output })),
            ],
          },
          onError: {
            target: 'waiting',
            actions: [
              assign({ error: ({ event }) => event.error }),
              ({ context, event }) =>
                context.runtime.log.warn('A bundle could not be opened.', event.error),
            ],
          },
        },
      },
    },
  });
}

export type OpenBundleSnapshot = SnapshotFrom<ReturnType<typeof createOpenBundleMachine<unknown>>>;
