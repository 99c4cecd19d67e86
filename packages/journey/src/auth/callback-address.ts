import type { CallbackAddress } from './auth.types.js';
import { isCallbackPath } from './return-address.js';

const MAX_FIELD_LENGTH = 8 * 1_024;
const MAX_STATE_LENGTH = 512;
const MAX_ERROR_LENGTH = 200;
/** Invisible characters and bidirectional controls. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** RFC 6750, section 2.1. */
const TOKEN = /^[\w.~+/-]+=*$/;
/** RFC 6749, appendix A. */
const VISIBLE = /^[\x20-\x7e]+$/;

const READ = ['error', 'token', 'user', 'code', 'state'] as const;
type Parameter = (typeof READ)[number];

/**
 * Reads the address of the callback, in the order error, token with user, code.
 * @returns null on any other page
 */
export function readCallback(href: string, acceptsToken: boolean): CallbackAddress | null {
  let address: URL;
  try {
    address = new URL(href);
  } catch {
    return null;
  }
  if (!isCallbackPath(address.pathname)) return null;
  if (address.search.length > 2 * MAX_FIELD_LENGTH) return { kind: 'unreadable' };
  const given = new Map<Parameter, string>();
  for (const name of READ) {
    const values = address.searchParams.getAll(name);
    // Said twice, who is to say which was meant?
    if (values.length > 1) return { kind: 'unreadable' };
    if (values[0] !== undefined && values[0] !== '') given.set(name, values[0]);
  }
  return ordered(given, acceptsToken);
}

function ordered(given: ReadonlyMap<Parameter, string>, acceptsToken: boolean): CallbackAddress {
  const error = given.get('error');
  if (error !== undefined) {
    const messages = error.replace(UNSEEN, ' ').trim().slice(0, MAX_ERROR_LENGTH);
    return messages === '' ? { kind: 'unreadable' } : { kind: 'error', error: messages };
  }
  const state = given.get('state') ?? null;
  if (state !== null && !isVisible(state, MAX_STATE_LENGTH)) return { kind: 'unreadable' };
  const token = given.get('token');
  const userText = given.get('user');
  const code = given.get('code');
  if (token !== undefined && userText !== undefined && acceptsToken) {
    return TOKEN.test(token) && token.length <= MAX_FIELD_LENGTH
      ? { kind: 'token', token, userText, state }
      : { kind: 'unreadable' };
  }
  if (code !== undefined) {
    return isVisible(code, MAX_FIELD_LENGTH)
      ? { kind: 'code', code, state }
      : { kind: 'unreadable' };
  }
  return token === undefined ? { kind: 'nothing' } : { kind: 'not-accepted' };
}

const isVisible = (text: string, most: number) => text.length <= most && VISIBLE.test(text);
