import { getCurrentPage, type AuthPage } from './auth-page.js';
import { CALLBACK_PATH } from './auth.constants.js';
import { isCallbackPath } from './return-address.js';

const captured = new WeakMap<AuthPage, string>();

/**
 * Removes the secrets of a callback from the address before anything renders or loads, because they would appear in the
 * history and in the Referer of every request. Later calls on the callback page return the same address until it is
 * released.
 * @returns the original address; null on any other page
 */
export function captureCallback(page: AuthPage): string | null {
  const href = page.href();
  const { pathname, search } = new URL(href);
  if (!isCallbackPath(pathname)) {
    // The page was left before the address was used.
    captured.delete(page);
    return null;
  }
  const known = captured.get(page);
  if (known !== undefined && search === '') return known;
  captured.set(page, href);
  page.clean(CALLBACK_PATH);
  return href;
}

/** Forgets the address after its secrets were used. */
export const releaseCallback = (page: AuthPage): void => void captured.delete(page);

/**
 * Removes a sign-in code from the address. `AuthProvider` does this when it renders; a page that loads third-party
 * scripts earlier calls this first.
 */
export const captureAuthCallback = (): void => void captureCallback(getCurrentPage());
