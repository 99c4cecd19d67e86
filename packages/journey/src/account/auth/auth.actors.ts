import {
  isApiError,
  signInUrl,
  type HostSettings,
  type PlatformClient,
  type User,
} from '@spinout/api-client';
import type { SessionState } from '@spinout/api-client/http';
import { runMaybeAsync, type KeyValueStorage, type Logger } from '@spinout/flow-kit';
import { fromCallback, fromPromise } from 'xstate';
import type { AuthPage } from './auth-page.js';
import type { AuthSession } from './auth-session.js';
import { ACCOUNT_KEY, REMEMBERED_KEY } from './auth.constants.js';
import type { ExchangeInput, Restored, ExternalEvent } from './auth.setup.js';
import type { LocalAccount, PendingSignIn, ProfileChange, ConsumedSignIn } from './auth.types.js';
import { readAccount } from './local-account.js';
import { releaseCallback } from './captured-callback.js';
import { forgetAccount, readRemembered, rememberAccount } from './remembered-account.js';
import { savePendingSignIn, consumePendingSignIn } from './pending-sign-in.js';
import { createCodeChallenge } from './pkce.js';
import { isCallbackPath } from './return-address.js';

/** Services of sign-in. */
export interface AuthDependencies {
  readonly api: Pick<PlatformClient, 'session'>;
  readonly session: AuthSession;
  /** Hosts of the sign-in service. */
  readonly hosts: HostSettings;
  /** Stores a guest or a demo account between visits. */
  readonly storage: KeyValueStorage;
  /** Saves a pending sign-in for this tab. */
  readonly tab: KeyValueStorage;
  readonly page: AuthPage;
  /** Navigates to a path of this origin without loading a document. */
  readonly goTo: (path: string) => void;
  readonly log: Logger;
}

