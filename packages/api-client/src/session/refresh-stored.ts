import { classifyRefreshError } from './session-state.js';
import {
  areSameTokens,
  NO_TOKENS,
  type StoredTokens,
  type TokenPair,
  type TokenStorage,
} from './token-storage.js';

/** Exchanges a refresh token for the next token pair. */
export type Refresh = (refreshToken: string, signal: AbortSignal) => Promise<TokenPair>;

/**
 * Refreshes the stored tokens and stores the result: the next pair, or no tokens if the server refused.
 * Leaves the storage unchanged if its content changed meanwhile: the person signed out, another person signed in, or
 * another tab refreshed first.
 * @param isRefused whether a server refused the stored token, which makes it useless without a refresh token
 * @returns `unknown` if the server did not say whether the tokens are valid, else `resolved`
 */
export async function refreshStored(
  storage: TokenStorage,
  refresh: Refresh,
  storedBefore: StoredTokens,
  isRefused: boolean,
  signal: AbortSignal,
): Promise<'resolved' | 'unknown'> {
  const hasChanged = () => !areSameTokens(storage.read(), storedBefore);
  if (hasChanged()) return 'resolved';
  const outcome =
    storedBefore.refreshToken === null
      ? isRefused
        ? 'refused'
        : 'unknown'
      : await refresh(storedBefore.refreshToken, signal).then(toTokenPair, classifyRefreshError);
  if (hasChanged()) return 'resolved';
  if (outcome === 'unknown') return 'unknown';
  storage.write(outcome === 'refused' ? NO_TOKENS : { ...outcome, signIn: storedBefore.signIn });
  return 'resolved';
}

/** The `refresh` of a host may return anything. */
const toTokenPair = ({ token, refreshToken }: Partial<TokenPair>): TokenPair | 'refused' =>
  token && refreshToken ? { token, refreshToken } : 'refused';
