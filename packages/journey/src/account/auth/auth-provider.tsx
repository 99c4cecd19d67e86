'use client';
import type { HostSettings, PlatformClient } from '@spinout/api-client';
import {
  browserStorage,
  systemRuntime,
  tabStorage,
  type KeyValueStorage,
  type Runtime,
} from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { getCurrentPage, type AuthPage } from './auth-page.js';
import type { AuthSession } from './auth-session.js';
import { authActors } from './auth.actors.js';
import { DEFAULT_PROVIDERS } from './auth.constants.js';
import { authMachine } from './auth.machine.js';
import { authModel } from './auth.model.js';
import type { AuthSettings, SignInProvider } from './auth.types.js';
import { readCallback } from './callback-address.js';
import { captureCallback } from './captured-callback.js';
import { validateMockLogin } from './mock-login.js';
import { hasRole } from '@spinout/domain/roles';
import { findRemembered } from './remembered-account.js';
import { createProfileSaver } from './create-profile-saver.js';
import { AuthContext, type Auth } from './use-auth.js';

export interface AuthProviderProps {
  /** Client for the sign-in calls. Its transport must use `session`. */
  readonly api: PlatformClient;
  /** Holds the tokens; made with `createAuthSession`. */
  readonly session: AuthSession;
  /** Where the sign-in service is; the same as the transport's. @default the page's own origin */
  readonly hosts?: HostSettings | undefined;
  /** Read once, on mount. @default no mock login, no token from the URL, three providers */
  readonly settings?: AuthSettings | undefined;
  /** Navigates to a path of this origin. @default replaces the history entry and dispatches `popstate` */
  readonly navigate?: ((path: string) => void) | undefined;
  /** Stores a guest or a demo account between visits. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
  /** Saves a pending sign-in for this tab. @default the browser's session storage */
  readonly tab?: KeyValueStorage | undefined;
  /** The page to redirect from and back to. @default the browser's */
  readonly page?: AuthPage | undefined;
  /** Clock, ids and log. @default the system runtime */
  readonly runtime?: Runtime | undefined;
  /** What uses the session. */
  readonly children: ReactNode;
}

/**
 * Provides sign-in and the signed-in person to its children.
 * @example
 * const session = createAuthSession({ api: () => api });
 * const api = createPlatformClient({ transport: httpTransport({ session }) });
 * <AuthProvider api={api} session={session}>
 *   <AuthCallback>
 *     <MainPage api={api} control={<Account />} />
 *   </AuthCallback>
 * </AuthProvider>
 */
export function AuthProvider({
  api,
  session,
  hosts = {},
  settings = {},
  navigate,
  storage,
  tab,
  page: initialPage,
  runtime: initialRuntime = systemRuntime,
  children,
}: AuthProviderProps) {
  const client = useLatest(api);
  const host = useLatest({ navigate });
  const [providers] = useState<readonly SignInProvider[]>(settings.providers ?? DEFAULT_PROVIDERS);
  const [runtime] = useState(initialRuntime);
  const [page] = useState(() => {
    const own = initialPage ?? getCurrentPage();
    // Runs first, so that no other script can read the secrets in the address.
    captureCallback(own);
    return own;
  });
  const actor: ActorRefFrom<typeof authMachine> = useMachineActor(() => {
    const accounts = storage ?? browserStorage();
    const snapshotAtStart = session.getSnapshot();
    const actors = authActors({
      api: client,
      session,
      hosts,
      storage: accounts,
      tab: tab ?? tabStorage(),
      page,
      goTo: (path) => (host.navigate ?? page.goTo)(path),
      log: runtime.log,
    });
    const href = captureCallback(page);
    return createActor(authMachine.provide({ actors }), {
      input: {
        runtime,
        mockLogin: validateMockLogin(settings),
        dangerouslyAllowMockLogin: settings.dangerouslyAllowMockLogin,
        mockRole: settings.mockRole,
        address: href === null ? null : readCallback(href, settings.acceptUrlToken ?? false),
        session: snapshotAtStart,
        remembered: findRemembered(accounts, snapshotAtStart),
        isFramed: page.isFramed(),
      },
    });
  });
  const snapshot = useSelector(actor, (state) => state);
  const operations = useMemo(
    () => ({
      signIn: (provider: string) => actor.send({ type: 'signIn.requested', provider }),
      continueAsGuest: () => actor.send({ type: 'guest.chosen' }),
      signOut: () => actor.send({ type: 'signOut.requested' }),
      retry: () => actor.send({ type: 'retry.requested' }),
      closeAlert: () => actor.send({ type: 'alert.closed' }),
      closeNewTab: () => actor.send({ type: 'newTab.closed' }),
      updateProfile: createProfileSaver(actor, runtime.newKey),
      pageAddress: page.href,
    }),
    [actor, page, runtime],
  );
  const auth = useMemo<Auth>(() => {
    const model = authModel(snapshot);
    const isAtLeast = (required: string) => hasRole(model.user, required);
    return { ...model, ...operations, providers, hasRole: isAtLeast };
  }, [snapshot, operations, providers]);
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}
