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

const createDismissal = ({ document }: DisclaimersContext): Dismissal => {
  if (document?.lastUpdated == null) throw new Error('disclaimers: a dismissal without a date');
  return { lastUpdated: document.lastUpdated };
};

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
  guards: {
    isEmpty: (_, { entries }: DisclaimersDocument) => entries.length === 0,
    isAlways: ({ context }) => context.always,
    isDismissed: ({ context: { dismissed } }, { lastUpdated }: DisclaimersDocument) =>
      lastUpdated !== null && lastUpdated === dismissed?.lastUpdated,
    hasDate: ({ context }) => context.document?.lastUpdated != null,
  },
  actions: {
    setDocument: assign({ document: (_, document: DisclaimersDocument) => document }),
    setDismissed: assign({
      dismissed: (_, { output }: { output: Dismissal | null }) => output,
    }),
    logNoAnswer: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn(
        'Disclaimers could not be read; the built-in ones are shown.',
        error,
      ),
    logEmpty: ({ context }) =>
      context.runtime.log.warn('The server has no disclaimers; the built-in ones are shown.'),
    logDismissalUnknown: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('It is not known whether the disclaimers were understood.', error),
    logDismissalNotSaved: ({ context }, { error }: { error: unknown }) =>
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
    opening: { always: [{ guard: 'isAlways', target: 'reading' }, { target: 'loadingDismissal' }] },
    loadingDismissal: {
      invoke: {
        src: 'loadDismissal',
        onDone: {
          target: 'reading',
          actions: { type: 'setDismissed', params: ({ event }) => event },
        },
        onError: {
          target: 'reading',
          actions: { type: 'logDismissalUnknown', params: ({ event: { error } }) => ({ error }) },
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
            actions: 'logEmpty',
          },
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'dismissedEarlier',
          },
          {
            target: 'showing',
            actions: { type: 'setDocument', params: ({ event }) => event.output },
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
          { guard: 'hasDate', target: 'saving' },
          // Without a date the dismissal cannot be saved.
          { target: 'understood' },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveDismissal',
        input: ({ context }) => createDismissal(context),
        onDone: 'understood',
        onError: {
          target: 'understood',
          actions: { type: 'logDismissalNotSaved', params: ({ event: { error } }) => ({ error }) },
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
