import type { Role } from '../caller.js';

/** All roles, from the lowest rank to the highest; a role's rank is its place. */
export const ROLES = [
  'guest',
  'user',
  'researcher',
  'admin',
  'enterprise',
] as const satisfies readonly Role[];

/** What a new account gets. */
export const ROLE_OF_NEW_ACCOUNTS: Role = 'user';

/** The rank of a role, 0 for one that is not known. */
export const rankOf = (role: string): number =>
  Math.max(
    0,
    ROLES.findIndex((known) => known === role),
  );

/** Says whether a role carries the rights of another. */
export const hasRank = (role: string, needed: Role): boolean => rankOf(role) >= rankOf(needed);
