import { savedDate } from './saved-entry.js';
import type { Listed, Listing } from './my-journeys.types.js';

/** Whether a journey is saved in the account only. */
export const isInAccountOnly = ({ entry }: Listed): boolean => entry.place === 'account';

const isOfAccount = ({ kind }: { readonly kind: string }): boolean => kind === 'account';

/** Milliseconds; unknown times sort last. */
const timeOf = ({ entry }: Listed): number =>
  savedDate(entry)?.getTime() ?? Number.MIN_SAFE_INTEGER;

const mergeListings = (here: Listing, elsewhere: Listing): Listing => ({
  listed: [...here.listed, ...elsewhere.listed].sort((one, other) => timeOf(other) - timeOf(one)),
  unread: [...here.unread, ...elsewhere.unread],
});

const NOTHING: Listing = { listed: [], unread: [] };

/** Replaces the browser's part of a listing. */
export const withBrowserListing = (known: Listing | null, received: Listing): Listing => {
  const { listed, unread } = known ?? NOTHING;
  return mergeListings(received, {
    listed: listed.filter(isInAccountOnly),
    unread: unread.filter(isOfAccount),
  });
};

/** Replaces the account's part of a listing. */
export const withAccountListing = (known: Listing | null, received: Listing): Listing => {
  const { listed, unread } = known ?? NOTHING;
  const here = {
    listed: listed.filter((journey) => !isInAccountOnly(journey)),
    unread: unread.filter((source) => !isOfAccount(source)),
  };
  return mergeListings(here, received);
};
