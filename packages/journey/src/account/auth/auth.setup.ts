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
import type {
  AuthProblem,
  AuthSettings,
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
import { validateMockLogin } from './mock-login.js';
import type { RememberedAccount } from './remembered-account.js';
import {
  createEpoch,
  endEpoch,
  getAccountId,
  startEpoch,
  type SessionEpoch,
} from './session-epoch.js';

export interface AuthInput extends Pick<
  AuthSettings,
  'mockLogin' | 'dangerouslyAllowMockLogin' | 'mockRole'
> {
  readonly runtime: Runtime;
  /** The parsed callback address; null on any other page. */
  readonly address: CallbackAddress | null;
  readonly session: SessionSnapshot;
  /** The account that the tokens of `session` belong to, if the browser remembers it. @default null */
  readonly remembered?: Pick<RememberedAccount, 'id' | 'name'> | null | undefined;
  /** Whether the page is inside another site's frame, which no provider allows. @default false */
  readonly isFramed?: boolean | undefined;
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
  readonly account: LocalAccount | null;
  /** Name of the person who was signed in when the page was loaded; empty if it is unknown. */
  readonly rememberedName: string;
  readonly sessionEpoch: SessionEpoch;
  readonly pending: PendingSignIn | null;
  readonly provider: string;
  readonly returnTo: string;
  readonly isCallbackVisible: boolean;
  /** Alerts to show, oldest first. */
  readonly alerts: readonly AuthProblem[];
  readonly offersNewTab: boolean;
  readonly profileError: unknown;
  readonly saving: { readonly id: string; readonly change: ProfileChange } | null;
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
  /** In another tab: someone signed in, or signed out (null), as this account. */
  | { readonly type: 'person.changed'; readonly accountId: string | null }
  | { readonly type: 'page.online' }
  /** The person came back to a page that they had left. */
  | { readonly type: 'page.returned' };

export interface Restored {
  readonly session: SessionSnapshot;
  readonly account: LocalAccount | null;
}

/** A code that can be exchanged for tokens. */
export type ExchangeInput = Extract<CallbackResult, { readonly kind: 'code' }>;

export interface SessionChange {
  readonly session: SessionSnapshot;
}

const NO_CALLBACK: CallbackResult = { kind: 'nothing' };

/** The user of a local account; a demo account gets the configured mock role. */
export const getAccountUser = (
  { mockRole }: AuthContext,
  account: LocalAccount | null,
): User | null =>
  account?.kind === 'mock' ? { ...account.user, role: mockRole } : (account?.user ?? null);

export const createInitialContext = ({
  runtime,
  address,
  session,
  remembered,
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
  rememberedName: remembered?.name ?? '',
  sessionEpoch: createEpoch(remembered?.id),
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
    isCallbackVisible: ({ context }) => context.isCallbackVisible,
    hasSession: ({ context }) => context.session.state !== 'signed-out',
    /** A mock login only follows a failure. It never replaces a real session. */
    canMock: ({ context: { mockLogin, session } }) =>
      mockLogin === 'on-failure' && session.state === 'signed-out',
  },
  actions: {
    setSession: assign({ session: (_, { session }: SessionChange) => session }),
    recordSignIn: assign(({ context: { sessionEpoch, user, account } }) =>
      user === null
        ? {}
        : { sessionEpoch: startEpoch(sessionEpoch, user, account?.user.id === user.id) },
    ),
    /** The person of this page is not the one who uses the browser now. */
    endEpochUnlessSame: assign({
      sessionEpoch: (
        { context: { sessionEpoch } },
        { accountId }: { accountId: string | null },
      ) => {
        const current = getAccountId(sessionEpoch);
        return current === null || current === accountId ? sessionEpoch : endEpoch(sessionEpoch);
      },
    }),
    clearUser: assign({ user: null, account: null, profileError: null, rememberedName: '' }),
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
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
    goToRoot: assign({ returnTo: ROOT_PATH }),
    endSave: assign(({ context: { saving } }, { error }: { error: unknown }) => ({
      saving: null,
      saved: saving && { id: saving.id, error },
    })),
    dropSave: assign({ saving: null }),
  },
});

export const setSession = {
  type: 'setSession',
  params: ({ event }: { event: SessionChange }) => event,
} as const;

export const hasEnded = ({ event }: { event: SessionChange }) =>
  event.session.state === 'signed-out';

/** Guard: a new sign-in happened, in this tab or another. */
export const isNewSignIn = ({ context, event }: { context: AuthContext; event: SessionChange }) =>
  event.session.signIn !== context.session.signIn;

/** Action: logs why an actor failed. */
export const logFailure =
  (level: 'warn' | 'error', message: string) =>
  ({ context, event }: { context: AuthContext; event: { error: unknown } }) =>
    context.runtime.log[level](message, event.error);

export const alert = (kind: 'unavailable' | 'no-storage' | 'unreadable') =>
  ({ type: 'alert', params: { problem: { kind } } }) as const;
