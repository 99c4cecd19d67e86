import * as z from 'zod/mini';
import { sentId } from './bounded.js';
import { User } from './user.js';

const count = z.int().check(z.minimum(0));
const fromOne = z.int().check(z.minimum(1));

/** One page of all accounts; both fields are sent in the query. */
export const ListUsersRequest = z.object({
  /** From 1. */
  page: fromOne,
  /** Accounts on a page. */
  limit: fromOne,
});
export type ListUsersRequest = z.infer<typeof ListUsersRequest>;

/** The oldest account first. */
export const ListUsersReply = z.object({
  success: z.literal(true),
  users: z.array(User),
  /** Accounts on all pages. */
  total: count,
  page: fromOne,
  limit: fromOne,
});
export type ListUsersReply = z.infer<typeof ListUsersReply>;

/** `user_id` is sent in the path. */
export const ChangeRoleRequest = z.object({
  user_id: sentId,
  role: z.enum(['guest', 'user', 'researcher', 'admin', 'enterprise']),
});
export type ChangeRoleRequest = z.infer<typeof ChangeRoleRequest>;

/** The updated account. */
export const ChangeRoleReply = z.object({ success: z.literal(true), user: User });
export type ChangeRoleReply = z.infer<typeof ChangeRoleReply>;
