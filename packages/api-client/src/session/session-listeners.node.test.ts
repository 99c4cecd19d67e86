import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_KEYS, localTokenStorage, NO_TOKENS, type StoredTokens } from './token-storage.js';
import { createSession } from './session.js';
import { FIRST, SECOND, storageEvent, unreachable } from './session.fixtures.js';
import type { SessionState } from './session-state.js';
import { ADA, USED, answers, fails, open } from './session.test-tools.js';

afterEach(() => vi.unstubAllGlobals());

/** An event target that counts its listeners. */
const countListeners = () => {
  const target = new EventTarget();
  const counts = new Map<string, number>();
  const add = (type: string, change: number) => counts.set(type, (counts.get(type) ?? 0) + change);
  const events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = {
    addEventListener: (type, listener) => {
      add(type, 1);
      target.addEventListener(type, listener);
    },
    removeEventListener: (type, listener) => {
      add(type, -1);
      target.removeEventListener(type, listener);
    },
  };
  return { events, target, counts: () => Object.fromEntries(counts) };
};

const openWith = (stored: StoredTokens) => {
  const states: SessionState[] = [];
  const state = { stored };
  const { events, target, counts } = countListeners();
  const session = createSession({
    storage: { read: () => state.stored, write: (tokens) => void (state.stored = tokens) },
    events,
    refresh: answers(),
    locks: null,
    onChange: (each) => states.push(each),
  });
  return { session, state, target, counts, states };
};

describe('the listeners of a session', () => {
  it('notice a sign-out when the browser restores the page from its cache', () => {
    const { state, target, states } = openWith(ADA);
    state.stored = NO_TOKENS;
    target.dispatchEvent(new Event('pageshow'));
    target.dispatchEvent(new Event('pageshow'));
    expect(states).toEqual(['signed-out']);
  });

  it.each(Object.values(TOKEN_KEYS))('notice a change of %s', (key) => {
    const { state, target, states } = openWith(ADA);
    state.stored = NO_TOKENS;
    target.dispatchEvent(storageEvent(key));
    expect(states).toEqual(['signed-out']);
  });

  it('are all removed when it is disposed of', () => {
    const { session, counts } = openWith(ADA);
    expect(counts()).toEqual({ storage: 1, pageshow: 1 });
    session.dispose();
    expect(counts()).toEqual({ storage: 0, pageshow: 0 });
  });

  it('are not needed outside of a browser', () => {
    vi.stubGlobal('navigator', undefined);
    const storage = { read: () => ADA, write: () => undefined };
    const session = createSession({ storage, refresh: answers() });
    expect(session.state()).toBe('signed-in');
    expect(() => session.dispose()).not.toThrow();
  });
});

describe('tokens that changed while they were renewed', () => {
  it.each<[string, Partial<StoredTokens>]>([
    ['token', { token: 'other' }],
    ['refresh token', { refreshToken: 'other' }],
    ['sign-in', { signIn: 'other' }],
  ])('are kept if only the %s is another one', async (_, change) => {
    const changed = { ...ADA, ...change };
    const { session, dependencies } = open(ADA, async () => {
      dependencies.tab().storage.write(changed);
      return SECOND;
    });
    await session.renew(USED);
    expect(dependencies.stored()).toEqual(changed);
  });

  it('are not in doubt because a server did not confirm the ones before', async () => {
    const { session, other } = open(ADA, fails(unreachable()));
    expect(await session.check()).toBe('unchecked');
    other.write({ ...ADA, token: 'other' });
    expect(session.state()).toBe('signed-in');
    other.write(ADA);
    expect(session.state()).toBe('unchecked');
  });
});

describe('a session without an id of its sign-in', () => {
  it('sends a token without one', () => {
    const { session } = open({ ...FIRST, signIn: null }, answers());
    expect(session.bearer()).toStrictEqual({ token: FIRST.token });
  });
});

describe('a sign-out', () => {
  it('writes the storage once', () => {
    const writes: StoredTokens[] = [];
    const storage = { read: () => ADA, write: (tokens: StoredTokens) => void writes.push(tokens) };
    const session = createSession({ storage, refresh: answers(), locks: null, events: null });
    session.signOut();
    expect(writes).toEqual([NO_TOKENS]);
  });
});

describe('a demo account', () => {
  it('is refused with what to do instead', () => {
    const { session } = open(NO_TOKENS, answers());
    expect(() => session.signIn({ token: 'mock-1', refreshToken: 'r' })).toThrow(
      'Keep it apart, under a key of its own.',
    );
  });
});

describe('tokens in the storage of the page', () => {
  it('are read and written there', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
      removeItem: (key: string) => void texts.delete(key),
    });
    localTokenStorage().write(ADA);
    expect(Object.fromEntries(texts)).toEqual({
      auth_token: 'ada-0',
      refresh_token: 'ada-r0',
      auth_sign_in: 'ada',
    });
  });

  it('are never written to a storage that could not be read', () => {
    const written: string[] = [];
    const storage = localTokenStorage(() => ({
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: (key) => void written.push(key),
      removeItem: () => undefined,
    }));
    storage.write(ADA);
    expect([written, storage.read()]).toEqual([[], ADA]);
  });
});
