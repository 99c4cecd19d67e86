import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../../database/database.types.js';
import { openTestDatabase } from '../../database/testing.js';
import { Secret } from '../../configuration/secret.js';
import { LOCAL_ACCOUNTS } from '../identity/local-accounts.js';
import { readLocalIdentityKeys } from '../identity/local-identity-keys.js';
import { createLocalIdentityProvider } from '../identity/local-identity-provider.js';
import { createLocalIdentityStore } from '../identity/local-identity-store.js';
import { createAuthDependencies } from '../auth-dependencies.js';
import { openBrowser } from '../testing/browser.js';
import { loginAddress, post, SignedIn } from '../testing/sign-in-steps.js';
import { openGitHub } from '../testing/github-server.js';
import { openHttpServer } from '../testing/loopback-server.js';
import { openSignInServer, type SignInServer } from '../testing/sign-in-server.js';

const GITHUB = { id: 'github-client', secret: 'github-secret' };
const OPENID = { id: 'openid-client', secret: 'openid-secret' };
const createKeys = ({ id, secret }: { id: string; secret: string }) => ({
  clientId: id,
  clientSecret: new Secret(secret),
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent };

/** Starts an OpenID Connect provider; the server under test is one of its clients. */
async function openOpenIdProvider(redirectUris: readonly string[]) {
  const dependencies = createAuthDependencies({
    database,
    now: () => new Date(),
    settings: { origin: 'http://localhost' },
    log,
  });
  const { jwks, cookieKeys } = await readLocalIdentityKeys(dependencies);
  const { origin, close } = await openHttpServer(
    (address) =>
      createLocalIdentityProvider({
        issuer: `${address}/idp`,
        clients: [{ clientId: OPENID.id, clientSecret: OPENID.secret, redirectUris }],
        accounts: LOCAL_ACCOUNTS,
        jwks,
        cookieKeys,
        store: createLocalIdentityStore(dependencies),
        log,
      }).handle,
  );
  return { issuer: `${origin}/idp`, close };
}

/** Signs in at a provider, through its form if it has one, and returns the redirect address. */
async function signInWith(server: SignInServer, provider: string, account?: string) {
  const browser = openBrowser();
  const start = loginAddress(server, { state: 's' }, provider);
  const first = await browser.follow(start, [server.redirectUri]);
  if (first.reply === null || account === undefined) return new URL(first.address);
  const form = browser.send(first.address, { account });
  return new URL((await browser.follow(first.address, [server.redirectUri], form)).address);
}

async function exchangeForUser(server: SignInServer, back: URL) {
  const body = { code: back.searchParams.get('code'), state: 's' };
  const reply = await post(`${server.api}/auth/callback`, body);
  return z.parse(SignedIn, await reply.json()).user;
}

describe('an OpenID Connect provider', () => {
  let openId: Awaited<ReturnType<typeof openOpenIdProvider>>;
  let server: SignInServer;
  beforeAll(async () => {
    server = await openSignInServer(database, {
      settings: async (origin) => {
        const callbacks = ['google', 'orcid'].map(
          (id) => `${origin}/api/v1/auth/provider-callback/${id}`,
        );
        openId = await openOpenIdProvider(callbacks);
        return {
          google: createKeys(OPENID),
          orcid: createKeys({ ...OPENID, secret: 'not the secret' }),
          issuers: { google: openId.issuer, orcid: openId.issuer },
        };
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await openId.close();
  });

  it('API-25 API-27 T-40 signs people in by discovery with the role user, whatever the provider claims', async () => {
    const user = await exchangeForUser(server, await signInWith(server, 'google', 'demo-admin'));
    expect(user).toMatchObject({
      provider: 'google',
      role: 'user',
      name: 'Demo Administrator',
      email: 'admin@example.org',
    });
  });

  it('redirects with an error if the provider refuses the secret', async () => {
    const back = await signInWith(server, 'orcid', 'demo-user');
    expect(back.href).toBe(`${server.redirectUri}?error=server_error&state=s`);
    expect(server.readLog()).not.toContain('not the secret');
  });

  it('offers only configured providers and no demo accounts', async () => {
    const reply = await openBrowser().visit(loginAddress(server, {}, 'github'));
    expect(reply.status).toBe(404);
    expect(server.auth.identity).toBeNull();
    expect((await fetch(`${server.origin}/identity/auth`)).status).toBe(404);
    expect(await (await fetch(`${server.api}/auth/providers`)).json()).toEqual({
      providers: [
        { id: 'google', name: 'Google', configured: true, local: false },
        { id: 'github', name: 'GitHub', configured: false, local: false },
        { id: 'orcid', name: 'ORCID', configured: true, local: false },
      ],
    });
  });
});

describe('a provider that cannot be reached', () => {
  it('redirects with an error and is retried at the next sign-in', async () => {
    let isDown = true;
    const asked: string[] = [];
    const server = await openSignInServer(database, {
      publicName: 'localhost',
      fetch: (input, init) => {
        asked.push(input instanceof Request ? input.url : input.toString());
        return isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init);
      },
    });
    const down = await signInWith(server, 'google');
    expect(down.href).toBe(`${server.redirectUri}?error=temporarily_unavailable&state=s`);
    isDown = false;
    const user = await exchangeForUser(server, await signInWith(server, 'google', 'demo-user'));
    expect(user.role).toBe('user');
    // The server sends requests to itself to its internal origin.
    const { port } = new URL(server.origin);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => !url.startsWith(`http://127.0.0.1:${port}/identity/`))).toEqual(
      [],
    );
    await server.close();
  });
});

describe('GitHub', () => {
  let gitHub: Awaited<ReturnType<typeof openGitHub>>;
  let server: SignInServer;
  beforeAll(async () => {
    gitHub = await openGitHub(GITHUB);
    server = await openSignInServer(database, {
      settings: () => ({
        github: createKeys(GITHUB),
        issuers: { github: gitHub.issuer },
        githubApi: gitHub.api,
      }),
    });
  });
  beforeEach(() => {
    gitHub.setBehavior({});
  });
  afterAll(async () => {
    await server.close();
    await gitHub.close();
  });

  it('API-25 API-27 T-40 ENT-09 signs people in with the profile from its API', async () => {
    const user = await exchangeForUser(server, await signInWith(server, 'github'));
    expect(user).toMatchObject({
      provider: 'github',
      role: 'user',
      name: 'The Octocat',
      email: 'octocat@example.org',
      avatar_url: 'https://avatars.example.org/u/583231',
    });
    const asked = gitHub.lastAuthorizationQuery();
    expect(asked.get('redirect_uri')).toBe(`${server.api}/auth/provider-callback/github`);
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('scope')).toBe('read:user user:email');
  });

  it('accepts a callback without an issuer', async () => {
    gitHub.setBehavior({ issuer: null });
    expect((await signInWith(server, 'github')).searchParams.has('code')).toBe(true);
  });

  it('ignores an unverified email address and uses the login if there is no name', async () => {
    gitHub.setBehavior({
      user: { id: 7, login: 'nameless', name: null, avatar_url: 'http://insecure.example.org/a' },
      emails: [{ email: 'boss@example.org', primary: true, verified: false }],
    });
    const user = await exchangeForUser(server, await signInWith(server, 'github'));
    expect(user).toMatchObject({ name: 'nameless', email: '', avatar_url: '' });
  });

  it.each([
    ['names another issuer', { issuer: 'https://evil.example' }],
    ['refuses the code', { tokenReply: 'refused' }],
    ['breaks', { tokenReply: 'broken' }],
    ['fails to return the account', { apiStatus: 500 }],
    ['returns an account without an id', { user: { login: 'x' } }],
    ['returns email addresses in another format', { emails: { message: 'no' } }],
  ] as const)('redirects with an error and creates no account if it %s', async (_, behavior) => {
    gitHub.setBehavior(behavior);
    const back = await signInWith(server, 'github');
    expect(back.href).toBe(`${server.redirectUri}?error=server_error&state=s`);
    expect(server.readLog()).not.toMatch(/gho_|github-secret|a-code-of-github/);
  });

  it('redirects with "access_denied" if the user cancels', async () => {
    gitHub.setBehavior({ isCancelled: true });
    const back = await signInWith(server, 'github');
    expect(back.href).toBe(`${server.redirectUri}?error=access_denied&state=s`);
  });
});
