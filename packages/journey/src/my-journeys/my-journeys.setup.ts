import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, emit, fromCallback, setup } from 'xstate';
import { isElsewhere, withAccount, withBrowser } from './listing.js';
import type { Bringing, Brought, KeptEntry, Listed, Listing } from './my-journeys.types.js';

export interface MyJourneysInput {
  readonly runtime: Runtime;
}

export interface MyJourneysContext {
  readonly runtime: Runtime;
  /** Null until the sources were asked for the first time. */
  readonly listing: Listing | null;
  /** Whether the account was asked as well as this browser. */
  readonly isWhole: boolean;
  /** Why the sources could not even be asked; null when they were. */
  readonly error: unknown;
  /** The journey that may be deleted, once that was asked for and until it is decided. */
  readonly asked: Listed | null;
  /** Why it could not be deleted; null when that was not tried, or not in vain. */
  readonly deletionError: unknown;
  /** The journey that was deleted last. */
  readonly deleted: Listed | null;
  /** The journey that is brought into this browser, until it shows or that was given up. */
  readonly opening: Listed | null;
  /** What stands in its place; null when nothing does, or that is not known yet. */
  readonly occupant: Occupant | null;
  /** Why it could not be brought; null when that was not tried, or not in vain. */
  readonly openingError: unknown;
}

/** A journey that stands where another one is to be brought. */
export type Occupant = Extract<Brought, { readonly kind: 'occupied' }>;

export type MyJourneysEvent =
  | { readonly type: 'journey.opened'; readonly key: string }
  /** What stands in its place may go. */
  | { readonly type: 'opening.confirmed' }
  | { readonly type: 'opening.cancelled' }
  | { readonly type: 'sources.changed' }
  | { readonly type: 'deletion.asked'; readonly key: string }
  | { readonly type: 'deletion.cancelled' }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'list.left' };

/** What the screen around it hears. */
export type MyJourneysNews =
  { readonly type: 'journey.chosen'; readonly entry: KeptEntry } | { readonly type: 'list.left' };

export interface Pointed {
  readonly key: string;
}

const find = ({ listing }: MyJourneysContext, { key }: Pointed): Listed | null =>
  listing?.listed.find((listed) => listed.key === key) ?? null;

const without = (listing: Listing | null, gone: Listed | null): Listing | null =>
  listing && { ...listing, listed: listing.listed.filter(({ key }) => key !== gone?.key) };

/** The journey that an event points at. */
export const keyOf = ({ event }: { event: Pointed }): Pointed => ({ key: event.key });

/** What the list of journeys knows, asks for and does. */
export const myJourneysSetup = setup({
  types: {
    input: {} as MyJourneysInput,
    context: {} as MyJourneysContext,
    events: {} as MyJourneysEvent,
    emitted: {} as MyJourneysNews,
  },
  actors: {
    /** What this browser keeps; it is shown while the account is still asked. */
    listBrowser: actorSlot<Listing, void>('listBrowser'),
    listAccount: actorSlot<Listing, void>('listAccount'),
    removeJourney: actorSlot<void, Listed>('removeJourney'),
    /** Brings a journey that is kept elsewhere into this browser. */
    bringJourney: actorSlot<Brought, Bringing>('bringJourney'),
    /** Tells when there may be something else to list. */
    watchSources: fromCallback<MyJourneysEvent>(() => undefined),
  },
  guards: {
    isListed: ({ context }, pointed: Pointed) => find(context, pointed) !== null,
    isAnother: ({ context }, pointed: Pointed) =>
      pointed.key !== context.asked?.key && find(context, pointed) !== null,
    isAnotherHere: ({ context }, pointed: Pointed) => {
      const found = find(context, pointed);
      return found !== null && pointed.key !== context.asked?.key && !isElsewhere(found);
    },
    isAnotherElsewhere: ({ context }, pointed: Pointed) => {
      const found = find(context, pointed);
      return found !== null && pointed.key !== context.asked?.key && isElsewhere(found);
    },
    isBrought: (_, { kind }: Brought) => kind === 'brought',
    /** It was left before all were asked. */
    isPartial: ({ context: { listing, isWhole, error } }) =>
      listing !== null && !isWhole && error === null,
    isIncomplete: ({ context: { error, listing } }) =>
      error !== null || (listing?.unread.length ?? 0) > 0,
  },
  actions: {
    keepBrowser: assign({
      listing: ({ context }, told: Listing) => withBrowser(context.listing, told),
      error: null,
    }),
    keepAccount: assign({
      listing: ({ context }, told: Listing) => withAccount(context.listing, told),
      isWhole: true,
    }),
    logUnread: ({ context }, { unread }: Listing) =>
      unread.forEach(({ kind, error }) =>
        context.runtime.log.warn(`The journeys of the source "${kind}" could not be read.`, error),
      ),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
    logError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('The kept journeys could not be listed.', error),
    tellChosen: emit(({ context }, pointed: Pointed): MyJourneysNews => {
      const chosen = find(context, pointed);
      if (chosen === null) throw new Error('my journeys: a chosen journey that is not listed');
      return { type: 'journey.chosen', entry: chosen.entry };
    }),
    open: assign({
      opening: ({ context }, pointed: Pointed) => find(context, pointed),
      occupant: null,
      openingError: null,
      asked: null,
      deletionError: null,
      deleted: null,
    }),
    tellBrought: emit(({ context: { opening } }): MyJourneysNews => {
      if (opening === null) throw new Error('my journeys: a journey that nobody opened');
      return { type: 'journey.chosen', entry: opening.entry };
    }),
    keepOccupant: assign({
      occupant: (_, brought: Brought) => (brought.kind === 'occupied' ? brought : null),
    }),
    keepOpeningError: assign({
      openingError: (_, { error }: { error: unknown }) => error,
      occupant: null,
    }),
    logOpeningError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('A kept journey could not be brought into this browser.', error),
    clearOpening: assign({ opening: null, occupant: null, openingError: null }),
    ask: assign({
      opening: null,
      occupant: null,
      openingError: null,
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
      context.runtime.log.warn('A kept journey could not be deleted.', error),
    tellLeft: emit({ type: 'list.left' }),
    clearDeleted: assign({ deleted: null }),
  },
});
