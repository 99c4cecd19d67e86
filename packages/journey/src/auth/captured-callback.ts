import { getCurrentPage, type AuthPage } from './auth-page.js';
import { CALLBACK_PATH } from './auth.constants.js';
import { isCallbackPath } from './return-address.js';

const captured = new WeakMap<AuthPage, string>();

/**
 * Removes the secrets of a callback from the address before anything renders or loads, because they would appear in the
 * history and in the Referer of every request. Later calls return the same address until it is released.
 * @returns the original address; null on any other page
 */
export function captureCallback(page: AuthPage): string | null {
  const known = captured.get(page);
  if (known !== undefined) return known;
  const href = page.href();
  if (!isCallbackPath(new URL(href).pathname)) return null;
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
