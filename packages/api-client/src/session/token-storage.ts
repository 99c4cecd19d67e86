/** What a sign-in or a refresh brings. */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

/** What is kept; each part may be missing. */
export interface StoredTokens {
  readonly token: string | null;
  readonly refreshToken: string | null;
  /** Names the sign-in that the tokens came from, so that two users of one browser are told apart. */
  readonly signIn: string | null;
}

/** A place for tokens. A host may bring its own; it never throws and never waits. */
export interface TokenStorage {
  read(): StoredTokens;
  /** Keeps what is given and removes what is null. */
  write(tokens: StoredTokens): void;
}

/** AUTH-26, CONST-39; the third tells sign-ins apart. */
export const TOKEN_KEYS = {
  token: 'auth_token',
  refreshToken: 'refresh_token',
  signIn: 'auth_sign_in',
} as const satisfies Record<keyof StoredTokens, string>;

export const NO_TOKENS: StoredTokens = { token: null, refreshToken: null, signIn: null };

export const areSame = (one: StoredTokens, other: StoredTokens): boolean =>
  one.token === other.token &&
  one.refreshToken === other.refreshToken &&
  one.signIn === other.signIn;

/** Keeps tokens until the page goes: nothing for a thief to find later, and a sign-in at each visit. */
export const memoryTokenStorage = (): TokenStorage => {
  let kept = NO_TOKENS;
  return { read: () => kept, write: (tokens) => void (kept = tokens) };
};

type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps tokens in the browser's local storage, where all tabs share them; any script of the page's
 * origin can read them there. Memory where that cannot be used, since even looking at it may throw.
 * @param open finds the storage. @default the page's localStorage
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
        forget(area);
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

/** The token before its refresh token: a tab that reads in between takes the new one and refreshes nothing. */
const writeArea = (area: StorageArea, tokens: StoredTokens) => {
  for (const name of ['signIn', 'token', 'refreshToken'] as const) {
    const value = tokens[name];
    if (value === null) area.removeItem(TOKEN_KEYS[name]);
    else area.setItem(TOKEN_KEYS[name], value);
  }
};

/** Half of a pair, or one that the server replaced, must not come back with the next visit. */
const forget = (area: StorageArea) => {
  try {
    writeArea(area, NO_TOKENS);
  } catch {
    // Nothing of ours can be changed there.
  }
};
