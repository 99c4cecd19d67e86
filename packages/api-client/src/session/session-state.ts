import { isApiError } from '../errors/api-error.js';
import { areSame, type StoredTokens } from './token-storage.js';

/**
 * What a session knows of the person.
 * - `signed-in`: tokens are there and nothing speaks against them
 * - `signed-out`: there are none
 * - `unchecked`: they are there, but the server did not say whether they hold
 */
export type SessionState = 'signed-in' | 'signed-out' | 'unchecked';

/** @param doubted tokens of which the server did not say whether they hold */
export const stateOf = (stored: StoredTokens, doubted: StoredTokens | null): SessionState => {
  if (stored.token === null && stored.refreshToken === null) return 'signed-out';
  const isDoubted = doubted !== null && areSame(stored, doubted);
  return stored.token === null || isDoubted ? 'unchecked' : 'signed-in';
};

/** The server was too slow or too busy to judge the token. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** A refresh is refused when the server said no, or nothing that makes sense; never by a passing fault. */
export const verdictOf = (error: unknown): 'refused' | 'unknown' => {
  if (!isApiError(error)) return 'unknown';
  const { status = 500 } = error.details;
  const saidNo = status < 500 && !PASSING.has(status);
  return error.code === 'malformed' || (error.code === 'status' && saidNo) ? 'refused' : 'unknown';
};
