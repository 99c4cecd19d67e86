import { memoryTokenStorage } from '@spinout/api-client/http';
import { memoryStorage } from '@spinout/flow-kit';
import { describe, expect, it, vi } from 'vitest';
import {
  openAuth,
  ORIGIN,
  sharedStorage,
  storedTokens,
  NO_ANSWER,
  respondWith,
} from './auth.test-tools.js';

describe('signing in', () => {
  it('AUTH-15, API-26, API-27, AUTH-27 checks the service once and redirects with state and challenge (S-86)', async () => {
    const { until, send, visitedUrls, tab, model, transport } = openAuth({ at: '/?view=demo#top' });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'orcid' });
    expect(model()).toMatchObject({ state: 'signed-out', isBusy: true, signingInWith: 'orcid' });
    await until({ signingIn: 'left' });
    const address = new URL(visitedUrls[0] ?? '', ORIGIN);
    expect(visitedUrls).toHaveLength(1);
    expect(address.pathname).toBe('/api/v1/auth/login/orcid');
    expect(address.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/auth/callback`);
    const pending = JSON.parse(String(await tab.read('auth_pending'))) as Record<string, unknown>;
    expect(address.searchParams.get('state')).toBe(pending['state']);
    expect(pending['state']).not.toBe('');
    expect(await tab.read('redirect_after_login')).toBe('/?view=demo#top');
    expect(transport.requests.map(({ id }) => id)).toEqual(['session.health']);
  });

  it('T-73 checks an unhealthy service once', async () => {
    const { until, send, transport, visitedUrls } = openAuth({
      script: { 'session.health': respondWith(503) },
    });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('signedOut');
    expect(transport.sentTo('session.health')).toHaveLength(1);
    expect(visitedUrls).toEqual([]);
  });

  it('T-39 shows an alert for an unhealthy service if mock logins are disabled', async () => {
    const { until, send, model } = openAuth({ script: { 'session.health': NO_ANSWER } });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('signedOut');
    expect(model()).toMatchObject({ alert: { kind: 'unavailable' }, isBusy: false });
    send({ type: 'alert.closed' });
    expect(model().alert).toBeNull();
  });

  it('AUTH-16, AUTH-17, AUTH-18, CONST-24 takes 1.5 s for a mock login and creates a researcher (S-86)', async () => {
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
    const stored = JSON.parse(texts.get('demo_session') ?? '') as { token: string };
    expect(stored.token).toMatch(/^mock-/);
  });

  it('T-72 writes no tokens in a mock login', async () => {
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

  it('T-39 never replaces an unverified session with a mock login', async () => {
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

  it('reports a tab without storage, because the callback could not be verified', async () => {
    const { until, send, model, visitedUrls } = openAuth({ tab: memoryStorage() });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('signedOut');
    expect(model().alert).toEqual({ kind: 'no-storage' });
    expect(visitedUrls).toEqual([]);
  });

  it('can be started again when the person returns or the redirect did not happen', async () => {
    const { until, send, clock, emitPageEvent, model } = openAuth();
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until({ signingIn: 'left' });
    emitPageEvent('returned');
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until({ signingIn: 'left' });
    clock.increment(10_000);
    await until('signedOut');
    expect(model().state).toBe('signed-out');
  });

  it('offers a new tab inside another site’s frame, without a call', async () => {
    const { until, send, model, transport } = openAuth({ isFramed: true });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    expect(model()).toMatchObject({ state: 'signed-out', offersNewTab: true });
    expect(transport.requests).toEqual([]);
    send({ type: 'newTab.closed' });
    expect(model().offersNewTab).toBe(false);
  });
});
