import { defineEndpoint } from './endpoint.js';

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

/** Changes the role of an account; for administrators. 409 if the role cannot be changed. */
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
