/** All roles; the rank of each is its place. */
export const ROLES = ['guest', 'user', 'researcher', 'admin', 'enterprise'] as const;

const RANKS: ReadonlyMap<string, number> = new Map(ROLES.map((role, rank) => [role, rank]));

const RANK_OF_UNKNOWN_REQUIREMENT = 1;
const RANK_OF_UNKNOWN_ROLE = 0;

/** The rank of a person's role; an unknown or missing one has the lowest. */
export const getRoleRank = (role: string): number => RANKS.get(role) ?? RANK_OF_UNKNOWN_ROLE;

/**
 * Tells whether a person's role is at least the required one. For what is shown only:
 * a server checks rights itself.
 */
export const hasRole = (user: { readonly role: string } | null, required: string): boolean =>
  user !== null && getRoleRank(user.role) >= (RANKS.get(required) ?? RANK_OF_UNKNOWN_REQUIREMENT);
