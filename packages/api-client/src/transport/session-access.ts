import type { Address } from '../endpoint.js';

/** What a request is signed with. */
export interface Bearer {
  readonly token: string;
  /** Which sign-in the token came from: a request is never sent again in the name of another one. */
  readonly signIn?: string;
}

/** What a transport needs to know of a session; `createSession` makes one. */
export interface SessionAccess {
  /** What to sign with now; null when nobody is signed in. Looked up at each call, never waits. */
  bearer(): Bearer | null;
  /** Called after a 401: resolves with another bearer of the same sign-in, or null when there is none. */
  renew(refused: Bearer): Promise<Bearer | null>;
}

/** RFC 6750, section 2.1; anything else would be refused by `fetch` in a message that quotes it. */
const TOKEN = /^[\w.~+/-]+=*$/;
const MOCK_PREFIX = 'mock-';

/** The token of a demo account is nobody's proof. */
export const isMock = (token: string): boolean => token.startsWith(MOCK_PREFIX);

/** Tells whether a token may travel at all. */
export const isSendable = (token: string): boolean => !isMock(token) && TOKEN.test(token);

/** Calls of sign-in whose body is the proof: they need no token, and a refresh must not wait for itself. */
const PROVED_BY_BODY: ReadonlySet<string> = new Set(['session.refresh', 'session.exchangeCode']);

/**
 * Tells whether a call may say who makes it. A health check never does: it is nobody's, and headers of ours
 * would need the permission of each server on another origin.
 */
export const maySign = ({ id, retry }: Pick<Address, 'id' | 'retry'>): boolean =>
  retry !== false && !PROVED_BY_BODY.has(id);
