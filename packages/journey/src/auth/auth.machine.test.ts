import { exampleUser, jsonReply } from '@spinout/api-client/testing';
import { memoryTokenStorage } from '@spinout/api-client/http';
import { memoryStorage } from '@spinout/journey-kit';
import { describe, expect, it, vi } from 'vitest';
import { openAuth, ORIGIN, sharedStorage, storedTokens } from './auth.test-tools.js';

const NO_ANSWER = () => Promise.reject(new TypeError('no network'));
const refused = (status: number) => () => jsonReply(status, {});
describe('on start', () => {
  it('AUTH-20, API-21 a stored token loads the profile and signs in (S-88)', async () => {
    const { until, model, transport } = openAuth({ tokens: storedTokens() });
    expect(model().state).toBe('checking');
    await until('signedIn');
    expect(model()).toMatchObject({ state: 'signed-in', user: exampleUser, role: 'researcher' });
    expect(transport.requests.map(({ id }) => id)).toEqual(['session.profile']);
  });

  it('AUTH-21, API-23 a profile that does not load is tried again with refreshed tokens (S-88)', async () => {
    let asked = 0;
    const { until, tokens, transport } = openAuth({
      tokens: storedTokens(),
      script: {
        'session.profile': () =>
          (asked += 1) === 1 ? jsonReply(401, {}) : { success: true, user: exampleUser },
      },
    });
    await until('signedIn');
    expect(tokens.read()).toEqual({
      token: 'example-token',
      refreshToken: 'example-refresh-token',
      signIn: 'sign-in-1',
    });
    expect(transport.sentTo('session.refresh')).toEqual([{ refresh_token: 'refresh-1' }]);
  });

  it.each([
    ['401', refused(401)],
    ['403', refused(403)],
    ['success: false', { success: false }],
  ])('AUTH-22, T-70 a profile and a refresh refused with %s sign out (S-88)', async (_, answer) => {
    const { until, tokens, model } = openAuth({
      tokens: storedTokens(),
      script: { 'session.profile': answer, 'session.refresh': answer },
    });
    await until('signedOut');
    expect(tokens.read()).toEqual({ token: null, refreshToken: null, signIn: null });
    expect(model()).toMatchObject({ state: 'signed-out', user: null, role: '' });
  });

  it('AUTH-22 a refused profile signs out where there is no refresh token left to try', async () => {
    const { until, tokens, transport } = openAuth({
      tokens: storedTokens({ token: 'token-1', signIn: 'sign-in-1' }),
      script: { 'session.profile': refused(403) },
    });
    await until('signedOut');
    expect(tokens.read().token).toBeNull();
    expect(transport.sentTo('session.refresh')).toEqual([]);
  });

  it('AUTH-22 a profile that is refused with fresh tokens too signs out', async () => {
    const { until, tokens } = openAuth({
      tokens: storedTokens(),
      script: { 'session.profile': refused(404) },
    });
    await until('signedOut');
    expect(tokens.read().token).toBeNull();
  });

  it('AUTH-23 without tokens nobody is signed in and nobody is asked (S-88)', async () => {
    const { until, transport } = openAuth();
    await until('signedOut');
    expect(transport.requests).toEqual([]);
  });

  it('T-42 a refresh token alone is tried, and signs in', async () => {
    const { until, transport } = openAuth({ tokens: storedTokens({ refreshToken: 'refresh-1' }) });
    await until('signedIn');
    expect(transport.requests.map(({ id }) => id)).toEqual(['session.refresh', 'session.profile']);
  });

  it('T-42 a refresh token alone that is refused signs out', async () => {
    const { until, tokens } = openAuth({
      tokens: storedTokens({ refreshToken: 'refresh-1' }),
      script: { 'session.refresh': refused(401) },
    });
    await until('signedOut');
    expect(tokens.read().refreshToken).toBeNull();
  });

  it.each([
    ['no answer', NO_ANSWER],
    ['a 503', refused(503)],
  ])('T-70 %s keeps the tokens and says that nothing could be checked', async (_, answer) => {
    const tokens = storedTokens();
    const { until, model, send, transport } = openAuth({
      tokens,
      script: { 'session.profile': answer, 'session.refresh': answer },
    });
    await until('unverified');
    expect(model()).toMatchObject({ state: 'unverified', user: null });
    expect(tokens.read()).toMatchObject({ token: 'token-1', refreshToken: 'refresh-1' });
    const before = transport.requests.length;
    send({ type: 'retry.requested' });
    await until('unverified');
    expect(transport.requests.length).toBeGreaterThan(before);
  });

  it.each([
    ['when the person presses Retry', 'retry'],
    ['by itself when the browser comes online', 'online'],
  ])('T-70 asks again %s', async (_, how) => {
    let isDown = true;
    const { until, send, tell } = openAuth({
      tokens: storedTokens(),
      script: {
        'session.profile': () => (isDown ? NO_ANSWER() : { success: true, user: exampleUser }),
        'session.refresh': () =>
          isDown ? NO_ANSWER() : { success: true, token: 'next', refresh_token: 'next-refresh' },
      },
    });
    await until('unverified');
    isDown = false;
    if (how === 'online') tell('online');
    else send({ type: 'retry.requested' });
    await until('signedIn');
  });
});

