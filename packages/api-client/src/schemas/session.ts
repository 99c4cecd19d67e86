import * as z from 'zod/mini';
import { lenient } from './lenient.js';
import { User } from './user.js';

const token = z.string().check(z.minLength(1));

/** `code_verifier` goes along where the sign-in began with a PKCE challenge. */
export const ExchangeCodeRequest = z.object({
  code: z.string(),
  state: z.string(),
  code_verifier: z.optional(z.string()),
});
export type ExchangeCodeRequest = z.infer<typeof ExchangeCodeRequest>;

export const ExchangeCodeReply = z.object({
  token,
  refresh_token: token,
  user: User,
  /** Seconds until the token ends. */
  expires_in: lenient(z.number()),
});
export type ExchangeCodeReply = z.infer<typeof ExchangeCodeReply>;

export const RefreshRequest = z.object({ refresh_token: z.string() });
export type RefreshRequest = z.infer<typeof RefreshRequest>;

/** Without the success flag the refresh counts as refused. */
export const RefreshReply = z.object({
  success: z.literal(true),
  token,
  refresh_token: token,
  expires_in: lenient(z.number()),
});
export type RefreshReply = z.infer<typeof RefreshReply>;

/** The specification sends nothing; a refresh token lets the server end the whole family. */
export const LogoutRequest = z.object({ refresh_token: z.optional(z.string()) });
export type LogoutRequest = z.infer<typeof LogoutRequest>;

/** Any good status will do, whatever the body holds. */
export const AnyReply = z.unknown();
