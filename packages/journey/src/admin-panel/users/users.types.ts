import type { ChangeRoleRequest, ListUsersReply, User } from '@spinout/api-client';

export type { User };

/** What an account may be given. */
export type Role = ChangeRoleRequest['role'];

/** One page of accounts. */
export type UsersPage = Pick<ListUsersReply, 'users' | 'total' | 'page' | 'limit'>;

/** Which page to ask for, from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** A role chosen for an account. */
export interface RoleChoice {
  readonly id: string;
  readonly role: Role;
}
