import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, emit, fromCallback, setup } from 'xstate';
import { isInAccountOnly, withAccountListing, withBrowserListing } from './listing.js';
import type {
  OpenRequest,
  OpenResult,
  SavedEntry,
  ListedJourney,
  Listing,
} from './my-journeys.types.js';

export interface MyJourneysInput {
  readonly runtime: Runtime;
}

export interface MyJourneysContext {
  readonly runtime: Runtime;
  /** Null until the sources were listed for the first time. */
  readonly listing: Listing | null;
  /** Whether the account was listed as well as this browser. */
  readonly isComplete: boolean;
  /** Why listing failed altogether; null when it did not. */
  readonly error: unknown;
  /** The journey whose deletion is being confirmed. */
  readonly deletionCandidate: ListedJourney | null;
  /** Why it could not be deleted; null when nothing failed. */
  readonly deletionError: unknown;
  /** The journey that was deleted last. */
  readonly deleted: ListedJourney | null;
  /** The journey being opened in this browser. */
  readonly opening: ListedJourney | null;
  /** The existing journey it would replace; null when there is none or it is unknown. */
  readonly conflict: Conflict | null;
  /** Why it could not be opened; null when nothing failed. */
  readonly openingError: unknown;
}

/** An existing journey that would be replaced. */
export type Conflict = Extract<OpenResult, { readonly kind: 'conflict' }>;

export type MyJourneysEvent =
  | { readonly type: 'journey.opened'; readonly key: string }
  /** Confirms that the existing journey may be replaced. */
  | { readonly type: 'opening.confirmed' }
  | { readonly type: 'opening.cancelled' }
  | { readonly type: 'sources.changed' }
  | { readonly type: 'deletion.requested'; readonly key: string }
  | { readonly type: 'deletion.cancelled' }
  | { readonly type: 'deletion.confirmed' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'list.left' };

/** Events emitted to the screen. */
export type MyJourneysEmitted =
  { readonly type: 'journey.chosen'; readonly entry: SavedEntry } | { readonly type: 'list.left' };

export interface KeyParams {
  readonly key: string;
}

const findListed = ({ listing }: MyJourneysContext, { key }: KeyParams): ListedJourney | null =>
  listing?.listed.find((listed) => listed.key === key) ?? null;

const removeFromListing = (
  listing: Listing | null,
  removed: ListedJourney | null,
): Listing | null =>
  listing && { ...listing, listed: listing.listed.filter(({ key }) => key !== removed?.key) };

/** The key of the journey that an event refers to. */
export const getKeyParams = ({ event }: { event: KeyParams }): KeyParams => ({ key: event.key });

/** Actors, guards and actions of the list of journeys. */
export const myJourneysSetup = setup({
  types: {
    input: {} as MyJourneysInput,
    context: {} as MyJourneysContext,
    events: {} as MyJourneysEvent,
    emitted: {} as MyJourneysEmitted,
  },
  actors: {
    /** Lists this browser's journeys, which show while the account loads. */
    listBrowser: actorSlot<Listing, void>('listBrowser'),
    listAccount: actorSlot<Listing, void>('listAccount'),
    removeJourney: actorSlot<void, ListedJourney>('removeJourney'),
    /** Opens a journey of the account in this browser. */
    openFromAccount: actorSlot<OpenResult, OpenRequest>('openFromAccount'),
    /** Sends an event when a source may have changed. */
    watchSources: fromCallback<MyJourneysEvent>(() => undefined),
  },
  guards: {
    isListed: ({ context }, params: KeyParams) => findListed(context, params) !== null,
    isAnother: ({ context }, params: KeyParams) =>
      params.key !== context.deletionCandidate?.key && findListed(context, params) !== null,
    isAnotherInBrowser: ({ context }, params: KeyParams) => {
      const found = findListed(context, params);
      return (
        found !== null && params.key !== context.deletionCandidate?.key && !isInAccountOnly(found)
      );
    },
    isAnotherInAccount: ({ context }, params: KeyParams) => {
      const found = findListed(context, params);
      return (
        found !== null && params.key !== context.deletionCandidate?.key && isInAccountOnly(found)
      );
    },
    isOpened: (_, { kind }: OpenResult) => kind === 'opened',
    /** Listing was interrupted before all sources responded. */
    isPartial: ({ context: { listing, isComplete, error } }) =>
      listing !== null && !isComplete && error === null,
    isIncomplete: ({ context: { error, listing } }) =>
      error !== null || (listing?.unread.length ?? 0) > 0,
  },
  actions: {
    mergeBrowserListing: assign({
      listing: ({ context }, received: Listing) => withBrowserListing(context.listing, received),
      error: null,
    }),
    mergeAccountListing: assign({
      listing: ({ context }, received: Listing) => withAccountListing(context.listing, received),
      isComplete: true,
    }),
    logUnread: ({ context }, { unread }: Listing) =>
      unread.forEach(({ kind, error }) =>
        context.runtime.log.warn(`The journeys of the source "${kind}" could not be read.`, error),
      ),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    logError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.error('The saved journeys could not be listed.', error),
    emitChosen: emit(({ context }, params: KeyParams): MyJourneysEmitted => {
      const chosen = findListed(context, params);
      if (chosen === null) throw new Error('my journeys: the chosen journey is not listed');
      return { type: 'journey.chosen', entry: chosen.entry };
    }),
    setOpening: assign({
      opening: ({ context }, params: KeyParams) => findListed(context, params),
      conflict: null,
      openingError: null,
      deletionCandidate: null,
      deletionError: null,
      deleted: null,
    }),
    emitOpened: emit(({ context: { opening } }): MyJourneysEmitted => {
      if (opening === null) throw new Error('my journeys: no journey is being opened');
      return { type: 'journey.chosen', entry: opening.entry };
    }),
    setConflict: assign({
      conflict: (_, result: OpenResult) => (result.kind === 'conflict' ? result : null),
    }),
    setOpeningError: assign({
      openingError: (_, { error }: { error: unknown }) => error,
      conflict: null,
    }),
    logOpeningError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('A saved journey could not be opened in this browser.', error),
    clearOpening: assign({ opening: null, conflict: null, openingError: null }),
    setDeletionCandidate: assign({
      opening: null,
      conflict: null,
      openingError: null,
      deletionCandidate: ({ context }, params: KeyParams) => findListed(context, params),
      deletionError: null,
      deleted: null,
    }),
    clearDeletionCandidate: assign({ deletionCandidate: null, deletionError: null }),
    clearDeletionError: assign({ deletionError: null }),
    setDeleted: assign({
      listing: ({ context }) => removeFromListing(context.listing, context.deletionCandidate),
      deleted: ({ context }) => context.deletionCandidate,
      deletionCandidate: null,
    }),
    setDeletionError: assign({ deletionError: (_, { error }: { error: unknown }) => error }),
    logDeletionError: ({ context }, { error }: { error: unknown }) =>
      context.runtime.log.warn('A saved journey could not be deleted.', error),
    emitLeft: emit({ type: 'list.left' }),
    clearDeleted: assign({ deleted: null }),
  },
});
