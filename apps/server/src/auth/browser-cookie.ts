import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../http/app-env.js';
import type { ValidAuthSettings } from './auth-settings.js';
import { hashText } from './secrets.js';
import { TRANSACTION_SECONDS } from './sign-in-transactions.js';

const NAME_CHARACTERS = 16;

const options = ({ origin, basePath }: ValidAuthSettings) => ({
  path: `${basePath}/auth/provider-callback`,
  httpOnly: true,
  secure: origin.startsWith('https:'),
  sameSite: 'Lax' as const,
});

/** One cookie for each sign-in, so that two tabs can sign in at the same time. */
const nameFor = (state: string, { origin }: ValidAuthSettings) =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}spinout-sign-in-${hashText(state).slice(0, NAME_CHARACTERS)}`;

/** Binds a sign-in to the browser that started it. */
export const setBrowserSecret = (
  context: AppContext,
  settings: ValidAuthSettings,
  state: string,
  secret: string,
): void =>
  setCookie(context, nameFor(state, settings), secret, {
    ...options(settings),
    maxAge: TRANSACTION_SECONDS,
  });

/** Reads the cookie that {@link setBrowserSecret} set, and deletes it. */
export function consumeBrowserSecret(
  context: AppContext,
  settings: ValidAuthSettings,
  state: string,
): string | undefined {
  const name = nameFor(state, settings);
  const secret = getCookie(context, name);
  if (secret !== undefined) deleteCookie(context, name, options(settings));
  return secret;
}
