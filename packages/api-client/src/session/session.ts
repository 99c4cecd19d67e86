import { ConfigurationError } from '../errors/api-error.js';
import { randomId } from '../transport/random-id.js';
import { isMock, type Bearer, type SessionAccess } from '../transport/session-access.js';
import { sleep as timerSleep, type Sleep } from '../transport/sleep.js';
import { refreshStored, type Refresh } from './refresh-stored.js';
import { stateOf, type SessionState } from './session-state.js';
import {
  NO_TOKENS,
  TOKEN_KEYS,
  type StoredTokens,
  type TokenPair,
  type TokenStorage,
} from './token-storage.js';
import { inTurn, type Locks } from './turn.js';

export interface SessionSettings {
  /** Where tokens are kept: `localTokenStorage()`, `memoryTokenStorage()` or the host's own. */
  readonly storage: TokenStorage;
  /**
   * Turns a refresh token into the next pair, by `call()` and the refresh endpoint. A 4xx or a malformed reply
   * signs out; any other failure leaves the tokens. The signal fires on sign-out and on a new sign-in.
   */
  readonly refresh: Refresh;
  /** Lets one tab at a time refresh; null = none. @default the browser's, where there are any */
  readonly locks?: Locks | null;
  /** Told when the state changed, and when another sign-in took the place of this one, in any tab. */
  readonly onChange?: (state: SessionState) => void;
  /** Where `storage` events of other tabs are heard; null = nowhere. @default the window, where there is one */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  /** Names each sign-in, never the same twice. @default a random UUID or, without HTTPS, random numbers */
  readonly newId?: () => string;
  /** Bounds the wait for the lock. @default a timer */
  readonly sleep?: Sleep;
}

/** The tokens of one person, shared with the other tabs of the browser. */
export interface Session extends SessionAccess {
  state(): SessionState;
  /**
   * Refreshes with what is stored, whatever its age: on start without a token, after a profile that did not
   * load, on Retry.
   */
  check(): Promise<SessionState>;
  /** Told that a server accepted the stored token: a refresh without an answer no longer speaks against it. */
  confirm(): void;
  /**
   * Keeps the tokens of a new sign-in; what was under way for another one is dropped.
   * @throws {ConfigurationError} for the token of a demo account, which is no session
   */
  signIn(pair: TokenPair): void;
  /**
   * Forgets the tokens, also while a refresh is under way. A sign-out call to the server that was
   * started just before still carries its token.
   */
  signOut(): void;
  /** Stops listening, telling and refreshing. A reply under way is still kept: no other copy of it exists. */
  dispose(): void;
}

interface Refreshing {
  readonly result: Promise<void>;
  readonly drop: () => void;
}

const WATCHED: ReadonlySet<unknown> = new Set([null, ...Object.values(TOKEN_KEYS)]);

/** Makes a session over what is stored. It asks no server before a call is refused or `check` is called. */
export const createSession = (settings: SessionSettings): Session => {
  const { storage, refresh, onChange, newId = randomId, sleep = timerSleep } = settings;
  const { locks = globalThis.navigator?.locks, events = globalThis.window } = settings;
  let refreshing: Refreshing | null = null;
  let doubted: StoredTokens | null = null;
  let isDisposed = false;

  const look = () => {
    const stored = storage.read();
    return { state: stateOf(stored, doubted), signIn: stored.signIn };
  };
  let told = look();
  const tellChange = () => {
    const now = look();
    const isNew = now.state !== told.state || now.signIn !== told.signIn;
    told = now;
    if (isNew && !isDisposed) onChange?.(now.state);
  };

  const onStorage = (event: Event) => {
    if (WATCHED.has((event as StorageEvent).key)) tellChange();
  };
  events?.addEventListener('storage', onStorage);

  /** One refresh of this tab at a time; whoever comes later waits for the same. */
  const refreshOnce = (isRefused: boolean): Promise<void> => {
    if (refreshing) return refreshing.result;
    const began = storage.read();
    const leaving = new AbortController();
    const work = async () => {
      if (isDisposed || leaving.signal.aborted) return;
      const outcome = await refreshStored(storage, refresh, began, isRefused, leaving.signal);
      doubted = outcome === 'unknown' ? began : doubted;
    };
    const mine: Refreshing = {
      drop: () => leaving.abort(),
      result: inTurn(locks ?? null, sleep, work).finally(() => {
        if (refreshing === mine) refreshing = null;
        tellChange();
      }),
    };
    refreshing = mine;
    return mine.result;
  };

  const replaceBy = (tokens: StoredTokens) => {
    refreshing?.drop();
    refreshing = null;
    // First nothing: no other tab may see one person's token beside the other's name.
    storage.write(NO_TOKENS);
    if (tokens !== NO_TOKENS) storage.write(tokens);
    tellChange();
  };

  return {
    state: () => look().state,
    bearer: () => bearerOf(storage.read()),
    async renew(refused) {
      const successor = () => {
        const now = bearerOf(storage.read());
        return now && now.signIn === refused.signIn && now.token !== refused.token ? now : null;
      };
      const isOfSameSignIn = storage.read().signIn === (refused.signIn ?? null);
      if (isOfSameSignIn && !successor()) await refreshOnce(true);
      return successor();
    },
    async check() {
      if (look().state !== 'signed-out') await refreshOnce(false);
      return look().state;
    },
    confirm() {
      doubted = null;
      tellChange();
    },
    signIn(pair) {
      if (isMock(pair.token)) {
        throw new ConfigurationError(
          'A demo account has no session on the server. Keep it apart, under a key of its own.',
        );
      }
      replaceBy({ token: pair.token, refreshToken: pair.refreshToken, signIn: newId() });
    },
    signOut: () => replaceBy(NO_TOKENS),
    dispose() {
      isDisposed = true;
      events?.removeEventListener('storage', onStorage);
    },
  };
};

const bearerOf = ({ token, signIn }: StoredTokens): Bearer | null =>
  token === null ? null : { token, ...(signIn === null ? {} : { signIn }) };
