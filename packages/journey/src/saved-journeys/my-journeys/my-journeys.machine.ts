import { assign, emit, type SnapshotFrom } from 'xstate';
import { isInAccountOnly, withAccountListing, withBrowserListing } from './listing.js';
import { findListed, myJourneysSetup, type MyJourneysContext } from './my-journeys.setup.js';

interface KeyArgs {
  readonly context: MyJourneysContext;
  readonly event: { readonly key: string };
}

/** The journey of an event; null when it is not listed, or when its deletion is being confirmed. */
const findOther = ({ context, event: { key } }: KeyArgs) =>
  key === context.deletionCandidate?.key ? null : findListed(context, key);

const isOtherInAccount = (args: KeyArgs): boolean => {
  const found = findOther(args);
  return found !== null && isInAccountOnly(found);
};

const isOtherInBrowser = (args: KeyArgs): boolean =>
  findOther(args) !== null && !isOtherInAccount(args);

interface Failure {
  readonly context: MyJourneysContext;
  readonly event: { readonly error: unknown };
}

/** Shows what could be listed, and an error for the rest. */
const onListError = {
  target: '#myJourneys.showing',
  actions: [
    { type: 'setError', params: ({ event }: Failure) => event },
    ({ context, event }: Failure) =>
      context.runtime.log.error('The saved journeys could not be listed.', event.error),
  ],
} as const;

/** A journey of the account is opened in this browser first; deleting asks first. */
const choosing = myJourneysSetup.createStateConfig({
  on: {
    'journey.opened': {
      guard: isOtherInAccount,
      target: 'opening',
      actions: assign({
        opening: ({ context, event }) => findListed(context, event.key),
        conflict: null,
        openingError: null,
        deletionCandidate: null,
        deletionError: null,
        deleted: null,
      }),
    },
    'deletion.requested': {
      guard: (args) => findOther(args) !== null,
      target: 'confirming',
      actions: assign({
        opening: null,
        conflict: null,
        openingError: null,
        deletionCandidate: ({ context, event }) => findListed(context, event.key),
        deletionError: null,
        deleted: null,
      }),
    },
  },
});

/** The state machine of the list of journeys; runs without React and without a browser. */
export const myJourneysMachine = myJourneysSetup.createMachine({
  id: 'myJourneys',
  context: ({ input: { runtime } }) => ({
    runtime,
    listing: null,
    isComplete: false,
    error: null,
    deletionCandidate: null,
    deletionError: null,
    deleted: null,
    opening: null,
    conflict: null,
    openingError: null,
  }),
  invoke: { src: 'watchSources' },
  initial: 'listing',
  on: {
    'list.left': { actions: emit({ type: 'list.left' }) },
    'journey.opened': {
      guard: isOtherInBrowser,
      actions: emit(({ context, event }) => {
        const chosen = findListed(context, event.key);
        if (chosen === null) throw new Error('my journeys: the chosen journey is not listed');
        return { type: 'journey.chosen', entry: chosen.entry };
      }),
    },
  },
  states: {
    listing: {
      entry: 'clearOpening',
      initial: 'browser',
      states: {
        browser: {
          invoke: {
            src: 'listBrowser',
            onDone: {
              target: 'account',
              actions: [
                assign({
                  listing: ({ context, event }) =>
                    withBrowserListing(context.listing, event.output),
                  error: null,
                }),
                { type: 'logUnread', params: ({ event }) => event.output },
              ],
            },
            onError: onListError,
          },
        },
        account: {
          invoke: {
            src: 'listAccount',
            onDone: {
              target: '#myJourneys.showing',
              actions: [
                assign({
                  listing: ({ context, event }) =>
                    withAccountListing(context.listing, event.output),
                  isComplete: true,
                }),
                { type: 'logUnread', params: ({ event }) => event.output },
              ],
            },
            onError: onListError,
          },
        },
      },
      on: { ...choosing.on, 'sources.changed': { target: 'listing', reenter: true } },
    },
    showing: {
      // Listing may have been interrupted before all sources responded.
      always: {
        guard: ({ context: { listing, isComplete, error } }) =>
          listing !== null && !isComplete && error === null,
        target: 'listing',
      },
      on: {
        ...choosing.on,
        'sources.changed': 'listing',
        'retry.requested': {
          guard: 'isIncomplete',
          target: 'listing',
          actions: assign({ deleted: null }),
        },
      },
    },
    opening: {
      invoke: {
        src: 'openFromAccount',
        input: ({ context: { opening, conflict } }) => {
          if (opening === null) throw new Error('my journeys: no journey is being opened');
          return { listed: opening, isReplacing: conflict !== null };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'opened',
            target: 'showing',
            actions: [
              emit(({ context: { opening } }) => {
                if (opening === null) throw new Error('my journeys: no journey is being opened');
                return { type: 'journey.chosen', entry: opening.entry };
              }),
              'clearOpening',
            ],
          },
          {
            target: 'replacing',
            actions: assign({
              conflict: ({ event: { output } }) => (output.kind === 'conflict' ? output : null),
            }),
          },
        ],
        onError: {
          target: 'showing',
          actions: [
            assign({ openingError: ({ event }) => event.error, conflict: null }),
            ({ context, event }) =>
              context.runtime.log.warn(
                'A saved journey could not be opened in this browser.',
                event.error,
              ),
          ],
        },
      },
    },
    replacing: {
      on: {
        ...choosing.on,
        'opening.confirmed': 'opening',
        'opening.cancelled': { target: 'showing', actions: 'clearOpening' },
      },
    },
    confirming: {
      on: {
        ...choosing.on,
        'deletion.cancelled': { target: 'showing', actions: 'clearDeletionCandidate' },
        'deletion.confirmed': 'deleting',
        'retry.requested': {
          guard: 'isIncomplete',
          target: 'listing',
          actions: 'clearDeletionCandidate',
        },
      },
    },
    deleting: {
      entry: assign({ deletionError: null }),
      invoke: {
        src: 'removeJourney',
        input: ({ context: { deletionCandidate } }) => {
          if (deletionCandidate === null)
            throw new Error('my journeys: there is no journey to delete');
          return deletionCandidate;
        },
        // Lists again, because another tab may have started another journey in the meantime.
        onDone: {
          target: 'listing',
          actions: assign(({ context: { listing, deletionCandidate } }) => ({
            listing: listing && {
              ...listing,
              listed: listing.listed.filter(({ key }) => key !== deletionCandidate?.key),
            },
            deleted: deletionCandidate,
            deletionCandidate: null,
          })),
        },
        onError: {
          target: 'confirming',
          actions: [
            assign({ deletionError: ({ event }) => event.error }),
            ({ context, event }) =>
              context.runtime.log.warn('A saved journey could not be deleted.', event.error),
          ],
        },
      },
    },
  },
});

export type MyJourneysSnapshot = SnapshotFrom<typeof myJourneysMachine>;
