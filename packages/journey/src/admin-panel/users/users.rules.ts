import { isApiError } from '@spinout/api-client';
import { getRoleRank } from '../../auth/roles.js';
import type { RoleChoice, User, UsersPage } from './users.types.js';

const ADMIN_RANK = getRoleRank('admin');

const isAdministrator = ({ role }: { readonly role: string }): boolean =>
  getRoleRank(role) >= ADMIN_RANK;

/** The account with an id, on the page that is shown. */
export const findUser = (list: UsersPage | null, id: string): User | null =>
  list?.users.find((user) => user.id === id) ?? null;

/**
 * Whether a choice removes the only administrator. Known only where all accounts are on the page; the server
 * knows in any case, and refuses.
 */
export const removesLastAdministrator = (
  list: UsersPage | null,
  { id, role }: RoleChoice,
): boolean => {
  if (list === null || list.users.length < list.total || isAdministrator({ role })) return false;
  const administrators = list.users.filter(isAdministrator);
  return administrators.length === 1 && administrators[0]?.id === id;
};

/** Who has no rights or no time now has not changed anything; after all else, the list is asked for again. */
const UNCHANGED_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);

/** Whether a failed change leaves open what the server holds now. */
export const mayHaveChanged = (error: unknown): boolean =>
  !isApiError(error) ||
  error.code !== 'status' ||
  !UNCHANGED_STATUSES.has(error.details.status ?? 0);
