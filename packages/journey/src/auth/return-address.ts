import { CALLBACK_PATH, ROOT_PATH } from './auth.constants.js';

const MAX_FIELD_LENGTH = 2_048;
const CONTROL = /\p{Cc}/u;

/** Whether a path is the callback's. */
export const isCallbackPath = (pathname: string): boolean =>
  pathname === CALLBACK_PATH || pathname === `${CALLBACK_PATH}/`;

/**
 * A path to go on with after signing in. Only one of this origin is taken, and never the callback itself; anything
 * else leads to the root.
 * @param kept the stored text, which is not trusted
 * @param origin of the page, e.g. `https://example.org`
 */
export function safeReturnPath(stored: string | null, origin: string): string {
  if (
    stored === null ||
    stored === '' ||
    stored.length > MAX_FIELD_LENGTH ||
    CONTROL.test(stored)
  ) {
    return ROOT_PATH;
  }
  // Only what we write ourselves: a path, or one with the name of this origin before it.
  if (!stored.startsWith('/') && !stored.startsWith(`${origin}/`)) return ROOT_PATH;
  let address: URL;
  try {
    address = new URL(stored, origin);
  } catch {
    return ROOT_PATH;
  }
  const { pathname, search, hash } = address;
  // A path of two slashes would be read as the name of a host.
  if (address.origin !== origin || pathname.startsWith('//') || isCallbackPath(pathname))
    return ROOT_PATH;
  return `${pathname}${search}${hash}`;
}
