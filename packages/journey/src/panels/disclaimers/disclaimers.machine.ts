import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';

export interface Disclaimer {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** All disclaimers and the date of their last change. */
export interface DisclaimersDocument {
  readonly entries: readonly Disclaimer[];
  /** As the server formats it; null if unknown. */
  readonly lastUpdated: string | null;
  /** Language tag of the entries. @default not known */
  readonly language?: string | undefined;
}

export interface DisclaimersContext {
  readonly runtime: Runtime;
  /** Whether disclaimers that were dismissed before are shown too. */
  readonly always: boolean;
  /** The server's document; null while loading or if unusable. */
  readonly document: DisclaimersDocument | null;
  /** Date of the disclaimers that were dismissed on an earlier visit; null if there are none. */
  readonly dismissed: string | null;
}

export interface DisclaimersEvent {
  readonly type: 'disclaimers.understood';
}

/** Shows the disclaimers until they are understood, and again when they have changed. */
export const disclaimersMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime; readonly always?: boolean | undefined },
    context: {} as DisclaimersContext,
    events: {} as DisclaimersEvent,
  },
  actors: {
    loadDismissal: actorSlot<string | null, void>('loadDismissal'),
    readDisclaimers: actorSlot<DisclaimersDocument, void>('readDisclaimers'),
    /** Saves the date of the dismissed disclaimers. */
    saveDismissal: actorSlot<void, string>('saveDismissal'),
  },
}).createMachine({
  id: 'disclaimers',
  context: ({ input: { runtime, always = false } }) => ({
    runtime,
    always,
    document: null,
    dismissed: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: ({ context }) => context.always, target: 'reading' },
        { target: 'loadingDismissal' },
      ],
    },
    loadingDismissal: {
      invoke: {
        src: 'loadDismissal',
        onDone: { target: 'reading', actions: assign({ dismissed: ({ event }) => event.output }) },
        onError: {
          target: 'reading',
          actions: ({ context: { runtime }, event }) =>
            runtime.log.warn(
              'It is not known whether the disclaimers were understood.',
              event.error,
            ),
        },
      },
    },
    reading: {
      invoke: {
        src: 'readDisclaimers',
        onDone: [
          {
            guard: ({ event }) => event.output.entries.length === 0,
            target: 'showing',
            actions: ({ context: { runtime } }) =>
              runtime.log.warn('The server has no disclaimers; the built-in ones are shown.'),
          },
          {
            guard: ({ context: { dismissed }, event: { output } }) =>
              dismissed !== null && output.lastUpdated === dismissed,
            target: 'dismissedEarlier',
            actions: assign({ document: ({ event }) => event.output }),
          },
          { target: 'showing', actions: assign({ document: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'showing',
          actions: ({ context: { runtime }, event }) =>
            runtime.log.warn(
              'Disclaimers could not be read; the built-in ones are shown.',
              event.error,
            ),
        },
      },
    },
    showing: {
      on: {
        'disclaimers.understood': [
          { guard: ({ context }) => context.document?.lastUpdated != null, target: 'saving' },
          // Without a date the dismissal cannot be saved.
          { target: 'understood' },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveDismissal',
        input: ({ context }) => context.document?.lastUpdated ?? '',
        onDone: 'understood',
        onError: {
          target: 'understood',
          actions: ({ context: { runtime }, event }) =>
            runtime.log.warn(
              'It could not be saved that the disclaimers were understood.',
              event.error,
            ),
        },
      },
    },
    understood: { type: 'final' },
    dismissedEarlier: { type: 'final' },
  },
});

export type DisclaimersSnapshot = SnapshotFrom<typeof disclaimersMachine>;
