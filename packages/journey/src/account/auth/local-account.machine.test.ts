import { exampleUser } from '@spinout/api-client/testing';
import { memoryTokenStorage } from '@spinout/api-client/http';
import { describe, expect, it } from 'vitest';
import {
  writePendingSignIn,
  createTabStorage,
  openAuth,
  sharedStorage,
  storedTokens,
  NO_ANSWER,
} from './auth.test-tools.js';
import { createStorageWithAccount } from './storage-with-account.js';

const change = {
  name: 'Ada L.',
  bio: 'Notes',
  organization: 'Analytical Society',
  research_interests: ['engines'],
};

describe('a guest', () => {
  it('AUTH-13, T-09 has a name, no token and the lowest role, also after a reload (S-86)', async () => {
    const storage = sharedStorage();
    const tokens = memoryTokenStorage();
    const first = openAuth({ storage: storage.tab(), tokens });
    await first.until('signedOut');
    first.send({ type: 'guest.chosen' });
    await first.until('guest');
    expect(first.model()).toMatchObject({ state: 'guest', role: 'guest', isDemoAccount: false });
    expect(first.model().user).toMatchObject({ name: 'Guest', provider: 'guest' });
    expect(tokens.read().token).toBeNull();
    first.actor.stop();
    const again = openAuth({ storage: storage.tab(), tokens });
    await again.until('guest');
    expect(again.model().user).toEqual(first.model().user);
    expect(again.transport.requests).toEqual([]);
  });

  it('T-09 saves no profile, and can sign in', async () => {
    const { until, send, actor } = openAuth();
    await until('signedOut');
    send({ type: 'guest.chosen' });
    await until('guest');
    expect(actor.getSnapshot().can({ type: 'profile.submitted', id: '1', change })).toBe(false);
    send({ type: 'signIn.requested', provider: 'google' });
    await until({ signingIn: 'left' });
  });

  it('stays a guest when the sign-in service does not respond', async () => {
    const { until, send, model } = openAuth({ script: { 'session.health': NO_ANSWER } });
    await until('signedOut');
    send({ type: 'guest.chosen' });
    await until('guest');
    send({ type: 'signIn.requested', provider: 'google' });
    expect(model()).toMatchObject({ state: 'guest', isBusy: true });
    await until('guest');
    expect(model()).toMatchObject({ state: 'guest', alert: { kind: 'unavailable' } });
  });

  it('T-72 sends no tokens while a stored session is unverified', async () => {
    const tokens = storedTokens();
    const { until, send, session } = openAuth({
      tokens,
      script: { 'session.profile': NO_ANSWER, 'session.refresh': NO_ANSWER },
    });
    await until('unverified');
    expect(session.bearer()).not.toBeNull();
    send({ type: 'guest.chosen' });
    await until('guest');
    expect(session.bearer()).toBeNull();
    expect(tokens.read().token).toBe('token-1');
  });
});

describe('two tabs of a browser', () => {
  it('T-72 share a guest until one of them signs out', async () => {
    const shared = sharedStorage();
    const [one, other] = [openAuth({ storage: shared.tab() }), openAuth({ storage: shared.tab() })];
    await Promise.all([one.until('signedOut'), other.until('signedOut')]);
    one.send({ type: 'guest.chosen' });
    await Promise.all([one.until('guest'), other.until('guest')]);
    expect(other.model().user).toEqual(one.model().user);
    other.send({ type: 'signOut.requested' });
    await Promise.all([one.until('signedOut'), other.until('signedOut')]);
  });

  it('T-72 replace a guest by a real sign-in in one of them', async () => {
    const shared = sharedStorage();
    const tokens = memoryTokenStorage();
    const events = new EventTarget();
    const guest = openAuth({ storage: shared.tab(), tokens, events });
    await guest.until('signedOut');
    guest.send({ type: 'guest.chosen' });
    await guest.until('guest');
    const tab = createTabStorage();
    writePendingSignIn(tab);
    const at = '/auth/callback?code=code-1&state=state-1';
    const real = openAuth({ at, tab, storage: shared.tab(), tokens });
    await real.finishRedirect('signedIn');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
    await guest.until('signedIn');
    expect(guest.model().user).toEqual(exampleUser);
    expect(shared.texts.has('demo_session')).toBe(false);
  });
});

describe('a stored demo account', () => {
  const mock = (role: string) =>
    JSON.stringify({
      kind: 'mock',
      token: 'mock-1',
      user: { id: 'demo-1', name: 'Demo Researcher', role, provider: 'google' },
    });

  it('T-41 is restored and edited in the browser, without a call', async () => {
    const { texts, tab } = sharedStorage();
    texts.set('demo_session', mock('researcher'));
    const { until, send, model, transport } = openAuth({
      storage: tab(),
      settings: { mockLogin: 'on-failure' },
    });
    await until('demo');
    send({ type: 'profile.submitted', id: '1', change });
    await until({ demo: 'idle' });
    expect(model().user).toMatchObject({ ...change, role: 'researcher' });
    expect(JSON.parse(texts.get('demo_session') ?? '')).toMatchObject({ user: change });
    expect(transport.requests).toEqual([]);
  });

  it('AUTH-18 has the role researcher, whatever the stored text says', async () => {
    const { texts, tab } = sharedStorage();
    texts.set('demo_session', mock('enterprise'));
    const { until, model } = openAuth({
      storage: tab(),
      settings: { mockLogin: 'on-failure' },
    });
    await until('demo');
    expect(model().role).toBe('researcher');
  });

  it('AUTH-18 has the configured mock role, also after a profile change', async () => {
    const { until, send, model, transport } = openAuth({
      storage: createStorageWithAccount('demo', 'Demo Administrator'),
      settings: { mockLogin: 'on-failure', mockRole: 'admin' },
    });
    await until('demo');
    expect(model()).toMatchObject({
      state: 'demo',
      role: 'admin',
      isDemoAccount: true,
      user: { name: 'Demo Administrator' },
    });
    send({ type: 'profile.submitted', id: '1', change });
    await until({ demo: 'idle' });
    expect(model().user).toMatchObject({ ...change, role: 'admin' });
    expect(transport.requests).toEqual([]);
  });

  it('T-09 starts as a guest from a prepared storage, whatever the mock role', async () => {
    const { until, model } = openAuth({
      storage: createStorageWithAccount('guest', 'Guest'),
      settings: { mockLogin: 'on-failure', mockRole: 'admin' },
    });
    await until('guest');
    expect(model()).toMatchObject({ state: 'guest', role: 'guest', isDemoAccount: false });
  });

  it('T-39 is ignored if mock logins are disabled', async () => {
    const { texts, tab } = sharedStorage();
    texts.set('demo_session', mock('researcher'));
    const { until, model } = openAuth({ storage: tab() });
    await until('signedOut');
    expect(model().user).toBeNull();
  });

  it('T-72 is replaced by a real session', async () => {
    const { texts, tab } = sharedStorage();
    texts.set('demo_session', mock('researcher'));
    const { until, model } = openAuth({
      storage: tab(),
      tokens: storedTokens(),
      settings: { mockLogin: 'on-failure' },
    });
    await until('signedIn');
    expect(model()).toMatchObject({ isDemoAccount: false, user: exampleUser });
  });
});
