import { randomUUID } from 'node:crypto';
import { createPlatformClient } from '@spinout/api-client';
import { httpTransport, memoryTokenStorage } from '@spinout/api-client/http';
import { createAuthSession, type AuthPage } from '@spinout/journey/auth';
import { authActors, authMachine, authModel } from '@spinout/journey/headless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import type { OpenDatabase } from '../database/database.types.js';
import { openTestDatabase } from '../database/testing.js';
import { openBrowser } from './testing/browser.js';
import { call, refresh } from './testing/sign-in-steps.js';
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

const log = { warn: () => undefined, error: () => undefined };
const runtime = {
  log,
  now: () => new Date(),
  newId: (prefix: string) => `${prefix}${randomUUID()}`,
  newKey: () => randomUUID(),
  random: () => 0.5,
};

const createMemoryArea = () => {
  const texts = new Map<string, string>();
  return {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
};

type State = Parameters<SnapshotFrom<typeof authMachine>['matches']>[0];

/** A browser tab that opens a new page for each address. */
function openTab() {
  const tokens = memoryTokenStorage();
  const storage = createMemoryArea();
  const tab = createMemoryArea();
  const open = (path: string) => {
    let href = `${server.origin}${path}`;
    const left: string[] = [];
    const page: AuthPage = {
      href: () => href,
      clean: (next) => void (href = `${server.origin}${next}`),
      goTo: (next) => void (href = `${server.origin}${next}`),
      leave: (url) => void left.push(url),
      isFramed: () => false,
      watch: () => () => undefined,
    };
    const hosts = { apiBase: server.origin };
    const session = createAuthSession({ api: () => api, storage: tokens, locks: null });
    const api = createPlatformClient({ transport: httpTransport({ ...hosts, session }) });
    const dependencies = { api, session, hosts, storage, tab, page, goTo: page.goTo };
    const { searchParams, pathname } = new URL(href);
    const code = searchParams.get('code');
    const address =
      pathname === '/auth/callback' && code !== null
        ? ({ kind: 'code', code, state: searchParams.get('state') } as const)
        : null;
    const actor = createActor(
      authMachine.provide({ actors: authActors({ ...dependencies, log }) }),
      {
        input: { runtime, address, session: session.getSnapshot() },
      },
    );
    actor.start();
    return {
      actor,
      left,
      page,
      model: () => authModel(actor.getSnapshot()),
      waitUntil: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    };
  };
  return { open, tokens };
}

const change = {
  name: 'A demo person',
  bio: 'Changed over HTTP.',
  organization: 'Example University',
  research_interests: ['sleep', 'memory'],
};

describe('the API client with this server', () => {
  it('AUTH-08, AUTH-15, API-22, API-24, API-25, API-27 signs in with PKCE, saves the profile and signs out (S-87)', async () => {
    const tab = openTab();
    const first = tab.open('/?view=demo');
    await first.waitUntil('signedOut');
    first.actor.send({ type: 'signIn.requested', provider: 'google' });
    await first.waitUntil({ signingIn: 'left' });
    const login = first.left[0] ?? '';
    expect(new URL(login).searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    first.actor.stop();

    const browser = openBrowser();
    const { address: interaction } = await browser.follow(login, [server.redirectUri]);
    const { address: back } = await browser.follow(
      interaction,
      [server.redirectUri],
      browser.send(interaction, { account: 'demo-user' }),
    );
    const second = tab.open(back.slice(server.origin.length));
    await second.waitUntil('signedIn');
    expect(second.page.href()).toBe(`${server.origin}/?view=demo`);
    expect(second.model()).toMatchObject({ state: 'signed-in', role: 'user' });

    second.actor.send({ type: 'profile.submitted', id: '1', change });
    await second.waitUntil({ signedIn: 'idle' });
    expect(second.actor.getSnapshot().context.saved).toEqual({ id: '1', error: null });
    expect(second.model().user).toMatchObject(change);
    second.actor.stop();

    const third = tab.open('/');
    await third.waitUntil('signedIn');
    const { token, refreshToken } = tab.tokens.read();
    third.actor.send({ type: 'signOut.requested' });
    await third.waitUntil('signedOut');
    expect(tab.tokens.read().token).toBeNull();
    // The server has revoked the tokens.
    await expect
      .poll(async () => (await call(`${server.api}/auth/profile`, token)).status)
      .toBe(401);
    expect((await refresh(server, refreshToken ?? '')).status).toBe(401);
    third.actor.stop();
  });

  it('AUTH-21 refreshes a token that expired while the page was closed (S-88)', async () => {
    const tab = openTab();
    const first = tab.open('/');
    await first.waitUntil('signedOut');
    first.actor.send({ type: 'signIn.requested', provider: 'google' });
    await first.waitUntil({ signingIn: 'left' });
    const browser = openBrowser();
    const { address: interaction } = await browser.follow(first.left[0] ?? '', [
      server.redirectUri,
    ]);
    const { address: back } = await browser.follow(
      interaction,
      [server.redirectUri],
      browser.send(interaction, { account: 'demo-user' }),
    );
    const second = tab.open(back.slice(server.origin.length));
    await second.waitUntil('signedIn');
    const before = tab.tokens.read();
    server.advanceSeconds(20 * 60);
    const third = tab.open('/');
    await third.waitUntil('signedIn');
    expect(tab.tokens.read().token).not.toBe(before.token);
    expect(tab.tokens.read().signIn).toBe(before.signIn);
  });
});