describe('signing in', () => {
  it('AUTH-15, API-26, API-27, AUTH-27 asks once for health and leaves with a proof (S-86)', async () => {
    const { until, send, left, tab, model, transport } = openAuth({ at: '/?view=demo#top' });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'orcid' });
    expect(model()).toMatchObject({ state: 'signed-out', isBusy: true, signingInWith: 'orcid' });
    await until({ signingIn: 'left' });
    const address = new URL(left[0] ?? '', ORIGIN);
    expect(left).toHaveLength(1);
    expect(address.pathname).toBe('/api/v1/auth/login/orcid');
    expect(address.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/auth/callback`);
    const pending = JSON.parse(String(await tab.read('auth_pending'))) as Record<string, unknown>;
    expect(address.searchParams.get('state')).toBe(pending['state']);
    expect(pending['state']).not.toBe('');
    expect(await tab.read('redirect_after_login')).toBe('/?view=demo#top');
    expect(transport.requests.map(({ id }) => id)).toEqual(['session.health']);
  });

  it('T-73 an unhealthy service is asked once', async () => {
    const { until, send, transport, left } = openAuth({
      script: { 'session.health': refused(503) },
    });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('signedOut');
    expect(transport.sentTo('session.health')).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('T-39 without mock logins an unhealthy service is an alert', async () => {
    const { until, send, model } = openAuth({ script: { 'session.health': NO_ANSWER } });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('signedOut');
    expect(model()).toMatchObject({ alert: { kind: 'unavailable' }, isBusy: false });
    send({ type: 'alert.closed' });
    expect(model().alert).toBeNull();
  });

  it('AUTH-16, AUTH-17, AUTH-18, CONST-24 a mock login takes 1.5 s and makes a researcher (S-86)', async () => {
    const { texts, tab } = sharedStorage();
    const { until, send, model, clock, actor } = openAuth({
      storage: tab(),
      settings: { mockLogin: 'on-failure' },
      script: { 'session.health': NO_ANSWER },
    });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'github' });
    await until('mocking');
    clock.increment(1_499);
    expect(actor.getSnapshot().matches('mocking')).toBe(true);
    expect(model().user).toBeNull();
    clock.increment(1);
    await until('demo');
    expect(model()).toMatchObject({ state: 'demo', role: 'researcher', isDemoAccount: true });
    expect(model().user).toMatchObject({ provider: 'github' });
    const kept = JSON.parse(texts.get('demo_session') ?? '') as { token: string };
    expect(kept.token).toMatch(/^mock-/);
  });

  it('T-72 a mock login touches no token of a real session', async () => {
    const tokens = memoryTokenStorage();
    const write = vi.spyOn(tokens, 'write');
    const { until, send, clock } = openAuth({
      tokens,
      settings: { mockLogin: 'on-failure' },
      script: { 'session.health': NO_ANSWER },
    });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('mocking');
    clock.increment(1_500);
    await until('demo');
    expect(write).not.toHaveBeenCalled();
  });

  it('T-39 a mock login never stands in for a session that could not be checked', async () => {
    const tokens = storedTokens();
    const { until, send, model } = openAuth({
      tokens,
      settings: { mockLogin: 'on-failure' },
      script: {
        'session.profile': NO_ANSWER,
        'session.refresh': NO_ANSWER,
        'session.health': NO_ANSWER,
      },
    });
    await until('unverified');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('unverified');
    expect(model().alert).toEqual({ kind: 'unavailable' });
    expect(tokens.read().token).toBe('token-1');
  });

  it('says so when the tab keeps nothing, since no sign-in could come back', async () => {
    const { until, send, model, left } = openAuth({ tab: memoryStorage() });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('signedOut');
    expect(model().alert).toEqual({ kind: 'no-storage' });
    expect(left).toEqual([]);
  });

  it('is of use again when the person comes back, or when the page was never left', async () => {
    const { until, send, clock, tell } = openAuth();
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until({ signingIn: 'left' });
    tell('returned');
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until({ signingIn: 'left' });
    clock.increment(10_000);
    await until('signedOut');
  });

  it('offers a new tab inside another site’s page, and asks no service', async () => {
    const { until, send, model, transport } = openAuth({ isFramed: true });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    expect(model()).toMatchObject({ state: 'signed-out', offersNewTab: true });
    expect(transport.requests).toEqual([]);
    send({ type: 'newTab.closed' });
    expect(model().offersNewTab).toBe(false);
  });
});

describe('signing out', () => {
  it('AUTH-24, AUTH-25, API-24 clears the tokens, tells the server and goes to the root (S-88)', async () => {
    const { until, send, tokens, transport, path } = openAuth({
      at: '/?view=platform',
      tokens: storedTokens(),
    });
    await until('signedIn');
    send({ type: 'signOut.requested' });
    await until('signedOut');
    expect(tokens.read()).toEqual({ token: null, refreshToken: null, signIn: null });
    expect(transport.sentTo('session.logout')).toEqual([{ refresh_token: 'refresh-1' }]);
    expect(path()).toBe('/');
  });

  it('AUTH-24 does not wait for the server, and does not need it', async () => {
    const never = new Promise(() => undefined);
    const { until, send, tokens } = openAuth({
      tokens: storedTokens(),
      script: { 'session.logout': () => never },
    });
    await until('signedIn');
    send({ type: 'signOut.requested' });
    await until('signedOut');
    expect(tokens.read().token).toBeNull();
  });

  it('AUTH-25 skips the call for a mock login (S-88)', async () => {
    const { texts, tab } = sharedStorage();
    const { until, send, clock, transport, path } = openAuth({
      at: '/?view=demo',
      storage: tab(),
      settings: { mockLogin: 'on-failure' },
      script: { 'session.health': NO_ANSWER },
    });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('mocking');
    clock.increment(1_500);
    await until('demo');
    send({ type: 'signOut.requested' });
    await until('signedOut');
    expect(transport.sentTo('session.logout')).toEqual([]);
    expect(texts.has('demo_session')).toBe(false);
    expect(path()).toBe('/');
  });

  it('wins over a profile that is still loading', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    const { until, send, model } = openAuth({
      tokens: storedTokens(),
      script: { 'session.profile': () => new Promise((resolve) => (answer = resolve)) },
    });
    await until({ checking: 'loading' });
    await vi.waitFor(() => expect(answer.length).toBe(1));
    send({ type: 'signOut.requested' });
    await until('signedOut');
    answer({ success: true, user: exampleUser });
    await Promise.resolve();
    expect(model()).toMatchObject({ state: 'signed-out', user: null });
  });
});
