import type { PlatformClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { PageRequest, RoleChoice, User, UsersPage } from './users.types.js';

export const usersActors = (api: PlatformClient) => ({
  listUsers: fromPromise<UsersPage, PageRequest>(async ({ input, signal }) => {
    const { users, total, page, limit } = await api.users.list(input, { signal });
    return { users, total, page, limit };
  }),
  changeRole: fromPromise<User, RoleChoice>(async ({ input, signal }) => {
    const { id, role } = input;
    const { user } = await api.users.changeRole({ user_id: id, role }, { signal });
    if (user.id !== id) throw new Error('The server answered with another account.');
    return user;
  }),
});
