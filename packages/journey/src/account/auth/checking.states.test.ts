import { exampleUser, jsonReply } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { openAuth, storedTokens, NO_ANSWER, respondWith } from './auth.test-tools.js';

describe('on start', () => {
  it('AUTH-20, API-21 a stored token loads the profile and signs in (S-88)', async () => {
    const { until, model, transport } = openAuth({ tokens: storedTokens() });
    expect(model().state).toBe('checking');
    await until('signedIn');
    expect(model()).toMatchObject({ state: 'signed-in', user: exampleUser, role: 'researcher' });
    expect(transport.requests.map(({ id }) => id)).toEqual(['session.profile']);
  });

  it('AUTH-21, API-23 a failed profile is retried with refreshed tokens (S-88)', async () => {
    let requestCount = 0;
    const { until, tokens, transport } = openAuth({
      tokens: storedTokens(),
      script: {
        'session.profile': () =>
          (requestCount += 1) === 1 ? jsonReply(401, {}) : { success: true, user: exampleUser },
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
    ['401', respondWith(401)],
    ['403', respondWith(403)],
    ['success: false', { success: false }],
  ])(
    'AUTH-22, T-70 a profile and a refresh rejected with %s sign out (S-88)',
    async (_, answer) => {
      const { until, tokens, model } = openAuth({
        tokens: storedTokens(),
        script: { 'session.profile': answer, 'session.refresh': answer },
      });
      await until('signedOut');
      expect(tokens.read()).toEqual({ token: null, refreshToken: null, signIn: null });
      expect(model()).toMatchObject({ state: 'signed-out', user: null, role: '' });
    },
  );

  it('AUTH-22 a rejected profile signs out without a refresh token', async () => {
    const { until, tokens, transport } = openAuth({
      tokens: storedTokens({ token: 'token-1', signIn: 'sign-in-1' }),
      script: { 'session.profile': respondWith(403) },
    });
    await until('signedOut');
    expect(tokens.read().token).toBeNull();
    expect(transport.sentTo('session.refresh')).toEqual([]);
  });

  it('AUTH-22 a profile rejected again with refreshed tokens signs out', async () => {
    const { until, tokens } = openAuth({
      tokens: storedTokens(),
      script: { 'session.profile': respondWith(404) },
    });
    await until('signedOut');
    expect(tokens.read().token).toBeNull();
  });

  it('AUTH-23 without tokens no one is signed in and no call is made (S-88)', async () => {
    const { until, transport } = openAuth();
    await until('signedOut');
    expect(transport.requests).toEqual([]);
  });

  it('T-42 a refresh token alone signs in', async () => {
    const { until, transport } = openAuth({ tokens: storedTokens({ refreshToken: 'refresh-1' }) });
    await until('signedIn');
    expect(transport.requests.map(({ id }) => id)).toEqual(['session.refresh', 'session.profile']);
  });

  it('T-42 a rejected refresh token signs out', async () => {
    const { until, tokens } = openAuth({
      tokens: storedTokens({ refreshToken: 'refresh-1' }),
      script: { 'session.refresh': respondWith(401) },
    });
    await until('signedOut');
    expect(tokens.read().refreshToken).toBeNull();
  });

  it.each([
    ['no response', NO_ANSWER],
    ['a 503', respondWith(503)],
  ])('T-70 %s keeps the tokens and reports the session as unverified', async (_, answer) => {
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

  it('T-70 Retry requests the profile too, and signs in although the refresh still fails', async () => {
    let isDown = true;
    const { until, send, tokens, session, model } = openAuth({
      tokens: storedTokens(),
      script: {
        'session.profile': () =>
          isDown ? respondWith(503)() : { success: true, user: exampleUser },
        'session.refresh': respondWith(503),
      },
    });
    await until('unverified');
    expect(session.state()).toBe('unchecked');
    isDown = false;
    send({ type: 'retry.requested' });
    await until('signedIn');
    expect(model()).toMatchObject({ state: 'signed-in', user: exampleUser });
    expect(session.state()).toBe('signed-in');
    expect(tokens.read()).toMatchObject({ token: 'token-1', refreshToken: 'refresh-1' });
  });

  it('T-70 Retry keeps the tokens when the profile is rejected and the refresh has no response', async () => {
    let isDown = true;
    const { until, send, tokens, transport } = openAuth({
      tokens: storedTokens(),
      script: {
        'session.profile': () => (isDown ? NO_ANSWER() : respondWith(401)()),
        'session.refresh': respondWith(503),
      },
    });
    await until('unverified');
    isDown = false;
    const before = transport.requests.length;
    send({ type: 'retry.requested' });
    await until('unverified');
    expect(transport.requests.slice(before).map(({ id }) => id)).toContain('session.profile');
    expect(tokens.read()).toMatchObject({ token: 'token-1', refreshToken: 'refresh-1' });
  });

  it.each([
    ['when the person presses Retry', 'retry'],
    ['automatically when the browser goes online', 'online'],
  ])('T-70 retries %s', async (_, trigger) => {
    let isDown = true;
    const { until, send, emitPageEvent, model } = openAuth({
      tokens: storedTokens(),
      script: {
        'session.profile': () => (isDown ? NO_ANSWER() : { success: true, user: exampleUser }),
        'session.refresh': () =>
          isDown ? NO_ANSWER() : { success: true, token: 'next', refresh_token: 'next-refresh' },
      },
    });
    await until('unverified');
    isDown = false;
    if (trigger === 'online') emitPageEvent('online');
    else send({ type: 'retry.requested' });
    await until('signedIn');
    expect(model()).toMatchObject({ state: 'signed-in', user: exampleUser });
  });
});
