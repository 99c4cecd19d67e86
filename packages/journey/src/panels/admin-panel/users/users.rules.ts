import { isApiError } from '@spinout/api-client';
import type { RoleChoice, User, UsersPage } from './users.types.js';

/** Only this role counts on the server; a role that ranks higher has no rights there. */
const isAdministrator = (user: { readonly role: string }): boolean => user.role === 'admin';

export const findUser = (list: UsersPage | null, id: string): User | null =>
  list?.users.find((user) => user.id === id) ?? null;

/**
 * Whether a choice removes the only administrator. This is known only if all accounts fit on the page; the server
 * rejects the change in any case.
 */
export const removesLastAdministrator = (
  list: UsersPage | null,
  { id, role }: RoleChoice,
): boolean => {
  if (list === null || list.users.length < list.total || isAdministrator({ role })) return false;
  const administrators = list.users.filter(isAdministrator);
  return administrators.length === 1 && administrators[0]?.id === id;
};

/** Statuses after which the role is surely unchanged; after any other failure the list is loaded again. */
const UNCHANGED_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);

/** Whether a failed change may have succeeded on the server. */
export const mayHaveChanged = (error: unknown): boolean =>
  !UNCHANGED_STATUSES.has(getStatus(error) ?? 0);

/** The status with which the server replied; null without a reply. */
export const getStatus = (error: unknown): number | null =>
  isApiError(error) && error.code === 'status' ? (error.details.status ?? null) : null;
