import type { CallbackAddress } from './auth.types.js';
import { isCallbackPath } from './return-address.js';

const MAX_FIELD_LENGTH = 8 * 1_024;
const MAX_STATE_LENGTH = 512;
const MAX_ERROR_LENGTH = 200;
/** Invisible characters and bidirectional controls. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** Bearer token syntax of RFC 6750, section 2.1. */
const TOKEN = /^[\w.~+/-]+=*$/;
/** Characters of codes and states in RFC 6749, appendix A. */
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

const PARAMETERS = ['error', 'token', 'user', 'code', 'state'] as const;
type Parameter = (typeof PARAMETERS)[number];

/**
 * Parses the callback URL. An error wins over a token with user, and a token over a code.
 * @returns null on any other page
 */
export function readCallback(href: string, acceptsToken: boolean): CallbackAddress | null {
  if (!URL.canParse(href)) return null;
  const address = new URL(href);
  if (!isCallbackPath(address.pathname)) return null;
  if (address.search.length > 2 * MAX_FIELD_LENGTH) return { kind: 'unreadable' };
  const parameters = new Map<Parameter, string>();
  for (const name of PARAMETERS) {
    const values = address.searchParams.getAll(name);
    // A repeated parameter is ambiguous.
    if (values.length > 1) return { kind: 'unreadable' };
    if (values[0] !== undefined && values[0] !== '') parameters.set(name, values[0]);
  }
  return parseParameters(parameters, acceptsToken);
}

function parseParameters(
  parameters: ReadonlyMap<Parameter, string>,
  acceptsToken: boolean,
): CallbackAddress {
  const error = parameters.get('error');
  if (error !== undefined) {
    const text = error.replace(INVISIBLE_CHARACTERS, ' ').trim().slice(0, MAX_ERROR_LENGTH);
    return text === '' ? { kind: 'unreadable' } : { kind: 'error', error: text };
  }
  const state = parameters.get('state') ?? null;
  if (state !== null && !isPrintable(state, MAX_STATE_LENGTH)) return { kind: 'unreadable' };
  const token = parameters.get('token');
  const userText = parameters.get('user');
  const code = parameters.get('code');
  if (token !== undefined && userText !== undefined && acceptsToken) {
    return TOKEN.test(token) && token.length <= MAX_FIELD_LENGTH
      ? { kind: 'token', token, userText, state }
      : { kind: 'unreadable' };
  }
  if (code !== undefined) {
    return isPrintable(code, MAX_FIELD_LENGTH)
      ? { kind: 'code', code, state }
      : { kind: 'unreadable' };
  }
  return token === undefined ? { kind: 'nothing' } : { kind: 'not-accepted' };
}

const isPrintable = (text: string, maxLength: number) =>
  text.length <= maxLength && PRINTABLE_ASCII.test(text);
