// The names of owners: every stored record belongs to one.
const USER = 'user:';
/** Also in the partial index of `storage_usage` and in its triggers. */
export const GUEST = 'visitor:';

export const formatUserOwner = (userId: string) => `${USER}${userId}`;

/** @param hash of the id that the browser keeps, since anyone who knows the id can read the data */
export const formatGuestOwner = (hash: string) => `${GUEST}${hash}`;

/** The id of the account that an owner is; null for a guest. */
export const getUserId = (owner: string): string | null =>
  owner.startsWith(USER) ? owner.slice(USER.length) : null;

export const isGuest = (owner: string): boolean => owner.startsWith(GUEST);
