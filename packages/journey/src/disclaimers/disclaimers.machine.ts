import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';

/** One disclaimer. */
export interface Disclaimer {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** ENT-21: all of them, and when they were changed last. */
export interface DisclaimersDocument {
  readonly entries: readonly Disclaimer[];
  /** As the server writes it; null when it does not say. */
  readonly lastUpdated: string | null;
}

/** The disclaimers that a dismissal is about. */
export interface Dismissal {
  readonly lastUpdated: string;
}

export interface DisclaimersInput {
  readonly runtime: Runtime;
  /** Shows them also to a person who has understood them. @default false */
  readonly always?: boolean | undefined;
}

export interface DisclaimersContext {
  readonly runtime: Runtime;
  readonly always: boolean;
  /** What the server sent; null while it is asked, and when it sent nothing to read. */
  readonly document: DisclaimersDocument | null;
  /** What this person has understood at an earlier visit; null for nothing. */
  readonly dismissed: Dismissal | null;
}

export interface DisclaimersEvent {
  readonly type: 'disclaimers.understood';
}

const dismissalOf = ({ document }: DisclaimersContext): Dismissal => {
  if (document?.lastUpdated == null) throw new Error('disclaimers: a dismissal without a date');
  return { lastUpdated: document.lastUpdated };
};

/** The rules of the disclaimers (T-52); runs without React, without a server and without a browser. */
export const disclaimersMachine = setup({
  types: {
    input: {} as DisclaimersInput,
    context: {} as DisclaimersContext,
    events: {} as DisclaimersEvent,
  },
  actors: {
    readDisclaimers: actorSlot<DisclaimersDocument, void>('readDisclaimers'),
    /** What this person has understood before, if anything. */
    recallDismissal: actorSlot<Dismissal | null, void>('recallDismissal'),
    keepDismissal: actorSlot<void, Dismissal>('keepDismissal'),
  },
  guards: {
    isEmpty: (_, { entries }: DisclaimersDocument) => entries.length === 0,
    isAlways: ({ context }) => context.always,
    isDismissed: ({ context: { dismissed } }, { lastUpdated }: DisclaimersDocument) =>
      lastUpdated !== null && lastUpdated === dismissed?.lastUpdated,
    hasDate: ({ context }) => context.document?.lastUpdated != null,
  },
  actions: {
    keepDocument: assign({ document: (_, document: DisclaimersDocument) => document }),
    keepDismissed: assign({
      dismissed: (_, { output }: { output: Dismissal | null }) => output,
    }),
    logNoAnswer: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn(
        'Disclaimers could not be read; the built-in ones are shown.',
        error,
      ),
    logNothing: ({ context }) =>
      context.runtime.log.warn('The server has no disclaimers; the built-in ones are shown.'),
    logNotRecalled: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('It is not known whether the disclaimers were understood.', error),
    logNotKept: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('It could not be kept that the disclaimers were understood.', error),
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
    opening: { always: [{ guard: 'isAlways', target: 'reading' }, { target: 'recalling' }] },
    recalling: {
      invoke: {
        src: 'recallDismissal',
        onDone: {
          target: 'reading',
          actions: { type: 'keepDismissed', params: ({ event }) => event },
        },
        onError: {
          target: 'reading',
          actions: { type: 'logNotRecalled', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    reading: {
      invoke: {
        src: 'readDisclaimers',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'showing',
            actions: 'logNothing',
          },
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'recalled',
          },
          {
            target: 'showing',
            actions: { type: 'keepDocument', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'showing',
          actions: { type: 'logNoAnswer', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    showing: {
      on: {
        'disclaimers.understood': [
          { guard: 'hasDate', target: 'keeping' },
          // Without a date there is nothing to remember them by.
          { target: 'understood' },
        ],
      },
    },
    keeping: {
      invoke: {
        src: 'keepDismissal',
        input: ({ context }) => dismissalOf(context),
        onDone: 'understood',
        onError: {
          target: 'understood',
          actions: { type: 'logNotKept', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    /** Understood just now. */
    understood: { type: 'final' },
    /** Understood at an earlier visit. */
    recalled: { type: 'final' },
  },
});

export type DisclaimersSnapshot = SnapshotFrom<typeof disclaimersMachine>;
