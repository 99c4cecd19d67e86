import type { Role } from '../caller/caller.types.js';

/** All roles, from the lowest rank to the highest. The rank of a role is its index. */
export const ROLES = [
  'guest',
  'user',
  'researcher',
  'admin',
  'enterprise',
] as const satisfies readonly Role[];

export const DEFAULT_ROLE: Role = 'user';

/** Returns the rank of a role, 0 for an unknown one. */
export const getRank = (role: string): number =>
  Math.max(
    0,
    ROLES.findIndex((known) => known === role),
  );

export const hasRank = (role: string, needed: Role): boolean => getRank(role) >= getRank(needed);
