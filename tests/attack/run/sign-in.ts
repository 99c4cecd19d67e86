import { openBrowser } from '../../../apps/server/src/auth/testing/browser.ts';
import type { Session } from '../attack.types.ts';
import { getText, send } from './send.ts';

/** A started sign-in whose code has not been exchanged yet. */
export interface StartedSignIn {
  readonly code: string;
  readonly state: string;
}

/** Signs in with a demo account up to the code, like a browser. */
export async function fetchCode(
  origin: string,
  account: string,
  parameters: Readonly<Record<string, string>> = { state: 'attack' },
): Promise<StartedSignIn> {
  const browser = openBrowser();
  const redirectUri = `${origin}/auth/callback`;
  const query = new URLSearchParams({ redirect_uri: redirectUri, ...parameters });
  const start = `${origin}/api/v1/auth/login/google?${query}`;
  const login = await browser.follow(start, [redirectUri]);
  const choice = browser.send(login.address, { account });
  const { address } = await browser.follow(login.address, [redirectUri], choice);
  const { searchParams } = new URL(address);
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

/** Signs in with a demo account. */
export async function signIn(origin: string, account: string): Promise<Session> {
  const { code, state } = await fetchCode(origin, account);
  const { json } = await send(Number(new URL(origin).port), {
    method: 'POST',
    path: '/api/v1/auth/callback',
    body: { code, state },
  });
  const token = getText(json, 'token');
  if (token === '') throw new Error(`The sign-in as ${account} failed.`);
  return {
    token,
    refreshToken: getText(json, 'refresh_token'),
    id: getText(json, 'user', 'id'),
    headers: { Authorization: `Bearer ${token}` },
  };
}
