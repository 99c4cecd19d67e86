import type { SignedIn } from '@spinout/conformance';
import { ExchangeCodeReply } from '@spinout/api-client/schemas';
import { openBrowser } from '../../apps/server/src/auth/testing/browser.js';

const ACCOUNT = 'demo-researcher';

/** Signs in at the server's own identity provider, following redirects like a browser, and exchanges the code. */
export async function signInAt(origin: string): Promise<SignedIn> {
  const browser = openBrowser();
  const redirectUri = `${origin}/auth/callback`;
  const query = new URLSearchParams({ redirect_uri: redirectUri, state: 'contract' });
  const login = await browser.follow(`${origin}/api/v1/auth/login/google?${query}`, [redirectUri]);
  const choice = browser.send(login.address, { account: ACCOUNT });
  const { address } = await browser.follow(login.address, [redirectUri], choice);
  const { searchParams } = new URL(address);
  const exchange = await fetch(`${origin}/api/v1/auth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: searchParams.get('code'), state: searchParams.get('state') }),
  });
  const reply: unknown = await exchange.json();
  const { token, refresh_token } = ExchangeCodeReply.parse(reply);
  return { token, refresh_token, reply };
}
