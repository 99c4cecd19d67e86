import type { Address } from '../config/address.js';

/** The bearer token of a request. */
export interface Bearer {
  readonly token: string;
  /** Id of the sign-in that issued the token: a request is never retried for another sign-in. */
  readonly signIn?: string;
}

/** The part of a session that a transport uses; `createSession` returns one. */
export interface SessionAccess {
  /** The current token; null if no one is signed in. Read synchronously at each call. */
  bearer(): Bearer | null;
  /** Called after a 401: resolves with a new token of the same sign-in, or null if there is none. */
  renew(refused: Bearer): Promise<Bearer | null>;
}

/** RFC 6750, section 2.1. `fetch` would reject other tokens with a message that quotes them. */
const TOKEN = /^[\w.~+/-]+=*$/;
const MOCK_PREFIX = 'mock-';

/** Tokens of demo accounts are not valid on any server. */
export const isMock = (token: string): boolean => token.startsWith(MOCK_PREFIX);

/** Whether a token may be sent. */
export const isSendable = (token: string): boolean => !isMock(token) && TOKEN.test(token);

/** Calls whose body authenticates them: they need no token, and a refresh must not wait for itself. */
const UNSIGNED_CALLS: ReadonlySet<string> = new Set(['session.refresh', 'session.exchangeCode']);

/**
 * Whether a call may carry a token. A health check never does: it needs no identity, and extra headers would need a
 * CORS permission of every server on another origin.
 */
export const canSign = ({ id, retry }: Pick<Address, 'id' | 'retry'>): boolean =>
  retry !== false && !UNSIGNED_CALLS.has(id);
