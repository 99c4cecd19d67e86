import { ConfigurationError } from '../errors/api-error.js';
import { randomId } from '../transport/random-id.js';
import { isMock, type Bearer, type SessionAccess } from '../transport/session-access.js';
import { sleep as timerSleep, type Sleep } from '../transport/sleep.js';
import { refreshStored, type Refresh } from './refresh-stored.js';
import { getSessionState, type SessionState } from './session-state.js';
import {
  NO_TOKENS,
  TOKEN_KEYS,
  type StoredTokens,
  type TokenPair,
  type TokenStorage,
} from './token-storage.js';
import { withLock, type Locks } from './with-lock.js';

export interface SessionSettings {
  /** Where tokens are stored: `localTokenStorage()`, `memoryTokenStorage()` or the host's own. */
  readonly storage: TokenStorage;
  /**
   * Exchanges a refresh token for the next pair, with `call()` and the refresh endpoint. A 4xx or a malformed reply
   * signs out; any other failure leaves the tokens unchanged. The signal aborts on sign-out and on a new sign-in.
   */
  readonly refresh: Refresh;
  /** Locks that let only one tab refresh at a time; null = no locks. @default `navigator.locks`, if available */
  readonly locks?: Locks | null;
  /** Called when the state changes and when another sign-in replaces this one, in any tab. */
  readonly onChange?: (state: SessionState) => void;
  /** Target of `storage` events from other tabs; null = none. @default the window, if there is one */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  /** Creates a unique id for each sign-in. @default a random UUID or, without HTTPS, random numbers */
  readonly newId?: () => string;
  /** Timer for the lock timeout. @default `setTimeout` */
  readonly sleep?: Sleep;
}

/** The tokens of one person, shared with the other tabs of the browser. */
export interface Session extends SessionAccess {
  state(): SessionState;
  /**
   * Refreshes the stored tokens regardless of their age: on start without a token, after the profile failed to
   * load, on Retry.
   */
  check(): Promise<SessionState>;
  /** Marks the stored token as valid after a server accepted it, even if a refresh got no answer. */
  confirm(): void;
  /**
   * Stores the tokens of a new sign-in and drops requests in progress for the previous one.
   * @throws {ConfigurationError} for the token of a demo account, which has no session on the server
   */
  signIn(pair: TokenPair): void;
  /**
   * Removes the tokens, even while a refresh is in progress. A logout request that was started just before still
   * carries its token.
   */
  signOut(): void;
  /** Stops listening, reporting and refreshing. A refresh reply that still arrives is stored: it is the only copy. */
  dispose(): void;
}

interface Refreshing {
  readonly result: Promise<void>;
  readonly drop: () => void;
}

const WATCHED_KEYS: ReadonlySet<unknown> = new Set([null, ...Object.values(TOKEN_KEYS)]);

/** Creates a session from the stored tokens. Sends no request before a call is refused or `check` is called. */
export const createSession = (settings: SessionSettings): Session => {
  const { storage, refresh, onChange, newId = randomId, sleep = timerSleep } = settings;
  const { locks = globalThis.navigator?.locks, events = globalThis.window } = settings;
  let refreshing: Refreshing | null = null;
  let unverified: StoredTokens | null = null;
  let isDisposed = false;

  const readCurrent = () => {
    const stored = storage.read();
    return { state: getSessionState(stored, unverified), signIn: stored.signIn };
  };
  let lastReported = readCurrent();
  const notifyChange = () => {
    const now = readCurrent();
    const hasChanged = now.state !== lastReported.state || now.signIn !== lastReported.signIn;
    lastReported = now;
    if (hasChanged && !isDisposed) onChange?.(now.state);
  };

  const onStorage = (event: Event) => {
    if (WATCHED_KEYS.has((event as StorageEvent).key)) notifyChange();
  };
  events?.addEventListener('storage', onStorage);
  // A page that the browser restores from its cache was not notified of changes in other tabs.
  events?.addEventListener('pageshow', notifyChange);

  /** Runs one refresh at a time in this tab; later callers wait for the same refresh. */
  const refreshOnce = (isRefused: boolean): Promise<void> => {
    if (refreshing) return refreshing.result;
    const storedBefore = storage.read();
    const abortController = new AbortController();
    const work = async () => {
      if (isDisposed || abortController.signal.aborted) return;
      const outcome = await refreshStored(
        storage,
        refresh,
        storedBefore,
        isRefused,
        abortController.signal,
      );
      unverified = outcome === 'unknown' ? storedBefore : unverified;
    };
    const current: Refreshing = {
      drop: () => abortController.abort(),
      result: withLock(locks ?? null, sleep, work).finally(() => {
        if (refreshing === current) refreshing = null;
        notifyChange();
      }),
    };
    refreshing = current;
    return current.result;
  };

  const replaceTokens = (tokens: StoredTokens) => {
    refreshing?.drop();
    refreshing = null;
    // Clears first: no other tab may see the token of one person with the sign-in id of another.
    storage.write(NO_TOKENS);
    if (tokens !== NO_TOKENS) storage.write(tokens);
    notifyChange();
  };

  return {
    state: () => readCurrent().state,
    bearer: () => getBearer(storage.read()),
    async renew(refused) {
      const findRenewedBearer = () => {
        const now = getBearer(storage.read());
        return now && now.signIn === refused.signIn && now.token !== refused.token ? now : null;
      };
      const isFromSameSignIn = storage.read().signIn === (refused.signIn ?? null);
      if (isFromSameSignIn && !findRenewedBearer()) await refreshOnce(true);
      return findRenewedBearer();
    },
    async check() {
      if (readCurrent().state !== 'signed-out') await refreshOnce(false);
      return readCurrent().state;
    },
    confirm() {
      unverified = null;
      notifyChange();
    },
    signIn(pair) {
      if (isMock(pair.token)) {
        throw new ConfigurationError(
          'A demo account has no session on the server. Keep it apart, under a key of its own.',
        );
      }
      replaceTokens({ token: pair.token, refreshToken: pair.refreshToken, signIn: newId() });
    },
    signOut: () => replaceTokens(NO_TOKENS),
    dispose() {
      isDisposed = true;
      events?.removeEventListener('storage', onStorage);
      events?.removeEventListener('pageshow', notifyChange);
    },
  };
};

const getBearer = ({ token, signIn }: StoredTokens): Bearer | null =>
  token === null ? null : { token, ...(signIn === null ? {} : { signIn }) };
