import { describe, expect, it } from 'vitest';
import {
  localTokenStorage,
  memoryTokenStorage,
  NO_TOKENS,
  type StoredTokens,
} from './token-storage.js';

const tokens: StoredTokens = { token: 't', refreshToken: 'r', signIn: 's' };

/** A browser's storage that can be made full or unavailable. */
const area = (localArea: Record<string, string> = {}) => {
  const texts = new Map(Object.entries(localArea));
  const state = { full: false, closed: false };
  const guard = (isShut: boolean) => {
    if (isShut) throw new DOMException('not now');
  };
  return {
    texts,
    state,
    getItem: (key: string) => {
      guard(state.closed);
      return texts.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      guard(state.full || state.closed);
      texts.set(key, value);
    },
    removeItem: (key: string) => {
      guard(state.closed);
      texts.delete(key);
    },
  };
};

describe('tokens in local storage', () => {
  it('AUTH-26 are stored under auth_token and refresh_token', () => {
    const localArea = area();
    localTokenStorage(() => localArea).write(tokens);
    expect(Object.fromEntries(localArea.texts)).toEqual({
      auth_token: 't',
      refresh_token: 'r',
      auth_sign_in: 's',
    });
  });

  it('AUTH-26 are found at the next visit, even if another program stored them', () => {
    const localArea = area({ auth_token: 't', refresh_token: 'r' });
    expect(localTokenStorage(() => localArea).read()).toEqual({ ...tokens, signIn: null });
  });

  it('leave no entries when they are removed', () => {
    const localArea = area({ theme: 'dark' });
    const storage = localTokenStorage(() => localArea);
    storage.write(tokens);
    storage.write(NO_TOKENS);
    expect(Object.fromEntries(localArea.texts)).toEqual({ theme: 'dark' });
    expect(storage.read()).toEqual(NO_TOKENS);
  });

  it.each([
    [
      'throws when it is looked at',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['is not there', () => undefined as unknown as Storage],
    [
      'throws when it is read',
      () => {
        const closedArea = area();
        closedArea.state.closed = true;
        return closedArea;
      },
    ],
  ])(
    'are kept in memory if the storage %s: the person is signed in until the page is closed',
    (_, open) => {
      const storage = localTokenStorage(open);
      expect(storage.read()).toEqual(NO_TOKENS);
      storage.write(tokens);
      expect(storage.read()).toEqual(tokens);
    },
  );

  it('are kept in memory if the storage is full, and no partial or outdated pair remains in it', () => {
    const localArea = area({ auth_token: 'old', refresh_token: 'used' });
    const storage = localTokenStorage(() => localArea);
    localArea.state.full = true;
    storage.write(tokens);
    expect(storage.read()).toEqual(tokens);
    expect(localArea.texts.size).toBe(0);
    storage.write(NO_TOKENS);
    expect(storage.read()).toEqual(NO_TOKENS);
  });

  it('are kept if the storage becomes unavailable later', () => {
    const localArea = area();
    const storage = localTokenStorage(() => localArea);
    storage.write(tokens);
    localArea.state.closed = true;
    expect(storage.read()).toEqual(tokens);
    storage.write(NO_TOKENS);
    expect(storage.read()).toEqual(NO_TOKENS);
  });
});

describe('tokens in memory', () => {
  it('are not shared between sessions', () => {
    const [one, other] = [memoryTokenStorage(), memoryTokenStorage()];
    one.write(tokens);
    expect([one.read(), other.read()]).toEqual([tokens, NO_TOKENS]);
  });
});
