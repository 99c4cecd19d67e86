import { isApiError } from '../errors/api-error.js';
import { areSameTokens, type StoredTokens } from './token-storage.js';

/**
 * State of a session.
 * - `signed-in`: there are tokens, and no server has refused them
 * - `signed-out`: there are no tokens
 * - `unchecked`: there are tokens, but the server did not confirm that they are valid
 */
export type SessionState = 'signed-in' | 'signed-out' | 'unchecked';

/** @param unverified tokens that the server neither accepted nor refused */
export const getSessionState = (
  stored: StoredTokens,
  unverified: StoredTokens | null,
): SessionState => {
  if (stored.token === null && stored.refreshToken === null) return 'signed-out';
  const isUnverified = unverified !== null && areSameTokens(stored, unverified);
  return stored.token === null || isUnverified ? 'unchecked' : 'signed-in';
};

/** The server was too slow or too busy to check the token. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** A refresh counts as refused if the server rejects it or sends a malformed reply, never after a transient failure. */
export const classifyRefreshError = (error: unknown): 'refused' | 'unknown' => {
  if (!isApiError(error)) return 'unknown';
  const { status = 500 } = error.details;
  const isRefusal = status < 500 && !TRANSIENT_STATUSES.has(status);
  return error.code === 'malformed' || (error.code === 'status' && isRefusal)
    ? 'refused'
    : 'unknown';
};
