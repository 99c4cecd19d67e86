import type { ChangeRoleRequest, ListUsersReply, User } from '@spinout/api-client';

export type { User };

export type Role = ChangeRoleRequest['role'];

export type UsersPage = Pick<ListUsersReply, 'users' | 'total' | 'page' | 'limit'>;

/** Which page to load, from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

export interface RoleChoice {
  readonly id: string;
  readonly role: Role;
}
