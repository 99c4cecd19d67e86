import * as z from 'zod/mini';
import { openBrowser, type Browser } from './browser.js';
import type { SignInServer } from './sign-in-server.js';

/** Reply to a code exchange. */
export const SignedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.string(),
    provider: z.string(),
    avatar_url: z.string(),
    bio: z.string(),
    organization: z.string(),
    research_interests: z.array(z.string()),
  }),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Reply to a refresh. */
export const Refreshed = z.object({
  success: z.literal(true),
  token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});
export type Refreshed = z.infer<typeof Refreshed>;

/** Returns the address of a provider's sign-in button. */
export function loginAddress(
  server: SignInServer,
  parameters: Readonly<Record<string, string>> = {},
  provider = 'google',
): string {
  const query = new URLSearchParams({ redirect_uri: server.redirectUri, ...parameters });
  return `${server.api}/auth/login/${provider}?${query}`;
}

/** Follows the sign-in to the page where an account is chosen. */
export async function openAccountChoice(
  server: SignInServer,
  browser: Browser,
  parameters: Readonly<Record<string, string>> = {},
  provider = 'google',
): Promise<{ readonly address: string; readonly page: string }> {
  const address = loginAddress(server, parameters, provider);
  const { address: at, reply } = await browser.follow(address, [server.redirectUri]);
  if (reply?.status !== 200) throw new Error(`Expected the account page, got ${at}`);
  return { address: at, page: await reply.text() };
}

/** Chooses an account and returns the address to which the client is redirected. */
export async function chooseAccount(
  server: SignInServer,
  browser: Browser,
  interaction: string,
  account: string,
): Promise<URL> {
  const form = browser.send(interaction, { account });
  const { address, reply } = await browser.follow(interaction, [server.redirectUri], form);
  if (reply)
    throw new Error(
      `${address} Status ${reply.status} instead of a redirect: ${await reply.text()}`,
    );
  return new URL(address);
}

/** Completes a sign-in and returns the address to which the client is redirected. */
export async function completeSignIn(
  server: SignInServer,
  account: string,
  parameters: Readonly<Record<string, string>> = {},
  browser: Browser = openBrowser(),
): Promise<URL> {
  const { address } = await openAccountChoice(server, browser, parameters);
  return chooseAccount(server, browser, address, account);
}

/** Sends JSON. */
export const post = (address: string, body: unknown, token?: string) =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Sends a request with a bearer token. */
export const call = (address: string, token: string | null, method = 'GET', body?: unknown) =>
  fetch(address, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Signs in with an account, like a client without PKCE. */
export async function signIn(server: SignInServer, account: string): Promise<SignedIn> {
  const { searchParams } = await completeSignIn(server, account, { state: 'a-state' });
  const reply = await post(`${server.api}/auth/callback`, {
    code: searchParams.get('code'),
    state: searchParams.get('state'),
  });
  return z.parse(SignedIn, await reply.json());
}

/** Exchanges a refresh token. */
export const refresh = (server: SignInServer, refreshToken: string) =>
  post(`${server.api}/auth/refresh`, { refresh_token: refreshToken });
