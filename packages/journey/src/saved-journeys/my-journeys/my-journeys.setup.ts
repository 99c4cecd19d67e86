import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, fromCallback, setup } from 'xstate';
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
  readonly deletionCandidate: ListedJourney | null;
  readonly deletionError: unknown;
  readonly deleted: ListedJourney | null;
  readonly opening: ListedJourney | null;
  /** The existing journey it would replace; null when there is none or it is unknown. */
  readonly conflict: Extract<OpenResult, { readonly kind: 'conflict' }> | null;
  readonly openingError: unknown;
}

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

export type MyJourneysEmitted =
  { readonly type: 'journey.chosen'; readonly entry: SavedEntry } | { readonly type: 'list.left' };

/** The journey that an event refers to; null when it is not listed. */
export const findListed = ({ listing }: MyJourneysContext, key: string): ListedJourney | null =>
  listing?.listed.find((listed) => listed.key === key) ?? null;

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
    openFromAccount: actorSlot<OpenResult, OpenRequest>('openFromAccount'),
    watchSources: fromCallback<MyJourneysEvent>(() => undefined),
  },
  guards: {
    isIncomplete: ({ context: { error, listing } }) =>
      error !== null || (listing?.unread.length ?? 0) > 0,
  },
  actions: {
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    logUnread: ({ context }, { unread }: Listing) =>
      unread.forEach(({ kind, error }) =>
        context.runtime.log.warn(`The journeys of the source "${kind}" could not be read.`, error),
      ),
    clearOpening: assign({ opening: null, conflict: null, openingError: null }),
    clearDeletionCandidate: assign({ deletionCandidate: null, deletionError: null }),
  },
});
