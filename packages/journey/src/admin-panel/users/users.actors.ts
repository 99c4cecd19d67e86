import type { PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { PageRequest, RoleChoice, User, UsersPage } from './users.types.js';

/** Connects the accounts to the client. */
export const usersActors = (api: PlatformClient) => ({
  listUsers: fromPromise<UsersPage, PageRequest>(async ({ input, signal }) => {
    const { users, total, page, limit } = await api.users.list(input, { signal });
    return { users: uniqueBy(users), total, page, limit };
  }),
  changeRole: fromPromise<User, RoleChoice>(async ({ input, signal }) => {
    const { id, role } = input;
    const { user } = await api.users.changeRole({ user_id: id, role }, { signal });
    if (user.id !== id) throw new Error('The server answered with another account.');
    return user;
  }),
});

/** Dedupes the accounts: one may appear on two pages when an account was created between the requests. */
const uniqueBy = (users: readonly User[]): User[] => [
  ...new Map(users.map((user) => [user.id, user])).values(),
];
