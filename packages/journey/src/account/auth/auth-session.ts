import type { PlatformClient } from '@spinout/api-client';
import {
  createSession,
  localTokenStorage,
  type Session,
  type SessionSettings,
  type SessionState,
} from '@spinout/api-client/http';
import type { SessionSnapshot } from './auth.types.js';

export interface AuthSessionSettings extends Partial<
  Pick<SessionSettings, 'storage' | 'locks' | 'events' | 'newId' | 'sleep'>
> {
  /** The client whose transport uses this session; looked up at each refresh. */
  readonly api: () => Pick<PlatformClient, 'session'>;
}

/** A session that can be watched, and suspended for guests. Token refreshes hold a lock across tabs. */
export interface AuthSession extends Session {
  /** The current state, without the tokens. */
  getSnapshot(): SessionSnapshot;
  /** The refresh token; sent on sign-out, so that the server revokes the whole token family. */
  refreshToken(): string | null;
  /** While suspended, no call carries a token, because a guest or a demo account is active. */
  setSuspended(isSuspended: boolean): void;
  /** Calls back when the state or the sign-in changes in any tab. Returns a function that unsubscribes. */
  watch(changed: (snapshot: SessionSnapshot) => void): () => void;
}

/**
 * Creates the session for `httpTransport` and `AuthProvider`.
 * @example
 * const session = createAuthSession({ api: () => api });
 * const api = createPlatformClient({ transport: httpTransport({ session }) });
 */
export function createAuthSession({
  api,
  storage: tokenStorage = localTokenStorage(),
  ...settings
}: AuthSessionSettings): AuthSession {
  const listeners = new Set<(snapshot: SessionSnapshot) => void>();
  let isSuspended = false;
  // A token from the URL has no refresh token; empty strings count as none.
  const storage: SessionSettings['storage'] = {
    read: () => {
      const stored = tokenStorage.read();
      return {
        ...stored,
        token: stored.token || null,
        refreshToken: stored.refreshToken || null,
      };
    },
    write: (tokens) => tokenStorage.write({ ...tokens, refreshToken: tokens.refreshToken || null }),
  };
  const session = createSession({
    ...settings,
    storage,
    refresh: async (refreshToken, signal) => {
      const reply = await api().session.refresh({ refresh_token: refreshToken }, { signal });
      return { token: reply.token, refreshToken: reply.refresh_token };
    },
    onChange: (state) => {
      for (const listener of [...listeners]) listener(readSnapshot(state));
    },
  });
  const readSnapshot = (state: SessionState = session.state()): SessionSnapshot => {
    const { token, signIn } = storage.read();
    return { state, signIn, hasToken: token !== null };
  };
  return {
    ...session,
    bearer: () => (isSuspended ? null : session.bearer()),
    renew: async (rejectedToken) => (isSuspended ? null : session.renew(rejectedToken)),
    getSnapshot: () => readSnapshot(),
    refreshToken: () => storage.read().refreshToken,
    setSuspended: (value) => void (isSuspended = value),
    watch: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
