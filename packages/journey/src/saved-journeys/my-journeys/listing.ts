import { parseSavedDate } from './saved-entry.js';
import type { ListedJourney, Listing } from './my-journeys.types.js';

export const isInAccountOnly = ({ entry }: ListedJourney): boolean => entry.location === 'account';

/** Milliseconds; unknown times sort last. */
const getSavedTime = ({ entry }: ListedJourney): number =>
  parseSavedDate(entry)?.getTime() ?? Number.MIN_SAFE_INTEGER;

const mergeListings = (browser: Listing, account: Listing): Listing => ({
  listed: [...browser.listed, ...account.listed].sort(
    (one, other) => getSavedTime(other) - getSavedTime(one),
  ),
  unread: [...browser.unread, ...account.unread],
});

/** The part of a listing that came from the account, or else from the browser. */
const getPart = (listing: Listing | null, isAccount: boolean): Listing => ({
  listed: (listing?.listed ?? []).filter((listed) => isInAccountOnly(listed) === isAccount),
  unread: (listing?.unread ?? []).filter(({ kind }) => (kind === 'account') === isAccount),
});

/** Replaces the browser's part of a listing. */
export const withBrowserListing = (known: Listing | null, received: Listing): Listing =>
  mergeListings(received, getPart(known, true));

/** Replaces the account's part of a listing. */
export const withAccountListing = (known: Listing | null, received: Listing): Listing =>
  mergeListings(getPart(known, false), received);
