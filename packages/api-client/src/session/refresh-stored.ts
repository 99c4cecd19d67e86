import { verdictOf } from './session-state.js';
import {
  areSame,
  NO_TOKENS,
  type StoredTokens,
  type TokenPair,
  type TokenStorage,
} from './token-storage.js';

/** Turns a refresh token into the next pair. */
export type Refresh = (refreshToken: string, signal: AbortSignal) => Promise<TokenPair>;

/**
 * Refreshes what was stored when the refresh was asked for, and stores what comes of it: the next pair, or
 * nothing where the server refused. Leaves the storage alone when something else came to stand there meanwhile:
 * the person left or changed, or another tab was faster.
 * @param isRefused whether a server refused the stored token, so that it is no use without a refresh token
 * @returns `unknown` when the server did not say whether the tokens hold, else `settled`
 */
export async function refreshStored(
  storage: TokenStorage,
  refresh: Refresh,
  began: StoredTokens,
  isRefused: boolean,
  signal: AbortSignal,
): Promise<'settled' | 'unknown'> {
  const isOvertaken = () => !areSame(storage.read(), began);
  if (isOvertaken()) return 'settled';
  const outcome =
    began.refreshToken === null
      ? isRefused
        ? 'refused'
        : 'unknown'
      : await refresh(began.refreshToken, signal).then(checked, verdictOf);
  if (isOvertaken()) return 'settled';
  if (outcome === 'unknown') return 'unknown';
  storage.write(outcome === 'refused' ? NO_TOKENS : { ...outcome, signIn: began.signIn });
  return 'settled';
}

/** A host's own `refresh` may answer with anything. */
const checked = ({ token, refreshToken }: Partial<TokenPair>): TokenPair | 'refused' =>
  token && refreshToken ? { token, refreshToken } : 'refused';
