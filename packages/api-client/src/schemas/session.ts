import * as z from 'zod/mini';
import { text } from './bounded.js';
import { lenient } from './lenient.js';
import { MAX_TOKEN_CHARACTERS } from './limits.js';
import { User } from './user.js';

const token = z.string().check(z.minLength(1));

/** `code_verifier` is required if the sign-in started with a PKCE challenge. */
export const ExchangeCodeRequest = z.object({
  code: text(MAX_TOKEN_CHARACTERS),
  state: text(MAX_TOKEN_CHARACTERS),
  code_verifier: z.optional(text(MAX_TOKEN_CHARACTERS)),
});
export type ExchangeCodeRequest = z.infer<typeof ExchangeCodeRequest>;

export const ExchangeCodeReply = z.object({
  token,
  refresh_token: token,
  user: User,
  /** Lifetime of the token in seconds. */
  expires_in: lenient(z.number()),
});
export type ExchangeCodeReply = z.infer<typeof ExchangeCodeReply>;

export const RefreshRequest = z.object({ refresh_token: text(MAX_TOKEN_CHARACTERS) });
export type RefreshRequest = z.infer<typeof RefreshRequest>;

/** Without the success flag the refresh counts as refused. */
export const RefreshReply = z.object({
  success: z.literal(true),
  token,
  refresh_token: token,
  expires_in: lenient(z.number()),
});
export type RefreshReply = z.infer<typeof RefreshReply>;

/** The specification sends no body; with a refresh token the server can revoke the whole token family. */
export const LogoutRequest = z.object({ refresh_token: z.optional(text(MAX_TOKEN_CHARACTERS)) });
export type LogoutRequest = z.infer<typeof LogoutRequest>;

/** The body is ignored; only the status counts. */
export const AnyReply = z.unknown();
