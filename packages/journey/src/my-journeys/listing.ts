import { savedDate } from './kept-entry.js';
import type { Listed, Listing } from './my-journeys.types.js';

/** Whether a journey is kept in the account alone. */
export const isElsewhere = ({ entry }: Listed): boolean => entry.place === 'account';

const isOfAccount = ({ kind }: { readonly kind: string }): boolean => kind === 'account';

/** Milliseconds; what tells no time comes last. */
const timeOf = ({ entry }: Listed): number =>
  savedDate(entry)?.getTime() ?? Number.MIN_SAFE_INTEGER;

const joined = (here: Listing, elsewhere: Listing): Listing => ({
  listed: [...here.listed, ...elsewhere.listed].sort((one, other) => timeOf(other) - timeOf(one)),
  unread: [...here.unread, ...elsewhere.unread],
});

const NOTHING: Listing = { listed: [], unread: [] };

/** What is listed once this browser has told what it keeps; of the account what it has told before. */
export const withBrowser = (known: Listing | null, told: Listing): Listing => {
  const { listed, unread } = known ?? NOTHING;
  return joined(told, { listed: listed.filter(isElsewhere), unread: unread.filter(isOfAccount) });
};

/** What is listed once the account has told what it keeps as well. */
export const withAccount = (known: Listing | null, told: Listing): Listing => {
  const { listed, unread } = known ?? NOTHING;
  const here = {
    listed: listed.filter((journey) => !isElsewhere(journey)),
    unread: unread.filter((source) => !isOfAccount(source)),
  };
  return joined(here, told);
};
