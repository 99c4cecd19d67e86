/** Result of a sign-in or a refresh. */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

/** The stored tokens; each part may be missing. */
export interface StoredTokens {
  readonly token: string | null;
  readonly refreshToken: string | null;
  /** Id of the sign-in that issued the tokens. Distinguishes two users of one browser. */
  readonly signIn: string | null;
}

/** Stores tokens synchronously and never throws. A host can pass its own. */
export interface TokenStorage {
  read(): StoredTokens;
  /** Stores the given values and removes those that are null. */
  write(tokens: StoredTokens): void;
}

/** Keys in the local storage. `auth_sign_in` distinguishes sign-ins. */
export const TOKEN_KEYS = {
  token: 'auth_token',
  refreshToken: 'refresh_token',
  signIn: 'auth_sign_in',
} as const satisfies Record<keyof StoredTokens, string>;

export const NO_TOKENS: StoredTokens = { token: null, refreshToken: null, signIn: null };

export const areSameTokens = (one: StoredTokens, other: StoredTokens): boolean =>
  one.token === other.token &&
  one.refreshToken === other.refreshToken &&
  one.signIn === other.signIn;

/** Stores tokens in memory until the page is closed. Nothing stays in the browser, so each visit needs a new sign-in. */
export const memoryTokenStorage = (): TokenStorage => {
  let current = NO_TOKENS;
  return { read: () => current, write: (tokens) => void (current = tokens) };
};

type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores tokens in the browser's local storage. All tabs share them, and any script of the page's origin can read
 * them. Falls back to memory if the local storage cannot be used; even accessing it may throw.
 * @param open returns the storage. @default the page's localStorage
 */
export const localTokenStorage = (
  open: () => StorageArea = () => globalThis.localStorage,
): TokenStorage => {
  const memory = memoryTokenStorage();
  let area: StorageArea | null = null;
  try {
    area = open();
    readArea(area);
  } catch {
    area = null;
  }
  return {
    read() {
      try {
        return area ? readArea(area) : memory.read();
      } catch {
        return memory.read();
      }
    },
    write(tokens) {
      memory.write(tokens);
      if (!area) return;
      try {
        writeArea(area, tokens);
      } catch {
        clearArea(area);
        area = null;
      }
    },
  };
};

const readArea = (area: StorageArea): StoredTokens => ({
  token: area.getItem(TOKEN_KEYS.token),
  refreshToken: area.getItem(TOKEN_KEYS.refreshToken),
  signIn: area.getItem(TOKEN_KEYS.signIn),
});

/** Writes the token before its refresh token: a tab that reads in between gets the new token and does not refresh. */
const writeArea = (area: StorageArea, tokens: StoredTokens) => {
  for (const name of ['signIn', 'token', 'refreshToken'] as const) {
    const value = tokens[name];
    if (value === null) area.removeItem(TOKEN_KEYS[name]);
    else area.setItem(TOKEN_KEYS[name], value);
  }
};

/** Half of a pair, or a pair that the server replaced, must not be used on the next visit. */
const clearArea = (area: StorageArea) => {
  try {
    writeArea(area, NO_TOKENS);
  } catch {
    // The storage cannot be written.
  }
};
