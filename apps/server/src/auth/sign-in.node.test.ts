import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LOCAL_ACCOUNTS } from './identity/local-accounts.js';
import { TRANSACTION_SECONDS } from './sign-in-transactions.js';
import { openBrowser, type Browser } from './testing/browser.js';
import {
  call,
  chooseAccount,
  completeSignIn,
  loginAddress,
  openAccountChoice,
  post,
  signIn,
  SignedIn,
} from './testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';
import { shareSignInServer } from './testing/shared-sign-in-server.js';

const { server, database } = shareSignInServer();

const exchange = (back: URL) =>
  post(`${server().api}/auth/callback`, {
    code: back.searchParams.get('code'),
    state: back.searchParams.get('state'),
  });

/** Signs in up to the provider's callback, without following it. */
async function getProviderAnswer(browser: Browser, account = 'demo-user'): Promise<string> {
  const { address } = await openAccountChoice(server(), browser, { state: 's' });
  const stop = `${server().api}/auth/provider-callback/`;
  const { address: callbackUrl } = await browser.follow(
    address,
    [stop],
    browser.send(address, { account }),
  );
  return callbackUrl;
}

const expectPage = async (reply: Response, status: number, message: RegExp) => {
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(reply.headers.get('location')).toBeNull();
  expect(await reply.text()).toMatch(message);
};

describe('sign-in', () => {
  it.each(LOCAL_ACCOUNTS)(
    'API-25 API-27 ENT-09 redirects $subject with a code that is exchanged for tokens and the account with its role',
    async ({ subject, email, name, role }) => {
      const back = await completeSignIn(server(), subject, { state: "the client's & own" });
      expect(back.searchParams.get('state')).toBe("the client's & own");
      const reply = await exchange(back);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const { user, expires_in: seconds } = z.parse(SignedIn, await reply.json());
      expect(user).toMatchObject({ email, name, role, provider: 'local' });
      expect(seconds).toBeGreaterThan(590);
      expect(seconds).toBeLessThanOrEqual(600);
    },
  );

  it('API-27 sends its own state, nonce and S256 challenge to the provider', async () => {
    const reply = await openBrowser().visit(loginAddress(server(), { state: 'of-the-client' }));
    expect(reply.status).toBe(302);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { origin, pathname, searchParams } = new URL(reply.headers.get('location') ?? '');
    expect(origin + pathname).toBe(`${server().origin}/identity/auth`);
    expect(searchParams.get('response_type')).toBe('code');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/api/v1/auth/provider-callback');
  });

  it('API-27 works with only a redirect address, as specified', async () => {
    const back = await completeSignIn(server(), 'demo-user');
    expect([...back.searchParams.keys()]).toEqual(['code']);
    expect((await exchange(back)).status).toBe(200);
  });

  it('uses the same account for the same person, whichever button is used', async () => {
    const browser = openBrowser();
    const ids = [];
    for (const provider of ['google', 'github', 'orcid']) {
      const { address } = await openAccountChoice(server(), browser, {}, provider);
      const back = await chooseAccount(server(), browser, address, 'demo-researcher');
      ids.push(z.parse(SignedIn, await (await exchange(back)).json()).user.id);
    }
    expect(new Set(ids).size).toBe(1);
  });

  it('lets the same browser sign in as someone else the next time', async () => {
    const browser = openBrowser();
    const first = await completeSignIn(server(), 'demo-admin', {}, browser);
    const second = await completeSignIn(server(), 'demo-user', {}, browser);
    const roles = [];
    for (const back of [first, second]) {
      roles.push(z.parse(SignedIn, await (await exchange(back)).json()).user.role);
    }
    expect(roles).toEqual(['admin', 'user']);
  });

  it('lets two tabs of one browser sign in at the same time', async () => {
    const browser = openBrowser();
    const first = await openAccountChoice(server(), browser, { state: 'first' });
    const second = await openAccountChoice(server(), browser, { state: 'second' });
    const secondBack = await chooseAccount(server(), browser, second.address, 'demo-user');
    const firstBack = await chooseAccount(server(), browser, first.address, 'demo-user');
    expect(secondBack.searchParams.get('state')).toBe('second');
    expect(firstBack.searchParams.get('state')).toBe('first');
    expect((await exchange(firstBack)).status).toBe(200);
  });

  it('keeps sessions and keys when the server restarts', async () => {
    const { token } = await signIn(server(), 'demo-user');
    const again = await openSignInServer(database());
    const listKeys = async ({ origin }: SignInServer) =>
      (await fetch(`${origin}/identity/jwks`)).text();
    expect(await listKeys(again)).toBe(await listKeys(server()));
    expect(await listKeys(server())).not.toContain('"d"');
    expect((await call(`${again.api}/auth/profile`, token)).status).toBe(200);
    await again.close();
  });
});

