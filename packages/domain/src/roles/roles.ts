/** All roles, by rank. */
export const ROLES = ['guest', 'user', 'researcher', 'admin', 'enterprise'] as const;

const RANKS: ReadonlyMap<string, number> = new Map(ROLES.map((role, rank) => [role, rank]));

const RANK_OF_UNKNOWN_REQUIREMENT = 1;
const RANK_OF_UNKNOWN_ROLE = 0;

/** The rank of a person's role; an unknown or missing one has the lowest. */
export const getRoleRank = (role: string): number => RANKS.get(role) ?? RANK_OF_UNKNOWN_ROLE;

/**
 * Whether a person's role is at least the required one. Use it only to show or hide; servers check rights themselves.
 */
export const hasRole = (user: { readonly role: string } | null, required: string): boolean =>
  user !== null && getRoleRank(user.role) >= (RANKS.get(required) ?? RANK_OF_UNKNOWN_REQUIREMENT);
