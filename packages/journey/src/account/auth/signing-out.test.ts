import { exampleUser } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { openAuth, sharedStorage, storedTokens, NO_ANSWER } from './auth.test-tools.js';

describe('signing out', () => {
  it('AUTH-24, AUTH-25, API-24 clears the tokens, notifies the server and opens the root (S-88)', async () => {
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

  it('AUTH-24 does not wait for the server', async () => {
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
