import type { SnapshotFrom } from 'xstate';
import { getKeyParams, myJourneysSetup } from './my-journeys.setup.js';

const getErrorParams = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Shows what could be listed, and an error for the rest. */
const onListError = {
  target: '#myJourneys.showing',
  actions: [
    { type: 'setError', params: getErrorParams },
    { type: 'logError', params: getErrorParams },
  ],
} as const;

const opening = {
  guard: { type: 'isAnotherInAccount', params: getKeyParams },
  target: 'opening',
  actions: { type: 'setOpening', params: getKeyParams },
} as const;

const confirming = {
  guard: { type: 'isListed', params: getKeyParams },
  target: 'confirming',
  actions: { type: 'setDeletionCandidate', params: getKeyParams },
} as const;

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
    'list.left': { actions: 'emitLeft' },
    'journey.opened': {
      guard: { type: 'isAnotherInBrowser', params: getKeyParams },
      actions: { type: 'emitChosen', params: getKeyParams },
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
                { type: 'mergeBrowserListing', params: ({ event }) => event.output },
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
                { type: 'mergeAccountListing', params: ({ event }) => event.output },
                { type: 'logUnread', params: ({ event }) => event.output },
              ],
            },
            onError: onListError,
          },
        },
      },
      on: {
        'deletion.requested': confirming,
        'sources.changed': { target: 'listing', reenter: true },
        'journey.opened': opening,
      },
    },
    showing: {
      always: { guard: 'isPartial', target: 'listing' },
      on: {
        'sources.changed': 'listing',
        'journey.opened': opening,
        'deletion.requested': confirming,
        'retry.requested': {
          guard: 'isIncomplete',
          target: 'listing',
          actions: 'clearDeleted',
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
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'showing',
            actions: ['emitOpened', 'clearOpening'],
          },
          {
            target: 'replacing',
            actions: { type: 'setConflict', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'showing',
          actions: [
            { type: 'setOpeningError', params: ({ event: { error } }) => ({ error }) },
            { type: 'logOpeningError', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
    replacing: {
      on: {
        'opening.confirmed': 'opening',
        'opening.cancelled': { target: 'showing', actions: 'clearOpening' },
        'deletion.requested': confirming,
        'journey.opened': opening,
      },
    },
    confirming: {
      on: {
        'journey.opened': opening,
        'deletion.requested': {
          guard: { type: 'isAnother', params: getKeyParams },
          actions: { type: 'setDeletionCandidate', params: getKeyParams },
        },
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
      entry: 'clearDeletionError',
      invoke: {
        src: 'removeJourney',
        input: ({ context: { deletionCandidate } }) => {
          if (deletionCandidate === null)
            throw new Error('my journeys: there is no journey to delete');
          return deletionCandidate;
        },
        // Lists again, because another tab may have started another journey in the meantime.
        onDone: { target: 'listing', actions: 'setDeleted' },
        onError: {
          target: 'confirming',
          actions: [
            { type: 'setDeletionError', params: ({ event: { error } }) => ({ error }) },
            { type: 'logDeletionError', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
  },
});

export type MyJourneysSnapshot = SnapshotFrom<typeof myJourneysMachine>;
