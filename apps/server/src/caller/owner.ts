import { createHash } from 'node:crypto';

// The names of owners: every stored record belongs to one.
const USER = 'user:';
/** Also in the partial index of `storage_usage` and in its triggers. */
export const GUEST = 'visitor:';

export const formatUserOwner = (userId: string) => `${USER}${userId}`;

/** Contains a hash, so that neither database nor log has the id that the browser keeps, which is a credential. */
export const formatGuestOwner = (visitorId: string) =>
  `${GUEST}${createHash('sha256').update(visitorId).digest('base64url')}`;

/** The id of the account that an owner is; null for a guest. */
export const getUserId = (owner: string): string | null =>
  owner.startsWith(USER) ? owner.slice(USER.length) : null;

export const isGuest = (owner: string): boolean => owner.startsWith(GUEST);
