import { parseSavedDate } from './saved-entry.js';
import type { ListedJourney, Listing } from './my-journeys.types.js';

/** Whether a journey is saved in the account only. */
export const isInAccountOnly = ({ entry }: ListedJourney): boolean => entry.location === 'account';

const isAccountSource = ({ kind }: { readonly kind: string }): boolean => kind === 'account';

/** Milliseconds; unknown times sort last. */
const getSavedTime = ({ entry }: ListedJourney): number =>
  parseSavedDate(entry)?.getTime() ?? Number.MIN_SAFE_INTEGER;

const mergeListings = (browser: Listing, account: Listing): Listing => ({
  listed: [...browser.listed, ...account.listed].sort(
    (one, other) => getSavedTime(other) - getSavedTime(one),
  ),
  unread: [...browser.unread, ...account.unread],
});

const EMPTY_LISTING: Listing = { listed: [], unread: [] };

/** Replaces the browser's part of a listing. */
export const withBrowserListing = (known: Listing | null, received: Listing): Listing => {
  const { listed, unread } = known ?? EMPTY_LISTING;
  return mergeListings(received, {
    listed: listed.filter(isInAccountOnly),
    unread: unread.filter(isAccountSource),
  });
};

/** Replaces the account's part of a listing. */
export const withAccountListing = (known: Listing | null, received: Listing): Listing => {
  const { listed, unread } = known ?? EMPTY_LISTING;
  const browser = {
    listed: listed.filter((journey) => !isInAccountOnly(journey)),
    unread: unread.filter((source) => !isAccountSource(source)),
  };
  return mergeListings(browser, received);
};
