import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/users.js');

/** Lists the accounts of the server, page by page; for administrators. */
export const listUsers = defineEndpoint({
  id: 'users.list',
  method: 'GET',
  host: 'auth',
  path: '/admin/users',
  query: ['page', 'limit'],
  contract: contractOf(loadSchemas, 'ListUsersRequest', 'ListUsersReply'),
});

/** Changes the role of an account; for administrators. 409 if the role cannot be changed. */
export const changeRole = defineEndpoint({
  id: 'users.changeRole',
  method: 'PUT',
  host: 'auth',
  path: '/admin/users/{user_id}/role',
  contract: contractOf(loadSchemas, 'ChangeRoleRequest', 'ChangeRoleReply'),
});
