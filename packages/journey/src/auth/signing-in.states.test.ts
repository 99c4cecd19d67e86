import { memoryTokenStorage } from '@spinout/api-client/http';
import { memoryStorage } from '@spinout/flow-kit';
import { describe, expect, it, vi } from 'vitest';
import {
  openAuth,
  ORIGIN,
  sharedStorage,
  storedTokens,
  NO_ANSWER,
  refused,
} from './auth.test-tools.js';

describe('signing in', () => {
  it('AUTH-15, API-26, API-27, AUTH-27 asks once for health and leaves with a proof (S-86)', async () => {
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

  it('T-73 an unhealthy service is asked once', async () => {
    const { until, send, transport, visitedUrls } = openAuth({
      script: { 'session.health': refused(503) },
    });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('signedOut');
    expect(transport.sentTo('session.health')).toHaveLength(1);
    expect(visitedUrls).toEqual([]);
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
    const stored = JSON.parse(texts.get('demo_session') ?? '') as { token: string };
    expect(stored.token).toMatch(/^mock-/);
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
    const { until, send, model, visitedUrls } = openAuth({ tab: memoryStorage() });
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('signedOut');
    expect(model().alert).toEqual({ kind: 'no-storage' });
    expect(visitedUrls).toEqual([]);
  });

  it('is of use again when the person comes back, or when the page was never left', async () => {
    const { until, send, clock, emitPageEvent } = openAuth();
    await until('signedOut');
    send({ type: 'signIn.requested', provider: 'google' });
    await until({ signingIn: 'left' });
    emitPageEvent('returned');
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
