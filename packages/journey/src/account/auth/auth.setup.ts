import type { User } from '@spinout/api-client';
import type { SessionState } from '@spinout/api-client/http';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { assign, fromCallback, setup } from 'xstate';
import {
  FALLBACK_PROVIDER,
  LEAVE_TIMEOUT_MS,
  MOCK_LOGIN_MS,
  REDIRECT_NOTICE_MS,
  ROOT_PATH,
} from './auth.constants.js';
import { authMessages } from './auth.messages.js';
import type {
  AuthProblem,
  CallbackAddress,
  CallbackResult,
  SessionSnapshot,
  LocalAccount,
  MockRole,
  PendingSignIn,
  ProfileChange,
  ConsumedSignIn,
} from './auth.types.js';
import { validateCallback } from './validate-callback.js';
import { applyProfileChange, createGuestAccount, createMockAccount } from './local-account.js';
import { validateMockLogin } from './mock-login.js';
import { isRejection } from './rejection.js';
import {
  startEpoch,
  FIRST_EPOCH,
  endEpoch,
  expireEpoch,
  type SessionEpoch,
} from './session-epoch.js';

export interface AuthInput {
  readonly runtime: Runtime;
  /** @default 'never' */
  readonly mockLogin?: 'on-failure' | 'never' | undefined;
  /** Whether a production build may have a mock login. @default false */
  readonly dangerouslyAllowMockLogin?: boolean | undefined;
  /** @default 'researcher' */
  readonly mockRole?: MockRole | undefined;
  /** The parsed callback address; null on any other page. */
  readonly address: CallbackAddress | null;
  /** The session when the page opens. */
  readonly session: SessionSnapshot;
  /** Whether the page is inside another site's frame, which no provider allows. @default false */
  readonly isFramed?: boolean | undefined;
}

/** A profile save in progress. */
interface PendingSave {
  readonly id: string;
  readonly change: ProfileChange;
}

export interface AuthContext {
  readonly runtime: Runtime;
  readonly mockLogin: 'on-failure' | 'never';
  readonly mockRole: MockRole;
  readonly isFramed: boolean;
  readonly address: CallbackAddress | null;
  readonly callbackResult: CallbackResult;
  readonly session: SessionSnapshot;
  /** The user from the profile; before it is loaded, a name without a role. */
  readonly user: User | null;
  /** The guest or demo account of this browser. */
  readonly account: LocalAccount | null;
  readonly sessionEpoch: SessionEpoch;
  readonly pending: PendingSignIn | null;
  /** The chosen sign-in provider. */
  readonly provider: string;
  readonly returnTo: string;
  /** Whether the callback screen shows. */
  readonly isCallbackVisible: boolean;
  /** Alerts to show, oldest first. */
  readonly alerts: readonly AuthProblem[];
  /** Whether a new tab is offered, because the page is inside another site's frame. */
  readonly offersNewTab: boolean;
  readonly profileError: unknown;
  readonly saving: PendingSave | null;
  /** Result of the last save; `error` is null when it succeeded. */
  readonly saved: { readonly id: string; readonly error: unknown } | null;
}

