import { exampleUser, jsonReply } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  writePendingSignIn,
  createTabStorage,
  openAuth,
  PENDING,
  sharedStorage,
  storedTokens,
  type AuthOptions,
} from './auth.test-tools.js';

const USER = encodeURIComponent(JSON.stringify({ ...exampleUser, role: 'enterprise' }));
const CODE = '/auth/callback?code=code-1&state=state-1';
const TOKEN = `/auth/callback?token=token-9&user=${USER}`;

/** Opens the callback in a tab with a pending sign-in. */
const openCallback = (at: string, options: AuthOptions = {}, pending: object | null = PENDING) => {
  const tab = createTabStorage();
  if (pending) writePendingSignIn(tab, pending, '/?view=demo');
  const { texts, tab: open } = sharedStorage();
  texts.set('demo_session', JSON.stringify({ kind: 'guest', user: { id: 'g', name: 'Guest' } }));
  return { ...openAuth({ at, tab, storage: open(), ...options }), texts };
};

describe('a callback', () => {
  it('AUTH-07 with an error reports it, then opens the root (S-87)', async () => {
    const { until, finishRedirect, send, model, path, transport } = openCallback(
      '/auth/callback?error=access_denied&code=code-1&state=state-1',
    );
    await until({ callback: 'refused' });
    expect(model()).toMatchObject({
      callback: 'authenticating',
      alert: { kind: 'refused', error: 'access_denied' },
    });
    expect(path()).toBe('/auth/callback');
    send({ type: 'alert.closed' });
    expect(model().callback).toBe('redirecting');
    await finishRedirect('guest');
    expect(path()).toBe('/');
    expect(transport.requests).toEqual([]);
  });

  it('AUTH-05, AUTH-08, API-25 with a code and its state exchanges them and stores the tokens (S-87)', async () => {
    const { finishRedirect, tokens, model, path, transport, texts, until } = openCallback(CODE);
    expect(model()).toMatchObject({ state: 'checking', callback: 'authenticating' });
    expect(path()).toBe('/auth/callback');
    await until('redirecting');
    expect(model()).toMatchObject({ callback: 'redirecting', user: { name: exampleUser.name } });
    expect(model().role).toBe('');
    await finishRedirect('signedIn');
    expect(transport.sentTo('session.exchangeCode')).toEqual([
      { code: 'code-1', state: 'state-1', code_verifier: 'verifier-1' },
    ]);
    expect(tokens.read()).toMatchObject({
      token: 'example-token',
      refreshToken: 'example-refresh-token',
    });
    expect(path()).toBe('/?view=demo');
    expect(model()).toMatchObject({ callback: null, state: 'signed-in', role: 'researcher' });
    // A real sign-in removes the guest.
    expect(texts.has('demo_session')).toBe(false);
  });

  it('AUTH-06, T-71 with a token and a user signs in if that is allowed, with the role of the profile (S-87)', async () => {
    const { finishRedirect, tokens, model, until } = openCallback(TOKEN, {
      settings: { acceptUrlToken: true },
    });
    await until('redirecting');
    expect(model().user).toMatchObject({ name: exampleUser.name, role: '' });
    await finishRedirect('signedIn');
    expect(tokens.read()).toMatchObject({ token: 'token-9', refreshToken: null });
    expect(model().role).toBe('researcher');
  });

  it.each([
    ['no sign-in was started', CODE, null],
    ['the state is another one', '/auth/callback?code=code-1&state=state-2', PENDING],
    ['the state is missing', '/auth/callback?code=code-1', PENDING],
    ['ten minutes have passed', CODE, { ...PENDING, startedAt: PENDING.startedAt - 600_001 }],
    ['the pending sign-in is unreadable', CODE, { state: 'state-1' }],
    ['a token comes without a started sign-in', TOKEN, null],
    ['a token comes with another state', `${TOKEN}&state=state-2`, PENDING],
  ])('T-38, T-71 is rejected when %s', async (_, at, pending) => {
    const { until, model, tokens, transport } = openCallback(
      at,
      { settings: { acceptUrlToken: true, mockLogin: 'on-failure' } },
      pending,
    );
    await until({ callback: 'refused' });
    expect(model().alert).toEqual({ kind: 'no-sign-in' });
    expect(tokens.read().token).toBeNull();
    expect(transport.requests).toEqual([]);
  });

  it('T-38 prefers the error to the token, and the token to the code', async () => {
    const both = `/auth/callback?code=code-1&token=token-9&user=${USER}&state=state-1`;
    const token = openCallback(both, { settings: { acceptUrlToken: true } });
    await token.finishRedirect('signedIn');
    expect(token.transport.sentTo('session.exchangeCode')).toEqual([]);
    const error = openCallback(`${both}&error=nope`, { settings: { acceptUrlToken: true } });
    await error.until({ callback: 'refused' });
    expect(error.model().alert).toEqual({ kind: 'refused', error: 'nope' });
  });

  it('T-71 rejects a token if tokens are not allowed', async () => {
    const { until, model, tokens } = openCallback(TOKEN);
    await until({ callback: 'refused' });
    expect(model().alert).toEqual({ kind: 'not-accepted' });
    expect(tokens.read().token).toBeNull();
  });

  it('AUTH-09, T-39 logs a failed exchange and signs in a mock Google account, if enabled (S-87)', async () => {
    const { until, finishRedirect, clock, model, runtime, tokens } = openCallback(CODE, {
      settings: { mockLogin: 'on-failure' },
      script: { 'session.exchangeCode': () => jsonReply(400, {}) },
    });
    await until('mocking');
    expect(model().callback).toBe('authenticating');
    expect(runtime.log.error).toHaveBeenCalledOnce();
    clock.increment(1_500);
    await finishRedirect('demo');
    expect(model()).toMatchObject({ isDemoAccount: true, role: 'researcher' });
    expect(model().user).toMatchObject({ provider: 'google' });
    expect(tokens.read().token).toBeNull();
  });

  it('T-39 reports a failed exchange if mock logins are disabled', async () => {
    const { until, finishRedirect, send, model, path, runtime } = openCallback(CODE, {
      script: { 'session.exchangeCode': () => jsonReply(500, {}) },
    });
    await until({ callback: 'refused' });
    expect(model().alert).toEqual({ kind: 'unavailable' });
    expect(runtime.log.error).toHaveBeenCalledOnce();
    send({ type: 'alert.closed' });
    await finishRedirect('guest');
    expect(path()).toBe('/');
  });

  it('T-39 a failed exchange never replaces a real session with a mock one', async () => {
    const { until, finishRedirect, send, model } = openCallback(CODE, {
      tokens: storedTokens(),
      settings: { mockLogin: 'on-failure' },
      script: { 'session.exchangeCode': () => jsonReply(400, {}) },
    });
    await until({ callback: 'refused' });
    send({ type: 'alert.closed' });
    await finishRedirect('signedIn');
    expect(model().isDemoAccount).toBe(false);
  });

  it('rejects a mock token from the address and from a server', async () => {
    const address = openCallback(TOKEN.replace('token-9', 'mock-9'), {
      settings: { acceptUrlToken: true },
    });
    await address.until({ callback: 'refused' });
    expect(address.tokens.read().token).toBeNull();
    const server = openCallback(CODE, {
      script: {
        'session.exchangeCode': { token: 'mock-9', refresh_token: 'r', user: exampleUser },
      },
    });
    await server.until({ callback: 'refused' });
    expect(server.tokens.read().token).toBeNull();
  });

  it('AUTH-01 without parameters opens the root and restores the session (S-87)', async () => {
    const { finishRedirect, path, model } = openCallback('/auth/callback', {
      tokens: storedTokens(),
    });
    await finishRedirect('signedIn');
    expect(path()).toBe('/');
    expect(model().alert).toBeNull();
  });

  it('is used once: a second page of the tab cannot use it again', async () => {
    const tab = createTabStorage();
    writePendingSignIn(tab);
    const first = openAuth({ at: CODE, tab });
    await first.finishRedirect('signedIn');
    const second = openAuth({ at: CODE, tab });
    await second.until({ callback: 'refused' });
    expect(second.model().alert).toEqual({ kind: 'no-sign-in' });
    expect(second.transport.requests).toEqual([]);
  });

  it('AUTH-27, T-38 redirects only to paths of this origin', async () => {
    const tab = createTabStorage();
    writePendingSignIn(tab, PENDING, 'https://evil.example/steal');
    const { finishRedirect, path } = openAuth({ at: CODE, tab });
    await finishRedirect('signedIn');
    expect(path()).toBe('/');
    expect(await tab.read('redirect_after_login')).toBeNull();
  });
});
