import { actorSlot } from '@spinout/flow-kit';
import { assign, setup, type SnapshotFrom } from 'xstate';

interface CopyTextContext {
  readonly text: string;
  /** Result of the last attempt. */
  readonly note: 'copied' | 'failed' | null;
}

/** State machine of a button that copies a text. */
export const copyTextMachine = setup({
  types: {
    context: {} as CopyTextContext,
    events: {} as { readonly type: 'copy.requested'; readonly text: string },
  },
  actors: { copyText: actorSlot<null, string>('copyText') },
}).createMachine({
  id: 'copyText',
  context: { text: '', note: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'copy.requested': {
          target: 'copying',
          actions: assign({ text: ({ event }) => event.text, note: null }),
        },
      },
    },
    copying: {
      invoke: {
        src: 'copyText',
        input: ({ context }) => context.text,
        onDone: { target: 'idle', actions: assign({ note: 'copied' }) },
        onError: { target: 'idle', actions: assign({ note: 'failed' }) },
      },
    },
  },
});

export type CopyTextSnapshot = SnapshotFrom<typeof copyTextMachine>;