export type AuthEvent =
  | { readonly type: 'signIn.requested'; readonly provider: string }
  | { readonly type: 'guest.chosen' }
  | { readonly type: 'signOut.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'profile.submitted'; readonly id: string; readonly change: ProfileChange }
  | { readonly type: 'alert.closed' }
  | { readonly type: 'newTab.closed' }
  | ExternalEvent;

/** Events that do not come from the user of this tab. */
export type ExternalEvent =
  /** In any tab, or because a server refused. */
  | { readonly type: 'session.changed'; readonly session: SessionSnapshot }
  /** In another tab. */
  | { readonly type: 'account.changed'; readonly account: LocalAccount | null }
  | { readonly type: 'page.online' }
  /** The person came back to a page that they had left. */
  | { readonly type: 'page.returned' };

/** Stored state when the page opened. */
export interface Restored {
  readonly session: SessionSnapshot;
  readonly account: LocalAccount | null;
}

export interface ExchangeInput {
  readonly code: string;
  readonly state: string;
  readonly verifier: string | null;
}

const NO_CALLBACK: CallbackResult = { kind: 'nothing' };

/** The user of a local account; a demo account gets the configured mock role. */
const getAccountUser = ({ mockRole }: AuthContext, account: LocalAccount | null): User | null =>
  account?.kind === 'mock' ? { ...account.user, role: mockRole } : (account?.user ?? null);

/** The context when the page opens. */
export const createInitialContext = ({
  runtime,
  address,
  session,
  isFramed = false,
  mockRole = 'researcher',
  ...settings
}: AuthInput): AuthContext => ({
  runtime,
  mockLogin: validateMockLogin(settings),
  mockRole,
  isFramed,
  address,
  callbackResult: NO_CALLBACK,
  session,
  user: null,
  account: null,
  sessionEpoch: FIRST_EPOCH,
  pending: null,
  provider: FALLBACK_PROVIDER,
  returnTo: ROOT_PATH,
  isCallbackVisible: address !== null,
  alerts: [],
  offersNewTab: false,
  profileError: null,
  saving: null,
  saved: null,
});

/** Actors, guards and actions of the sign-in machine. */
export const authSetup = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends an event when the session changes. Does nothing by default. */
    watchSession: fromCallback(() => undefined),
    /** Sends an event when another tab changes the local account. */
    watchAccount: fromCallback(() => undefined),
    /** Sends an event when the network or the user returns. */
    watchPage: fromCallback(() => undefined),
    /** Keeps the tokens out of all calls while it runs. */
    suspendSession: fromCallback(() => undefined),
    restore: actorSlot<Restored, void>('restore'),
    loadProfile: actorSlot<User, void>('loadProfile'),
    refreshSession: actorSlot<SessionState, { readonly isRejected: boolean }>('refreshSession'),
    /** Removes the tokens and optionally signs out on the server. */
    endSession: actorSlot<void, { readonly shouldNotifyServer: boolean }>('endSession'),
    checkService: actorSlot<void, void>('checkService'),
    leaveForProvider: actorSlot<void, PendingSignIn>('leaveForProvider'),
    consumePendingSignIn: actorSlot<ConsumedSignIn, void>('consumePendingSignIn'),
    exchangeCode: actorSlot<User, ExchangeInput>('exchangeCode'),
    adoptToken: actorSlot<void, { readonly token: string }>('adoptToken'),
    saveAccount: actorSlot<void, LocalAccount>('saveAccount'),
    saveProfile: actorSlot<User, ProfileChange>('saveProfile'),
    goTo: actorSlot<void, { readonly path: string }>('goTo'),
  },
  delays: {
    mockLogin: MOCK_LOGIN_MS,
    redirectNotice: REDIRECT_NOTICE_MS,
    leaveTimeout: LEAVE_TIMEOUT_MS,
  },
  guards: {
    isCallback: ({ context }) => context.address !== null,
    isFramed: ({ context }) => context.isFramed,
    isCallbackVisible: ({ context }) => context.isCallbackVisible,
    hasCallbackResult: ({ context }, { kind }: { kind: CallbackResult['kind'] }) =>
      context.callbackResult.kind === kind,
    hasToken: ({ context }) => context.session.hasToken,
    hasSession: ({ context }) => context.session.state !== 'signed-out',
    isGuest: ({ context }) => context.account?.kind === 'guest',
    isMock: ({ context: { account, mockLogin } }) =>
      account?.kind === 'mock' && mockLogin === 'on-failure',
    /** A mock login only follows a failure. It never replaces a real session. */
    canMock: ({ context: { mockLogin, session } }) =>
      mockLogin === 'on-failure' && session.state === 'signed-out',
    isRejection: (_, { error }: { error: unknown }) => isRejection(error),
    hasState: (_, { output, state }: { output: SessionState; state: SessionState }) =>
      output === state,
    /** The session has ended. */
    hasEnded: (_, { session }: { session: SessionSnapshot }) => session.state === 'signed-out',
    isUnverified: (_, { session }: { session: SessionSnapshot }) => session.state === 'unchecked',
    isSignedIn: (_, { session }: { session: SessionSnapshot }) => session.state === 'signed-in',
    /** A new sign-in happened, in this tab or another. */
    isNewSignIn: ({ context }, { session }: { session: SessionSnapshot }) =>
      session.signIn !== context.session.signIn,
    isGuestAccount: (_, { account }: { account: LocalAccount | null }) => account?.kind === 'guest',
    isMockAccount: ({ context }, { account }: { account: LocalAccount | null }) =>
      account?.kind === 'mock' && context.mockLogin === 'on-failure',
    isNoAccount: (_, { account }: { account: LocalAccount | null }) => account === null,
  },
  actions: {
    setSession: assign({ session: (_, { session }: { session: SessionSnapshot }) => session }),
    setAccount: assign(({ context }, { account }: { account: LocalAccount | null }) => ({
      account,
      user: getAccountUser(context, account),
    })),
    setRestored: assign((_, { output }: { output: Restored }) => ({
      session: output.session,
      account: output.account,
      profileError: null,
    })),
    showAccount: assign({ user: ({ context }) => getAccountUser(context, context.account) }),
    setUser: assign({ user: (_, { output }: { output: User }) => output }),
    /** Shows the name until the profile is loaded; only the profile has the role. */
    setPlaceholder: assign({
      user: (_, { user }: { user: User | null }) => user && { ...user, role: '' },
    }),
    recordSignIn: assign(({ context: { sessionEpoch, user, account } }) =>
      user === null
        ? {}
        : { sessionEpoch: startEpoch(sessionEpoch, user, account?.user.id === user.id) },
    ),
    recordSignOut: assign({ sessionEpoch: ({ context }) => endEpoch(context.sessionEpoch) }),
    recordSessionEnd: assign({ sessionEpoch: ({ context }) => expireEpoch(context.sessionEpoch) }),
    clearAccount: assign({ account: null }),
    clearUser: assign({ user: null, account: null, profileError: null }),
    setProfileError: assign({ profileError: (_, { error }: { error: unknown }) => error }),
    logError: ({ context }, { message, error }: { message: string; error: unknown }) =>
      context.runtime.log.error(message, error),
    logWarning: ({ context }, { message, error }: { message: string; error: unknown }) =>
      context.runtime.log.warn(message, error),
    chooseProvider: assign({
      provider: (_, { provider }: { provider: string }) => provider,
      offersNewTab: false,
    }),
    beginSignIn: assign({
      pending: ({ context: { runtime, provider } }): PendingSignIn => ({
        provider,
        state: runtime.newKey(),
        // RFC 7636 requires at least 43 characters; two keys have them.
        verifier: `${runtime.newKey()}.${runtime.newKey()}`,
        startedAt: runtime.now().getTime(),
      }),
    }),
    endSignIn: assign({ pending: null }),
    validateCallback: assign(({ context }, { output }: { output: ConsumedSignIn }) => {
      const callbackResult = validateCallback(
        context.address,
        output,
        context.runtime.now().getTime(),
      );
      const isAccepted = callbackResult.kind === 'code' || callbackResult.kind === 'token';
      return {
        callbackResult,
        returnTo: isAccepted ? output.returnTo : ROOT_PATH,
        provider: FALLBACK_PROVIDER,
      };
    }),
    /** Code and verifier can be used only once. */
    clearCallback: assign({ callbackResult: NO_CALLBACK, address: null }),
    alert: assign({
      alerts: ({ context }, { problem }: { problem: AuthProblem }) => [...context.alerts, problem],
    }),
    alertCallback: assign({
      alerts: ({ context: { alerts, callbackResult } }) =>
        callbackResult.kind === 'refused' ? [...alerts, callbackResult.problem] : alerts,
    }),
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
    offerNewTab: assign({ offersNewTab: true }),
    closeNewTab: assign({ offersNewTab: false }),
    hideCallback: assign({ isCallbackVisible: false }),
    goToRoot: assign({ returnTo: ROOT_PATH }),
    createGuestAccount: assign({
      account: ({ context }) => createGuestAccount(context.runtime, authMessages.guestName),
    }),
    createMockAccount: assign({
      account: ({ context: { runtime, provider } }) =>
        createMockAccount(runtime, authMessages.demoName, provider),
    }),
    beginSave: assign((_, { id, change }: { id: string; change: ProfileChange }) => ({
      saving: { id, change },
    })),
    endSave: assign(({ context: { saving } }, { error }: { error: unknown }) => ({
      saving: null,
      saved: saving && { id: saving.id, error },
    })),
    dropSave: assign({ saving: null }),
    editAccount: assign(({ context }) => {
      const { account, saving } = context;
      const edited = account && saving && applyProfileChange(account, saving.change);
      return edited ? { account: edited, user: getAccountUser(context, edited) } : {};
    }),
  },
});
