import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ShellContext } from '../http/shell-env.js';
import type { CheckedAuthSettings } from './auth-settings.js';
import { hashOf } from './secrets.js';
import { TRANSACTION_SECONDS } from './sign-in-transactions.js';

const NAME_CHARACTERS = 16;

const options = ({ origin, basePath }: CheckedAuthSettings) => ({
  path: `${basePath}/auth/provider-callback`,
  httpOnly: true,
  secure: origin.startsWith('https:'),
  sameSite: 'Lax' as const,
});

/** One cookie for each sign-in, so that two tabs can sign in at the same time. */
const nameFor = (state: string, { origin }: CheckedAuthSettings) =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}spinout-sign-in-${hashOf(state).slice(0, NAME_CHARACTERS)}`;

/** Binds a sign-in to the browser that started it. */
export const setBrowserSecret = (
  context: ShellContext,
  settings: CheckedAuthSettings,
  state: string,
  secret: string,
): void =>
  setCookie(context, nameFor(state, settings), secret, {
    ...options(settings),
    maxAge: TRANSACTION_SECONDS,
  });

/** Reads the cookie that {@link setBrowserSecret} set, and deletes it. */
export function takeBrowserSecret(
  context: ShellContext,
  settings: CheckedAuthSettings,
  state: string,
): string | undefined {
  const name = nameFor(state, settings);
  const secret = getCookie(context, name);
  if (secret !== undefined) deleteCookie(context, name, options(settings));
  return secret;
}
