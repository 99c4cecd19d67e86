import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from '../configuration/secret.js';
import type { OpenDatabase } from '../database/database.types.js';
import { openTestDatabase } from '../database/testing.js';
import { listAccounts } from './accounts.js';
import { validateAuthSettings, type AuthSettings } from './auth-settings.js';
import { openBrowser } from './testing/browser.js';
import {
  call,
  completeSignIn,
  loginAddress,
  openAccountChoice,
  post,
  refresh,
  signIn,
} from './testing/sign-in-steps.js';
import {
  openSignInServer,
  type SignInServer,
  type SignInServerOptions,
} from './testing/sign-in-server.js';

const keys = { clientId: 'id', clientSecret: new Secret('secret') };
const PUBLIC = 'https://spinout.example.org';

let database: OpenDatabase;
const servers: SignInServer[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => database.close());

async function open(settings: ReturnType<NonNullable<SignInServerOptions['settings']>> = {}) {
  const server = await openSignInServer(database, { settings: () => settings });
  servers.push(server);
  return server;
}

describe('who may use the demo accounts', () => {
  const LOCAL = { origin: 'http://localhost:4173' };
  it.each<readonly [string, AuthSettings, string]>([
    ['a local server', LOCAL, 'this-machine'],
    ['a local server at an IPv4 address', { ...LOCAL, host: '127.0.0.1' }, 'this-machine'],
    ['a local server at an IPv6 address', { ...LOCAL, host: '::1' }, 'this-machine'],
    ['a local server that may be reached through a proxy', { ...LOCAL, trustedProxies: 1 }, 'off'],
    ['a server on all addresses', { ...LOCAL, host: '0.0.0.0' }, 'off'],
    ['a server on all IPv6 addresses', { ...LOCAL, host: '::' }, 'off'],
    ['a server with a name like a local one', { ...LOCAL, host: '127.evil.example' }, 'off'],
    ['a public origin', { origin: PUBLIC }, 'off'],
    ['a private address', { origin: 'http://192.168.1.5:4173' }, 'off'],
    ['an internal origin elsewhere', { ...LOCAL, internalOrigin: 'http://web:8080' }, 'off'],
    ['a local server that forbids them', { ...LOCAL, allowDemoSignIn: false }, 'off'],
    ['a public origin that allows them', { origin: PUBLIC, allowDemoSignIn: true }, 'everyone'],
    ['a provider', { ...LOCAL, orcid: keys }, 'off'],
    ['a provider, although allowed', { ...LOCAL, orcid: keys, allowDemoSignIn: true }, 'off'],
    ['no provider', { ...LOCAL, google: null }, 'this-machine'],
  ])('%s', (_, settings, expected) =>
    expect(validateAuthSettings(settings).demoAccounts).toBe(expected),
  );
});

/** Sends a GET request with any headers and returns its status. */
const getStatus = (address: string, headers: Readonly<Record<string, string>>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(address, { headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** Sends a GET request as nginx does by default. */
const getStatusOverHttp10 = (address: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { port, pathname, search } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', (data) => {
      resolve(/^HTTP\/1\.1 (?<status>\d+)/.exec(data.toString())?.groups?.['status']);
      socket.destroy();
    });
    socket.write(
      `GET ${pathname}${search} HTTP/1.0\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
    );
  });

describe('the demo accounts of a local server', () => {
  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
    ['Forwarded', { forwarded: 'for=127.0.0.1' }],
    ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
    ['Via', { via: '1.1 proxy' }],
    ['the host name of a proxy', { host: 'spinout.example.org' }],
    ['a host name with a local prefix', { host: 'localhost.evil.example' }],
  ])('are refused to a request through a proxy that sends %s', async (_, headers) => {
    const server = await open();
    const { address } = await openAccountChoice(server, openBrowser());
    const callback = `${server.api}/auth/provider-callback/google?code=c&state=s`;
    for (const target of [loginAddress(server), address, callback])
      expect(await getStatus(target, headers)).toBe(403);
  });

  it('are refused to a proxy that sends no header, such as nginx without settings', async () => {
    const server = await open();
    expect(await getStatusOverHttp10(loginAddress(server))).toBe('403');
  });

  it('have no warning on their page', async () => {
    const server = await open();
    const { page } = await openAccountChoice(server, openBrowser());
    expect(page).not.toContain('Warning');
    expect(server.readLog()).toBe('');
  });
});

describe('demo accounts that are allowed to everyone', () => {
  it('can be used through a proxy, with a warning on the page and in the log', async () => {
    const server = await open({ allowDemoSignIn: true });
    expect(await getStatus(loginAddress(server), { 'x-forwarded-for': '198.51.100.7' })).toBe(302);
    const { page } = await openAccountChoice(server, openBrowser());
    expect(page).toContain('Warning: these accounts have no password.');
    expect(server.readLog()).toContain(
      'Anyone who can reach this server can use the demo accounts',
    );
  });
});

describe('a server without any sign-in', () => {
  it('says so on the page and in the log', async () => {
    const server = await open({ host: '0.0.0.0' });
    const reply = await fetch(loginAddress(server));
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('No sign-in provider is set up on this server.');
    expect(server.auth.identity).toBeNull();
    expect(server.readLog()).toContain('SPINOUT_ALLOW_DEMO_SIGN_IN=1');
  });

  it('logs nothing about it if demo accounts are forbidden', async () => {
    const server = await open({ allowDemoSignIn: false });
    expect(server.readLog()).toBe('');
  });
});

describe('demo accounts after a provider was configured', () => {
  const profileStatus = async (server: SignInServer, token: string) =>
    (await call(`${server.api}/auth/profile`, token)).status;

  it('have no session, no code and no role, also after the provider was removed again', async () => {
    const before = await open();
    const { token, refresh_token: refreshToken, user } = await signIn(before, 'demo-admin');
    const unusedCode = (await completeSignIn(before, 'demo-admin', { state: 's' })).searchParams;
    expect(await profileStatus(before, token)).toBe(200);

    const after = await open({ github: keys });
    expect(await profileStatus(after, token)).toBe(401);
    expect((await refresh(after, refreshToken)).status).toBe(401);
    expect((await call(`${after.api}/admin/users`, token)).status).toBe(401);
    const exchange = { code: unusedCode.get('code'), state: 's' };
    expect((await post(`${after.api}/auth/callback`, exchange)).status).toBe(400);
    expect((await fetch(loginAddress(after))).status).toBe(404);
    const { accounts } = await listAccounts(database, { limit: 100, offset: 0 });
    expect(accounts.find(({ id }) => id === user.id)).toMatchObject({ role: 'user' });

    const again = await open();
    expect(await profileStatus(again, token)).toBe(401);
    expect((await refresh(again, refreshToken)).status).toBe(401);
    expect((await signIn(again, 'demo-admin')).user).toMatchObject({ id: user.id, role: 'admin' });
  });

  it('have no session there while another server process still offers them', async () => {
    const after = await open({ github: keys, allowDemoSignIn: true });
    const old = await open();
    const { token, refresh_token: refreshToken } = await signIn(old, 'demo-admin');
    const { searchParams } = await completeSignIn(old, 'demo-admin', { state: 's' });
    const exchange = { code: searchParams.get('code'), state: 's' };
    expect(await profileStatus(old, token)).toBe(200);
    expect(await profileStatus(after, token)).toBe(401);
    expect((await refresh(after, refreshToken)).status).toBe(401);
    expect((await post(`${after.api}/auth/callback`, exchange)).status).toBe(401);
    expect(after.readLog()).toContain('SPINOUT_ALLOW_DEMO_SIGN_IN has no effect');
  });
});
