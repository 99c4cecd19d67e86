import type { ChangeRoleRequest, ListUsersReply, User } from '@spinout/api-client';

export type { User };

/** A role that can be assigned. */
export type Role = ChangeRoleRequest['role'];

/** One page of accounts. */
export type UsersPage = Pick<ListUsersReply, 'users' | 'total' | 'page' | 'limit'>;

/** Which page to load, from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** A role selected for an account. */
export interface RoleChoice {
  readonly id: string;
  readonly role: Role;
}
