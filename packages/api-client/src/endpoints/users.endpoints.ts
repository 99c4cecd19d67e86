import { defineEndpoint } from '../endpoint.js';

/** Lists the accounts of the server, page by page; for administrators. */
export const listUsers = defineEndpoint({
  id: 'users.list',
  method: 'GET',
  host: 'auth',
  path: '/admin/users',
  query: ['page', 'limit'],
  contract: async () => {
    const { ListUsersRequest: input, ListUsersReply: output } = await import('../schemas/users.js');
    return { input, output };
  },
});

/** Gives an account a role; for administrators. 409 where the server keeps the role as it is. */
export const changeRole = defineEndpoint({
  id: 'users.changeRole',
  method: 'PUT',
  host: 'auth',
  path: '/admin/users/{user_id}/role',
  contract: async () => {
    const { ChangeRoleRequest: input, ChangeRoleReply: output } =
      await import('../schemas/users.js');
    return { input, output };
  },
});
