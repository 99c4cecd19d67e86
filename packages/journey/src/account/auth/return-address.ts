import { CALLBACK_PATH, ROOT_PATH } from './auth.constants.js';

const MAX_FIELD_LENGTH = 2_048;
const CONTROL = /\p{Cc}/u;

export const isCallbackPath = (pathname: string): boolean =>
  pathname === CALLBACK_PATH || pathname === `${CALLBACK_PATH}/`;

/**
 * The path to open after signing in. Prevents open redirects: only paths of this origin are allowed, except the callback;
 * anything else becomes the root.
 * @param stored untrusted text
 * @param origin of the page, e.g. `https://example.org`
 */
export function safeReturnPath(stored: string | null, origin: string): string {
  if (!stored || stored.length > MAX_FIELD_LENGTH || CONTROL.test(stored)) return ROOT_PATH;
  // We only write paths, with or without this origin.
  if (!stored.startsWith('/') && !stored.startsWith(`${origin}/`)) return ROOT_PATH;
  if (!URL.canParse(stored, origin)) return ROOT_PATH;
  const { origin: storedOrigin, pathname, search, hash } = new URL(stored, origin);
  // A path that starts with two slashes would be read as a host name.
  if (storedOrigin !== origin || pathname.startsWith('//') || isCallbackPath(pathname))
    return ROOT_PATH;
  return `${pathname}${search}${hash}`;
}
