import type { User } from '@spinout/api-client';
import { parseFields } from '../../storage/parse-fields.js';
import { MOCK_TOKEN_PREFIX, SIGN_IN_TTL_MS } from './auth.constants.js';
import type {
  AuthProblem,
  CallbackAddress,
  CallbackResult,
  PendingSignIn,
  ConsumedSignIn,
} from './auth.types.js';
import { readUser } from './read-user.js';

const MAX_USER_LENGTH = 8 * 1_024;

/**
 * Validates a callback. A code or token is accepted only if this tab started a sign-in with the same state within the
 * last ten minutes.
 * @param nowMs milliseconds since 1970
 */
export function validateCallback(
  address: CallbackAddress | null,
  { pending }: Pick<ConsumedSignIn, 'pending'>,
  nowMs: number,
): CallbackResult {
  if (address === null || address.kind === 'nothing') return { kind: 'nothing' };
  if (address.kind === 'error') return reject({ kind: 'refused', error: address.error });
  if (address.kind === 'not-accepted' || address.kind === 'unreadable') {
    return reject({ kind: address.kind });
  }
  if (pending === null || !isCurrent(pending, nowMs)) return reject({ kind: 'no-sign-in' });
  if (address.kind === 'code') {
    const { code, state } = address;
    if (state !== pending.state) return reject({ kind: 'no-sign-in' });
    return { kind: 'code', code, state, verifier: pending.verifier };
  }
  const { token, state, userText } = address;
  if (state !== null && state !== pending.state) return reject({ kind: 'no-sign-in' });
  if (token.startsWith(MOCK_TOKEN_PREFIX)) return reject({ kind: 'unreadable' });
  return { kind: 'token', token, user: parsePlaceholderUser(userText) };
}

const reject = (problem: AuthProblem): CallbackResult => ({ kind: 'refused', problem });

/** Tolerates a clock that was set back by less than the time to live. */
const isCurrent = ({ startedAt }: PendingSignIn, nowMs: number) =>
  Math.abs(nowMs - startedAt) <= SIGN_IN_TTL_MS;

/** The user from the callback URL, shown until the profile is loaded. */
const parsePlaceholderUser = (text: string): User | null =>
  text.length > MAX_USER_LENGTH ? null : readUser(parseFields(text));
