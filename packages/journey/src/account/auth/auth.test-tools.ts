import { createPlatformClient, type Transport } from '@spinout/api-client';
import { memoryTokenStorage, type TokenStorage } from '@spinout/api-client/http';
import {
  allExampleReplies,
  jsonReply,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { AuthPage } from './auth-page.js';
import { createAuthSession } from './auth-session.js';
import { authActors } from './auth.actors.js';
import { authMachine, type AuthSnapshot } from './auth.machine.js';
import { authModel } from './auth.model.js';
import type { AuthSettings } from './auth.types.js';
import { readCallback } from './callback-address.js';
import { findRemembered } from './remembered-account.js';
import { captureCallback } from './captured-callback.js';

export const ORIGIN = 'https://app.example';

/** A page that records navigations instead of making them. */
export function fakePage(start: string, isFramed = false) {
  let href = new URL(start, ORIGIN).href;
  const visitedUrls: string[] = [];
  const listeners = new Set<(event: 'online' | 'returned') => void>();
  const move = (path: string) => void (href = new URL(path, href).href);
  const page: AuthPage = {
    href: () => href,
    clean: move,
    goTo: move,
    leave: (url) => void visitedUrls.push(url),
    isFramed: () => isFramed,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    page,
    visitedUrls,
    path: () => href.slice(ORIGIN.length),
    emitPageEvent: (event: 'online' | 'returned') =>
      listeners.forEach((listener) => listener(event)),
  };
}

/** A storage whose tabs are notified of each other's changes. */
export function sharedStorage() {
  const texts = new Map<string, string>();
  const watchers = new Set<{ tab: object; key: string; listener: (text: string | null) => void }>();
  const change = (tab: object, key: string, text: string | null) => {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
    for (const watcher of watchers) {
      if (watcher.tab !== tab && watcher.key === key) watcher.listener(text);
    }
  };
  const tab = (): KeyValueStorage => {
    const self = {};
    return {
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => change(self, key, text),
      remove: (key) => change(self, key, null),
      watch: (key, listener) => {
        const watcher = { tab: self, key, listener };
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    };
  };
  return { texts, tab };
}

/** Session storage of a tab, which survives the redirect to a provider. */
export const createTabStorage = (): KeyValueStorage => ({ ...memoryStorage(), persistent: true });

export const STORED_TOKENS = {
  token: 'token-1',
  refreshToken: 'refresh-1',
  signIn: 'sign-in-1',
} as const;

export const PENDING = {
  provider: 'orcid',
  state: 'state-1',
  verifier: 'verifier-1',
  startedAt: testRuntime().now().getTime(),
};

/** Writes a pending sign-in to the tab, as a click on a provider does. */
export const writePendingSignIn = (
  tab: KeyValueStorage,
  pending: object = PENDING,
  returnTo = '/',
) => {
  void tab.write('auth_pending', JSON.stringify(pending));
  void tab.write('redirect_after_login', returnTo);
};

export interface AuthOptions {
  /** Address of the page. @default '/' */
  readonly at?: string;
  readonly script?: Script;
  readonly settings?: AuthSettings;
  readonly tokens?: TokenStorage;
  readonly storage?: KeyValueStorage;
  readonly tab?: KeyValueStorage;
  readonly isFramed?: boolean;
  readonly events?: EventTarget;
  /** Creates a transport that replaces the script. */
  readonly transport?: (session: ReturnType<typeof createAuthSession>) => Transport;
}

/** Dependencies of sign-in for tests. */
export function createAuthDependencies({
  at = '/',
  script = {},
  tokens = memoryTokenStorage(),
  storage = sharedStorage().tab(),
  tab = createTabStorage(),
  isFramed = false,
  events,
  transport: createTransport,
}: AuthOptions = {}) {
  const scripted = scriptedTransport({ ...allExampleReplies, ...script });
  const fake = fakePage(at, isFramed);
  const session = createAuthSession({
    api: () => api,
    storage: tokens,
    locks: null,
    events: events ?? null,
  });
  const api = createPlatformClient({ transport: createTransport?.(session) ?? scripted });
  return {
    api,
    session,
    tokens,
    storage,
    tab,
    runtime: testRuntime(),
    transport: scripted,
    ...fake,
  };
}

/** Sign-in without React, on a simulated clock. */
export function openAuth(options: AuthOptions = {}) {
  const { settings = {} } = options;
  const dependencies = createAuthDependencies(options);
  const { page, runtime } = dependencies;
  const clock = new SimulatedClock();
  const href = captureCallback(page);
  const session = dependencies.session.getSnapshot();
  const actor = createActor(
    authMachine.provide({
      actors: authActors({ ...dependencies, hosts: {}, goTo: page.goTo, log: runtime.log }),
    }),
    {
      clock,
      input: {
        runtime,
        mockLogin: settings.mockLogin,
        mockRole: settings.mockRole,
        address: href === null ? null : readCallback(href, settings.acceptUrlToken ?? false),
        session,
        remembered: findRemembered(dependencies.storage, session),
        isFramed: page.isFramed(),
      },
    },
  );
  actor.start();
  const until = (state: Parameters<AuthSnapshot['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 5_000 });
  return {
    ...dependencies,
    actor,
    clock,
    until,
    send: actor.send.bind(actor),
    model: () => authModel(actor.getSnapshot()),
    /** Waits until the redirect notice has been shown, then for a state. */
    async finishRedirect(state: Parameters<AuthSnapshot['matches']>[0]) {
      await until('redirecting');
      clock.increment(1_000);
      return until(state);
    },
  };
}

/** A token storage with tokens from the start. */
export const storedTokens = (
  tokens: Partial<Record<keyof typeof STORED_TOKENS, string | null>> = STORED_TOKENS,
) => {
  const storage = memoryTokenStorage();
  storage.write({ token: null, refreshToken: null, signIn: null, ...tokens });
  return storage;
};

/** A server that cannot be reached. */
export const NO_ANSWER = () => Promise.reject(new TypeError('no network'));

/** A server that responds with this status. */
export const respondWith = (status: number) => () => jsonReply(status, {});
