import type { SnapshotFrom } from 'xstate';
import { keyOf, myJourneysSetup } from './my-journeys.setup.js';

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** What could be listed shows, and why the rest could not. */
const unlisted = {
  target: '#myJourneys.showing',
  actions: [
    { type: 'keepError', params: errorOf },
    { type: 'logError', params: errorOf },
  ],
} as const;

const opening = {
  guard: { type: 'isAnotherElsewhere', params: keyOf },
  target: 'opening',
  actions: { type: 'open', params: keyOf },
} as const;

const asking = {
  guard: { type: 'isListed', params: keyOf },
  target: 'asking',
  actions: { type: 'ask', params: keyOf },
} as const;

/** The rules of the list of journeys (T-43); runs without React and without a browser. */
export const myJourneysMachine = myJourneysSetup.createMachine({
  id: 'myJourneys',
  context: ({ input: { runtime } }) => ({
    runtime,
    listing: null,
    isWhole: false,
    error: null,
    asked: null,
    deletionError: null,
    deleted: null,
    opening: null,
    occupant: null,
    openingError: null,
  }),
  invoke: { src: 'watchSources' },
  initial: 'listing',
  on: {
    'list.left': { actions: 'tellLeft' },
    'journey.opened': {
      guard: { type: 'isAnotherHere', params: keyOf },
      actions: { type: 'tellChosen', params: keyOf },
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
                { type: 'keepBrowser', params: ({ event }) => event.output },
                { type: 'logUnread', params: ({ event }) => event.output },
              ],
            },
            onError: unlisted,
          },
        },
        account: {
          invoke: {
            src: 'listAccount',
            onDone: {
              target: '#myJourneys.showing',
              actions: [
                { type: 'keepAccount', params: ({ event }) => event.output },
                { type: 'logUnread', params: ({ event }) => event.output },
              ],
            },
            onError: unlisted,
          },
        },
      },
      on: {
        'deletion.asked': asking,
        'sources.changed': { target: 'listing', reenter: true },
        'journey.opened': opening,
      },
    },
    showing: {
      always: { guard: 'isPartial', target: 'listing' },
      on: {
        'sources.changed': 'listing',
        'journey.opened': opening,
        'deletion.asked': asking,
        'retry.requested': {
          guard: 'isIncomplete',
          target: 'listing',
          actions: 'clearDeleted',
        },
      },
    },
    opening: {
      invoke: {
        src: 'bringJourney',
        input: ({ context: { opening, occupant } }) => {
          if (opening === null) throw new Error('my journeys: a journey that nobody opened');
          return { listed: opening, isReplacing: occupant !== null };
        },
        onDone: [
          {
            guard: { type: 'isBrought', params: ({ event }) => event.output },
            target: 'showing',
            actions: ['tellBrought', 'clearOpening'],
          },
          {
            target: 'replacing',
            actions: { type: 'keepOccupant', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'showing',
          actions: [
            { type: 'keepOpeningError', params: ({ event: { error } }) => ({ error }) },
            { type: 'logOpeningError', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    replacing: {
      on: {
        'opening.confirmed': 'opening',
        'opening.cancelled': { target: 'showing', actions: 'clearOpening' },
        'deletion.asked': asking,
        'journey.opened': opening,
      },
    },
    asking: {
      on: {
        'journey.opened': opening,
        'deletion.asked': {
          guard: { type: 'isAnother', params: keyOf },
          actions: { type: 'ask', params: keyOf },
        },
        'deletion.cancelled': { target: 'showing', actions: 'clearAsked' },
        'deletion.confirmed': 'deleting',
        'retry.requested': { guard: 'isIncomplete', target: 'listing', actions: 'clearAsked' },
      },
    },
    deleting: {
      entry: 'clearDeletionError',
      invoke: {
        src: 'removeJourney',
        input: ({ context: { asked } }) => {
          if (asked === null) throw new Error('my journeys: a deletion that nobody asked for');
          return asked;
        },
        // Asked again: another tab may have begun another journey in its place.
        onDone: { target: 'listing', actions: 'keepDeletion' },
        onError: {
          target: 'asking',
          actions: [
            { type: 'keepDeletionError', params: ({ event: { error } }) => ({ error }) },
            { type: 'logDeletionError', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
  },
});

export type MyJourneysSnapshot = SnapshotFrom<typeof myJourneysMachine>;
