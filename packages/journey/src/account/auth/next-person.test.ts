import { exampleUser } from '@spinout/api-client/testing';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { describe, expect, it, vi } from 'vitest';
import {
  openAuth,
  respondWith,
  sharedStorage,
  STORED_TOKENS,
  storedTokens,
  type AuthOptions,
} from './auth.test-tools.js';

const REMEMBERED_KEY = 'signed_in_account';
const NO_TOKENS = { token: null, refreshToken: null, signIn: null };
const profileOf = (id: string) => ({ success: true, user: { ...exampleUser, id } });

/** A tab in which Ada is signed in. */
async function openAsAda(storage: KeyValueStorage, options: AuthOptions = {}) {
  const events = new EventTarget();
  const tokens = storedTokens();
  const auth = openAuth({
    tokens,
    storage,
    events,
    script: { 'session.profile': profileOf('ada') },
    ...options,
  });
  await auth.until('signedIn');
  return {
    ...auth,
    events,
    tokens,
    /** The token storage changes in another tab. */
    changeTokens: (pair: typeof NO_TOKENS | typeof STORED_TOKENS) => {
      tokens.write(pair);
      events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    },
  };
}

describe('the account whose work a page shows', () => {
  it('is known from the start when the tokens are those of the remembered one', async () => {
    const { tab } = sharedStorage();
    await openAsAda(tab());
    const never = new Promise(() => undefined);
    const later = openAuth({
      tokens: storedTokens(),
      storage: tab(),
      script: { 'session.profile': () => never },
    });
    expect(later.model()).toMatchObject({
      state: 'checking',
      accountId: 'ada',
      expectedName: 'Ada Example',
      sessionEpoch: 0,
    });
  });

  it.each([
    ['the tokens are those of another sign-in', { ...STORED_TOKENS, signIn: 'sign-in-2' }],
    ['there are no tokens', NO_TOKENS],
  ])('is unknown while %s', async (_, stored) => {
    const { tab } = sharedStorage();
    await openAsAda(tab());
    const later = openAuth({ tokens: storedTokens(stored), storage: tab() });
    expect(later.model().accountId).toBeNull();
  });

  it('is no longer that of a page that opens after the session has ended', async () => {
    const { tab } = sharedStorage();
    await openAsAda(tab());
    const refused = { 'session.profile': respondWith(401), 'session.refresh': respondWith(401) };
    const later = openAuth({ tokens: storedTokens(), storage: tab(), script: refused });
    expect(later.model().accountId).toBe('ada');
    await later.until('signedOut');
    expect(later.model()).toMatchObject({ accountId: null, sessionEpoch: 1 });
  });

  it('stays while the sign-in could not be verified', async () => {
    const { tab } = sharedStorage();
    await openAsAda(tab());
    const unavailable = {
      'session.profile': respondWith(503),
      'session.refresh': respondWith(503),
    };
    const later = openAuth({ tokens: storedTokens(), storage: tab(), script: unavailable });
    await later.until('unverified');
    expect(later.model()).toMatchObject({ accountId: 'ada', sessionEpoch: 0 });
    later.send({ type: 'guest.chosen' });
    await later.until('guest');
    expect(later.model()).toMatchObject({ accountId: null, sessionEpoch: 1 });
  });

  it('is that of the profile if another account was remembered', async () => {
    const { tab } = sharedStorage();
    await openAsAda(tab());
    const later = openAuth({
      tokens: storedTokens(),
      storage: tab(),
      script: { 'session.profile': profileOf('bob') },
    });
    await later.until('signedIn');
    expect(later.model()).toMatchObject({ accountId: 'bob', sessionEpoch: 1 });
  });

  it('ends at sign-out, for the page and for those that are opened afterwards (AUTH-24)', async () => {
    const { tab, texts } = sharedStorage();
    const { send, until, model } = await openAsAda(tab());
    expect(model().accountId).toBe('ada');
    expect(texts.get(REMEMBERED_KEY)).toContain('ada');
    send({ type: 'signOut.requested' });
    expect(model()).toMatchObject({ accountId: null, sessionEpoch: 1 });
    await until('signedOut');
    expect(texts.has(REMEMBERED_KEY)).toBe(false);
  });
});

describe('another tab', () => {
  it('ends the account at once when the person signs out there, before the tokens are gone', async () => {
    const { tab } = sharedStorage();
    const [first, second] = [await openAsAda(tab()), await openAsAda(tab())];
    first.send({ type: 'signOut.requested' });
    expect(second.model()).toMatchObject({ accountId: null, sessionEpoch: 1 });
    second.changeTokens(NO_TOKENS);
    await second.until('signedOut');
    expect(second.model()).toMatchObject({ accountId: null, sessionEpoch: 1 });
  });

  it('leaves the account when the session expires there, so that the draft is kept', async () => {
    const { tab } = sharedStorage();
    const second = await openAsAda(tab());
    second.changeTokens(NO_TOKENS);
    await second.until('signedOut');
    expect(second.model()).toMatchObject({ accountId: 'ada', sessionEpoch: 0 });
  });

  it('ends the account as soon as another person signs in there', async () => {
    const { tab } = sharedStorage();
    const second = await openAsAda(tab());
    void tab().write(REMEMBERED_KEY, JSON.stringify({ id: 'bob', signIn: 'sign-in-2' }));
    expect(second.model()).toMatchObject({ accountId: null, sessionEpoch: 1 });
  });

  it('leaves the account when the same person signs in there again', async () => {
    const { tab } = sharedStorage();
    const second = await openAsAda(tab());
    void tab().write(REMEMBERED_KEY, JSON.stringify({ id: 'ada', signIn: 'sign-in-2' }));
    expect(second.model()).toMatchObject({ accountId: 'ada', sessionEpoch: 0 });
  });
});

describe('a page that the browser restores from its cache', () => {
  /** A storage whose changes in other tabs are not reported, as to a page in the cache. */
  const withoutEvents = ({ watch: _, ...storage }: KeyValueStorage): KeyValueStorage => storage;

  it('shows nothing of a person who signed out meanwhile', async () => {
    const { tab } = sharedStorage();
    const cached = await openAsAda(withoutEvents(tab()));
    const other = await openAsAda(tab());
    other.send({ type: 'signOut.requested' });
    cached.tokens.write(NO_TOKENS);
    expect(cached.model()).toMatchObject({ state: 'signed-in', accountId: 'ada' });

    cached.events.dispatchEvent(new Event('pageshow'));
    cached.emitPageEvent('returned');
    await vi.waitFor(() => expect(cached.model().accountId).toBeNull());
    await cached.until('signedOut');
    expect(cached.model()).toMatchObject({ state: 'signed-out', user: null, sessionEpoch: 1 });
  });

  it('continues if the person is still signed in', async () => {
    const { tab } = sharedStorage();
    const cached = await openAsAda(tab());
    cached.events.dispatchEvent(new Event('pageshow'));
    cached.emitPageEvent('returned');
    expect(cached.model()).toMatchObject({
      state: 'signed-in',
      accountId: 'ada',
      sessionEpoch: 0,
    });
  });
});
