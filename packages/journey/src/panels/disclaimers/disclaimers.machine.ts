import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';

/** One disclaimer. */
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
}

/** Identifies the dismissed disclaimers. */
export interface Dismissal {
  readonly lastUpdated: string;
}

export interface DisclaimersInput {
  readonly runtime: Runtime;
  /** Also shows disclaimers that were dismissed before. @default false */
  readonly always?: boolean | undefined;
}

export interface DisclaimersContext {
  readonly runtime: Runtime;
  readonly always: boolean;
  /** The server's document; null while loading or if unusable. */
  readonly document: DisclaimersDocument | null;
  /** The dismissal of an earlier visit; null if there is none. */
  readonly dismissed: Dismissal | null;
}

export interface DisclaimersEvent {
  readonly type: 'disclaimers.understood';
}

/** State machine of the disclaimers. */
export const disclaimersMachine = setup({
  types: {
    input: {} as DisclaimersInput,
    context: {} as DisclaimersContext,
    events: {} as DisclaimersEvent,
  },
  actors: {
    readDisclaimers: actorSlot<DisclaimersDocument, void>('readDisclaimers'),
    /** The saved dismissal, if any. */
    loadDismissal: actorSlot<Dismissal | null, void>('loadDismissal'),
    saveDismissal: actorSlot<void, Dismissal>('saveDismissal'),
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
        onDone: {
          target: 'reading',
          actions: assign({ dismissed: ({ event }) => event.output }),
        },
        onError: {
          target: 'reading',
          actions: ({ context, event }) =>
            context.runtime.log.warn(
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
            actions: ({ context }) =>
              context.runtime.log.warn(
                'The server has no disclaimers; the built-in ones are shown.',
              ),
          },
          {
            guard: ({ context, event: { output } }) =>
              output.lastUpdated !== null && output.lastUpdated === context.dismissed?.lastUpdated,
            target: 'dismissedEarlier',
          },
          { target: 'showing', actions: assign({ document: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'showing',
          actions: ({ context, event }) =>
            context.runtime.log.warn(
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
        input: ({ context }) => ({ lastUpdated: context.document?.lastUpdated ?? '' }),
        onDone: 'understood',
        onError: {
          target: 'understood',
          actions: ({ context, event }) =>
            context.runtime.log.warn(
              'It could not be saved that the disclaimers were understood.',
              event.error,
            ),
        },
      },
    },
    /** Dismissed on this visit. */
    understood: { type: 'final' },
    /** Dismissed on an earlier visit. */
    dismissedEarlier: { type: 'final' },
  },
});

export type DisclaimersSnapshot = SnapshotFrom<typeof disclaimersMachine>;