describe('a failed sign-in', () => {
  it('redirects with the error and the state if the user cancels, and cannot be continued', async () => {
    const browser = openBrowser();
    const { address } = await openAccountChoice(server(), browser, { state: 's' });
    const stop = `${server().api}/auth/provider-callback/`;
    const cancel = `${address}/cancel`;
    const { address: callbackUrl } = await browser.follow(cancel, [stop], browser.send(cancel, {}));
    const cookies = browser.cookies();
    const reply = await browser.visit(callbackUrl);
    expect(reply.headers.get('location')).toBe(
      `${server().redirectUri}?error=access_denied&state=s`,
    );
    expect(browser.cookies().length).toBe(cookies.length - 1);
    await expectPage(await browser.visit(callbackUrl), 400, /There is no sign-in in progress/);
  });

  it('refuses an unknown, missing or repeated state', async () => {
    const browser = openBrowser();
    await openAccountChoice(server(), browser);
    const address = `${server().api}/auth/provider-callback/google`;
    for (const query of ['?code=x&state=wrong', '?code=x', '?code=x&state=a&state=b', '']) {
      await expectPage(
        await browser.visit(address + query),
        400,
        /There is no sign-in in progress/,
      );
    }
  });

  it('refuses a callback in another browser and invalidates the sign-in', async () => {
    const browser = openBrowser();
    const callbackUrl = await getProviderAnswer(browser);
    await expectPage(
      await openBrowser().visit(callbackUrl),
      400,
      /There is no sign-in in progress/,
    );
    await expectPage(await browser.visit(callbackUrl), 400, /There is no sign-in in progress/);
  });

  it('accepts a callback once', async () => {
    const browser = openBrowser();
    const callbackUrl = await getProviderAnswer(browser);
    const cookies = browser.cookies();
    const first = await browser.visit(callbackUrl);
    expect(first.headers.get('location')).toContain(`${server().redirectUri}?code=`);
    // With the cookie put back, as a stolen one would be: the transaction itself is gone.
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    await expectPage(
      await openBrowser().visit(callbackUrl, { headers }),
      400,
      /There is no sign-in in progress/,
    );
  });

  it('accepts a callback only on the path of the requested provider', async () => {
    const browser = openBrowser();
    const callbackUrl = (await getProviderAnswer(browser)).replace('/google?', '/github?');
    await expectPage(await browser.visit(callbackUrl), 400, /There is no sign-in in progress/);
  });

  it('redirects with an error for a forged code', async () => {
    const browser = openBrowser();
    const callbackUrl = new URL(await getProviderAnswer(browser));
    callbackUrl.searchParams.set('code', 'forged');
    const reply = await browser.visit(callbackUrl.href);
    expect(reply.headers.get('location')).toBe(
      `${server().redirectUri}?error=server_error&state=s`,
    );
  });

  it('refuses a callback with another issuer', async () => {
    const browser = openBrowser();
    const callbackUrl = new URL(await getProviderAnswer(browser));
    callbackUrl.searchParams.set('iss', 'https://evil.example');
    const reply = await browser.visit(callbackUrl.href);
    expect(reply.headers.get('location')).toBe(
      `${server().redirectUri}?error=server_error&state=s`,
    );
  });

  it('expires after ten minutes', async () => {
    const browser = openBrowser();
    const callbackUrl = await getProviderAnswer(browser);
    server().advanceSeconds(TRANSACTION_SECONDS);
    await expectPage(await browser.visit(callbackUrl), 400, /longer than ten minutes/);
  });

  it.each(['facebook', '__proto__', 'constructor', 'GOOGLE', 'google%2F..', '%00'])(
    'does not start with an unknown provider: %s',
    async (provider) => {
      const reply = await openBrowser().visit(loginAddress(server(), {}, provider));
      await expectPage(reply, 404, /not set up on this server/);
    },
  );
});

describe('the status of sign-in', () => {
  it('API-26 reports that sign-in works', async () => {
    const reply = await fetch(`${server().api}/auth/health`);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('lists the configured providers and those replaced by demo accounts', async () => {
    const reply = await fetch(`${server().api}/auth/providers`);
    expect(await reply.json()).toEqual({
      providers: [
        { id: 'google', name: 'Google', configured: false, local: true },
        { id: 'github', name: 'GitHub', configured: false, local: true },
        { id: 'orcid', name: 'ORCID', configured: false, local: true },
      ],
    });
  });
});
