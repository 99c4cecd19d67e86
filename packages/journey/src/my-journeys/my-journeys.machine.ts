import { actorSlot, type Tools } from '@spinout/journey-kit';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { KeptEntry, Listed, Listing } from './my-journeys.types.js';

export interface MyJourneysInput {
  readonly tools: Tools;
}

export interface MyJourneysContext {
  readonly tools: Tools;
  /** Null until the sources were asked for the first time. */
  readonly listing: Listing | null;
  /** Why the sources could not even be asked; null when they were. */
  readonly error: unknown;
  /** The journey that may be deleted, once that was asked for and until it is decided. */
  readonly asked: Listed | null;
  /** Why it could not be deleted; null when that was not tried, or not in vain. */
  readonly deletionError: unknown;
  /** The journey that was deleted last. */
  readonly deleted: Listed | null;
}

export type MyJourneysEvent =
  | { readonly type: 'journey.opened'; readonly key: string }
  | { readonly type: 'deletion.asked'; readonly key: string }
  | { readonly type: 'deletion.cancelled' }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'list.left' };

/** What the screen around it hears. */
export type MyJourneysNews =
  { readonly type: 'journey.chosen'; readonly entry: KeptEntry } | { readonly type: 'list.left' };

interface Pointed {
  readonly key: string;
}

const find = ({ listing }: MyJourneysContext, { key }: Pointed): Listed | null =>
  listing?.listed.find((listed) => listed.key === key) ?? null;

const without = (listing: Listing | null, gone: Listed | null): Listing | null =>
  listing && { ...listing, listed: listing.listed.filter(({ key }) => key !== gone?.key) };

const keyOf = ({ event }: { event: Pointed }): Pointed => ({ key: event.key });

/** The rules of the list of journeys (T-43); runs without React and without a browser. */
export const myJourneysMachine = setup({
  types: {
    input: {} as MyJourneysInput,
    context: {} as MyJourneysContext,
    events: {} as MyJourneysEvent,
    emitted: {} as MyJourneysNews,
  },
  actors: {
    listJourneys: actorSlot<Listing, void>('listJourneys'),
    removeJourney: actorSlot<void, Listed>('removeJourney'),
  },
  guards: {
    isListed: ({ context }, pointed: Pointed) => find(context, pointed) !== null,
    isAnother: ({ context }, pointed: Pointed) =>
      pointed.key !== context.asked?.key && find(context, pointed) !== null,
    isIncomplete: ({ context: { error, listing } }) =>
      error !== null || (listing?.unread.length ?? 0) > 0,
  },
  actions: {
    keepListing: assign({ listing: (_, listing: Listing) => listing, error: null }),
    logUnread: ({ context }, { unread }: Listing) =>
      unread.forEach(({ kind, error }) =>
        context.tools.log.warn(`The journeys of the source "${kind}" could not be read.`, error),
      ),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
    logError: ({ context }, { error }: { error: unknown }) =>
      context.tools.log.error('The kept journeys could not be listed.', error),
    tellChosen: emit(({ context }, pointed: Pointed): MyJourneysNews => {
      const chosen = find(context, pointed);
      if (chosen === null) throw new Error('my journeys: a chosen journey that is not listed');
      return { type: 'journey.chosen', entry: chosen.entry };
    }),
    ask: assign({
      asked: ({ context }, pointed: Pointed) => find(context, pointed),
      deletionError: null,
      deleted: null,
    }),
    clearAsked: assign({ asked: null, deletionError: null }),
    clearDeletionError: assign({ deletionError: null }),
    keepDeletion: assign({
      listing: ({ context }) => without(context.listing, context.asked),
      deleted: ({ context }) => context.asked,
      asked: null,
    }),
    keepDeletionError: assign({ deletionError: (_, { error }: { error: unknown }) => error }),
    logDeletionError: ({ context }, { error }: { error: unknown }) =>
      context.tools.log.warn('A kept journey could not be deleted.', error),
    tellLeft: emit({ type: 'list.left' }),
    clearDeleted: assign({ deleted: null }),
  },
}).createMachine({
  id: 'myJourneys',
  context: ({ input: { tools } }) => ({
    tools,
    listing: null,
    error: null,
    asked: null,
    deletionError: null,
    deleted: null,
  }),
  initial: 'listing',
  on: {
    'list.left': { actions: 'tellLeft' },
    'journey.opened': {
      guard: { type: 'isAnother', params: keyOf },
      actions: { type: 'tellChosen', params: keyOf },
    },
  },
  states: {
    listing: {
      invoke: {
        src: 'listJourneys',
        onDone: {
          target: 'showing',
          actions: [
            { type: 'keepListing', params: ({ event }) => event.output },
            { type: 'logUnread', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'showing',
          actions: [
            { type: 'keepError', params: ({ event: { error } }) => ({ error }) },
            { type: 'logError', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
      on: {
        'deletion.asked': {
          guard: { type: 'isListed', params: keyOf },
          target: 'asking',
          actions: { type: 'ask', params: keyOf },
        },
      },
    },
    showing: {
      on: {
        'deletion.asked': {
          guard: { type: 'isListed', params: keyOf },
          target: 'asking',
          actions: { type: 'ask', params: keyOf },
        },
        'retry.requested': {
          guard: 'isIncomplete',
          target: 'listing',
          actions: 'clearDeleted',
        },
      },
    },
    asking: {
      on: {
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