/** Connects the sign-in machine to the client, session, storage and page. */
export const authActors = ({
  api,
  session,
  hosts,
  storage,
  tab,
  page,
  goTo,
  log,
}: AuthDependencies) => {
  const remember = ({ id, name }: User) =>
    rememberAccount(storage, { id, name, signIn: session.getSnapshot().signIn });
  return {
    watchSession: fromCallback(({ sendBack }) =>
      session.watch((snapshot) =>
        sendBack({ type: 'session.changed', session: snapshot } satisfies ExternalEvent),
      ),
    ),
    watchAccount: fromCallback(({ sendBack }) => {
      const unwatch = [
        storage.watch?.(ACCOUNT_KEY, (text) =>
          sendBack({ type: 'account.changed', account: readAccount(text) } satisfies ExternalEvent),
        ),
        storage.watch?.(REMEMBERED_KEY, (text) => sendBack(createPersonChange(text))),
      ];
      return () => unwatch.forEach((end) => end?.());
    }),
    watchPage: fromCallback(({ sendBack }) =>
      page.watch((event) => {
        // A page that the browser had set aside was not notified of what other tabs changed.
        if (event === 'returned')
          runMaybeAsync(
            () => storage.read(REMEMBERED_KEY),
            (text) => sendBack(createPersonChange(text)),
            (error) => log.warn('The account of this browser could not be read.', error),
          );
        sendBack({ type: `page.${event}` } satisfies ExternalEvent);
      }),
    ),
    suspendSession: fromCallback(() => {
      session.setSuspended(true);
      return () => session.setSuspended(false);
    }),

    restore: fromPromise<Restored, void>(async () => ({
      account: await readStoredAccount(storage, log),
      session: session.getSnapshot(),
    })),

    loadProfile: fromPromise<User, void>(async ({ signal }) => {
      const { user } = await api.session.profile({ signal });
      session.confirm();
      await remember(user);
      return user;
    }),

    refreshSession: fromPromise<SessionState, { readonly isRejected: boolean }>(
      async ({ input }) => {
        // Without a refresh token there is nothing left to try.
        if (session.refreshToken() !== null) return session.check();
        if (input.isRejected) session.signOut();
        return session.state() === 'signed-out' ? 'signed-out' : 'unchecked';
      },
    ),

    endSession: fromPromise<void, { readonly shouldNotifyServer: boolean }>(async ({ input }) => {
      if (input.shouldNotifyServer && session.state() !== 'signed-out') {
        const refreshToken = session.refreshToken();
        // Started before the tokens are removed, so that it is signed. Not awaited.
        api.session
          .logout(refreshToken === null ? {} : { refresh_token: refreshToken })
          .catch((error: unknown) =>
            log.warn('The server could not be notified of a sign-out.', error),
          );
      }
      // Before the tokens: other tabs tell a sign-out from an expired session by it.
      const forgotten = input.shouldNotifyServer ? forgetAccount(storage) : null;
      session.signOut();
      await forgotten;
      if (input.shouldNotifyServer) await clearAccount(storage, log);
    }),

    checkService: fromPromise<void, void>(async ({ signal }) => {
      try {
        await api.session.health({ signal });
      } catch (error) {
        // A success status is enough; the body does not matter.
        if (!isApiError(error) || error.code !== 'malformed') throw error;
      }
    }),

    leaveForProvider: fromPromise<void, PendingSignIn>(async ({ input, signal }) => {
      const { origin, pathname, search, hash } = new URL(page.href());
      const codeChallenge =
        input.verifier === null ? null : await createCodeChallenge(input.verifier);
      const verifier = codeChallenge === null ? null : input.verifier;
      const returnTo = isCallbackPath(pathname) ? '/' : `${pathname}${search}${hash}`;
      await savePendingSignIn(tab, { ...input, verifier }, returnTo);
      if (signal.aborted) return;
      const proof = { state: input.state, ...(codeChallenge !== null && { codeChallenge }) };
      page.leave(signInUrl(hosts, input.provider, origin, proof));
    }),

    consumePendingSignIn: fromPromise<ConsumedSignIn, void>(async () => {
      releaseCallback(page);
      return consumePendingSignIn(tab, new URL(page.href()).origin);
    }),

    exchangeCode: fromPromise<User, ExchangeInput>(async ({ input, signal }) => {
      const { code, state, verifier } = input;
      const reply = await api.session.exchangeCode(
        { code, state, ...(verifier !== null && { code_verifier: verifier }) },
        { signal },
      );
      session.signIn({ token: reply.token, refreshToken: reply.refresh_token });
      await remember(reply.user);
      await clearAccount(storage, log);
      return reply.user;
    }),

    adoptToken: fromPromise<void, { readonly token: string }>(async ({ input }) => {
      session.signIn({ token: input.token, refreshToken: '' });
      await clearAccount(storage, log);
    }),

    saveAccount: fromPromise<void, LocalAccount>(async ({ input }) => {
      await storage.write(ACCOUNT_KEY, JSON.stringify(input));
    }),

    saveProfile: fromPromise<User, ProfileChange>(async ({ input, signal }) => {
      const { user } = await api.session.saveProfile(input, { signal });
      await remember(user);
      return user;
    }),

    goTo: fromPromise<void, { readonly path: string }>(async ({ input }) => goTo(input.path)),
  };
};

const createPersonChange = (text: string | null): ExternalEvent => ({
  type: 'person.changed',
  accountId: readRemembered(text)?.id ?? null,
});

/** Ignores storage failures, so that a person with tokens can still sign in. */
async function readStoredAccount(
  storage: KeyValueStorage,
  log: Logger,
): Promise<LocalAccount | null> {
  try {
    return readAccount(await storage.read(ACCOUNT_KEY));
  } catch (error) {
    log.warn('The account of this browser could not be read.', error);
    return null;
  }
}

async function clearAccount(storage: KeyValueStorage, log: Logger): Promise<void> {
  try {
    await storage.remove(ACCOUNT_KEY);
  } catch (error) {
    log.warn('The account of this browser could not be removed.', error);
  }
}
