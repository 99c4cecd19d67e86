import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/database.types.js';
import { openTestDatabase } from '../database/testing.js';
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

let database: OpenDatabase;
let server: SignInServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openSignInServer(database);
}, 60_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

const exchange = (back: URL) =>
  post(`${server.api}/auth/callback`, {
    code: back.searchParams.get('code'),
    state: back.searchParams.get('state'),
  });

/** As far as the provider's answer, which is not brought back yet. */
async function getProviderAnswer(browser: Browser, account = 'demo-user'): Promise<string> {
  const { address } = await openAccountChoice(server, browser, { state: 's' });
  const stop = `${server.api}/auth/provider-callback/`;
  const { address: answer } = await browser.follow(
    address,
    [stop],
    browser.send(address, { account }),
  );
  return answer;
}

const expectPage = async (reply: Response, status: number, message: RegExp) => {
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(reply.headers.get('location')).toBeNull();
  expect(await reply.text()).toMatch(message);
};

describe('the way through sign-in', () => {
  it.each(LOCAL_ACCOUNTS)(
    'API-25 API-27 ENT-09 leads $subject back with a code that gives tokens and the account with its role',
    async ({ subject, email, name, role }) => {
      const back = await completeSignIn(server, subject, { state: "the client's & own" });
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

  it('API-27 sends state, nonce and an S256 challenge of its own to the provider', async () => {
    const reply = await openBrowser().visit(loginAddress(server, { state: 'of-the-client' }));
    expect(reply.status).toBe(302);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { origin, pathname, searchParams } = new URL(reply.headers.get('location') ?? '');
    expect(origin + pathname).toBe(`${server.origin}/identity/auth`);
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

  it('API-27 works with a redirect address alone, as the specified address has it', async () => {
    const back = await completeSignIn(server, 'demo-user');
    expect([...back.searchParams.keys()]).toEqual(['code']);
    expect((await exchange(back)).status).toBe(200);
  });

  it('brings one person to one account, however often and by whichever button', async () => {
    const browser = openBrowser();
    const ids = [];
    for (const provider of ['google', 'github', 'orcid']) {
      const { address } = await openAccountChoice(server, browser, {}, provider);
      const back = await chooseAccount(server, browser, address, 'demo-researcher');
      ids.push(z.parse(SignedIn, await (await exchange(back)).json()).user.id);
    }
    expect(new Set(ids).size).toBe(1);
  });

  it('lets the same browser sign in as someone else the next time', async () => {
    const browser = openBrowser();
    const first = await completeSignIn(server, 'demo-admin', {}, browser);
    const second = await completeSignIn(server, 'demo-user', {}, browser);
    const roles = [];
    for (const back of [first, second]) {
      roles.push(z.parse(SignedIn, await (await exchange(back)).json()).user.role);
    }
    expect(roles).toEqual(['admin', 'user']);
  });

  it('lets two tabs of one browser sign in at the same time', async () => {
    const browser = openBrowser();
    const first = await openAccountChoice(server, browser, { state: 'first' });
    const second = await openAccountChoice(server, browser, { state: 'second' });
    const secondBack = await chooseAccount(server, browser, second.address, 'demo-user');
    const firstBack = await chooseAccount(server, browser, first.address, 'demo-user');
    expect(secondBack.searchParams.get('state')).toBe('second');
    expect(firstBack.searchParams.get('state')).toBe('first');
    expect((await exchange(firstBack)).status).toBe(200);
  });

  it('keeps sessions and keys when the server starts again', async () => {
    const { token } = await signIn(server, 'demo-user');
    const again = await openSignInServer(database);
    const listKeys = async ({ origin }: SignInServer) =>
      (await fetch(`${origin}/identity/jwks`)).text();
    expect(await listKeys(again)).toBe(await listKeys(server));
    expect(await listKeys(server)).not.toContain('"d"');
    expect((await call(`${again.api}/auth/profile`, token)).status).toBe(200);
    await again.close();
  });
});

describe('a sign-in that does not succeed', () => {
  it('goes back with the error and the state when the person cancels, and is over then', async () => {
    const browser = openBrowser();
    const { address } = await openAccountChoice(server, browser, { state: 's' });
    const stop = `${server.api}/auth/provider-callback/`;
    const cancel = `${address}/cancel`;
    const { address: answer } = await browser.follow(cancel, [stop], browser.send(cancel, {}));
    const cookies = browser.cookies();
    const reply = await browser.visit(answer);
    expect(reply.headers.get('location')).toBe(`${server.redirectUri}?error=access_denied&state=s`);
    expect(browser.cookies().length).toBe(cookies.length - 1);
    await expectPage(await browser.visit(answer), 400, /No sign-in is under way/);
  });

  it('says no to a state that was never given out, to none and to two', async () => {
    const browser = openBrowser();
    await openAccountChoice(server, browser);
    const address = `${server.api}/auth/provider-callback/google`;
    for (const query of ['?code=x&state=wrong', '?code=x', '?code=x&state=a&state=b', '']) {
      await expectPage(await browser.visit(address + query), 400, /No sign-in is under way/);
    }
  });

  it('takes no answer in a browser that did not begin, and the one that began has to begin again', async () => {
    const browser = openBrowser();
    const answer = await getProviderAnswer(browser);
    await expectPage(await openBrowser().visit(answer), 400, /No sign-in is under way/);
    await expectPage(await browser.visit(answer), 400, /No sign-in is under way/);
  });

  it('takes an answer once', async () => {
    const browser = openBrowser();
    const answer = await getProviderAnswer(browser);
    const cookies = browser.cookies();
    const first = await browser.visit(answer);
    expect(first.headers.get('location')).toContain(`${server.redirectUri}?code=`);
    // With the cookie put back, as a stolen one would be: the transaction itself is gone.
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    await expectPage(await openBrowser().visit(answer, { headers }), 400, /No sign-in is under/);
  });

  it('takes an answer only on the path of the provider that was asked', async () => {
    const browser = openBrowser();
    const answer = (await getProviderAnswer(browser)).replace('/google?', '/github?');
    await expectPage(await browser.visit(answer), 400, /No sign-in is under way/);
  });

  it('takes no forged code, and goes back with an error', async () => {
    const browser = openBrowser();
    const answer = new URL(await getProviderAnswer(browser));
    answer.searchParams.set('code', 'forged');
    const reply = await browser.visit(answer.href);
    expect(reply.headers.get('location')).toBe(`${server.redirectUri}?error=server_error&state=s`);
  });

  it('takes no answer that names another issuer', async () => {
    const browser = openBrowser();
    const answer = new URL(await getProviderAnswer(browser));
    answer.searchParams.set('iss', 'https://evil.example');
    const reply = await browser.visit(answer.href);
    expect(reply.headers.get('location')).toBe(`${server.redirectUri}?error=server_error&state=s`);
  });

  it('is over after ten minutes', async () => {
    const browser = openBrowser();
    const answer = await getProviderAnswer(browser);
    server.advanceSeconds(TRANSACTION_SECONDS);
    await expectPage(await browser.visit(answer), 400, /longer than ten minutes/);
  });

  it.each(['facebook', '__proto__', 'constructor', 'GOOGLE', 'google%2F..', '%00'])(
    'does not start with a provider that is none: %s',
    async (provider) => {
      const reply = await openBrowser().visit(loginAddress(server, {}, provider));
      await expectPage(reply, 404, /not set up on this server/);
    },
  );
});

describe('what a client asks before', () => {
  it('API-26 answers that sign-in works', async () => {
    const reply = await fetch(`${server.api}/auth/health`);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('says which providers are configured, and that demo accounts stand in for them', async () => {
    const reply = await fetch(`${server.api}/auth/providers`);
    expect(await reply.json()).toEqual({
      providers: [
        { id: 'google', name: 'Google', configured: false, local: true },
        { id: 'github', name: 'GitHub', configured: false, local: true },
        { id: 'orcid', name: 'ORCID', configured: false, local: true },
      ],
    });
  });
});
