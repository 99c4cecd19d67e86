import type { User } from '@spinout/api-client';
import type { SessionState } from '@spinout/api-client/http';
import {
  actorSlot,
  afterFailure,
  type Intents,
  type Keyed,
  type Runtime,
  withIntent,
  withoutIntent,
} from '@spinout/flow-kit';
import { assign, fromCallback, setup } from 'xstate';
import {
  FALLBACK_PROVIDER,
  LEAVE_PATIENCE_MS,
  MOCK_LOGIN_MS,
  REDIRECT_NOTICE_MS,
  ROOT_PATH,
} from './auth.constants.js';
import { authMessages } from './auth.messages.js';
import type {
  AuthProblem,
  CallbackAddress,
  CallbackVerdict,
  HeldSession,
  LocalAccount,
  MockRole,
  PendingSignIn,
  ProfileChange,
  TakenSignIn,
} from './auth.types.js';
import { judgeCallback } from './judge-callback.js';
import { editedAccount, guestAccount, mockAccount } from './local-account.js';
import { checkedMockLogin } from './mock-login.js';
import { isRefusal } from './refusal.js';
import { enter, FIRST_VISIT, leave, lose, type Visit } from './visit.js';

export interface AuthInput {
  readonly runtime: Runtime;
  /** @default 'never' */
  readonly mockLogin?: 'on-failure' | 'never' | undefined;
  /** Whether a production build may have a mock login. @default false */
  readonly dangerouslyAllowMockLogin?: boolean | undefined;
  /** @default 'researcher' */
  readonly mockRole?: MockRole | undefined;
  /** What the address of the callback held; null on any other page. */
  readonly address: CallbackAddress | null;
  /** The session as the page finds it. */
  readonly session: HeldSession;
  /** Whether the page is shown inside another site's, which no provider allows. @default false */
  readonly isFramed?: boolean | undefined;
}

/** A save of the profile under way. */
interface Saving {
  readonly id: string;
  readonly change: ProfileChange;
}

export interface AuthContext {
  readonly runtime: Runtime;
  readonly mockLogin: 'on-failure' | 'never';
  readonly mockRole: MockRole;
  readonly isFramed: boolean;
  readonly address: CallbackAddress | null;
  readonly verdict: CallbackVerdict;
  readonly session: HeldSession;
  /** The person, as far as known: from the profile, or until it is loaded a name without a role. */
  readonly user: User | null;
  /** The account that only this browser knows. */
  readonly account: LocalAccount | null;
  readonly visit: Visit;
  readonly pending: PendingSignIn | null;
  /** Whom the person chose to sign in with. */
  readonly provider: string;
  readonly returnTo: string;
  /** Whether the callback is on the screen. */
  readonly isArriving: boolean;
  /** What must be read, oldest first. */
  readonly alerts: readonly AuthProblem[];
  /** Whether the way out of another site's page is offered. */
  readonly offersNewTab: boolean;
  readonly profileError: unknown;
  readonly saving: Saving | null;
  /** How the last save ended; without an error it is done. */
  readonly saved: { readonly id: string; readonly error: unknown } | null;
  readonly intents: Intents;
}

export type AuthEvent =
  | { readonly type: 'signIn.requested'; readonly provider: string }
  | { readonly type: 'guest.chosen' }
  | { readonly type: 'signOut.requested' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'profile.submitted'; readonly id: string; readonly change: ProfileChange }
  | { readonly type: 'alert.closed' }
  | { readonly type: 'newTab.closed' }
  | WorldEvent;

/** What happens without the person of this tab. */
export type WorldEvent =
  /** In any tab, or because a server refused. */
  | { readonly type: 'session.changed'; readonly session: HeldSession }
  /** In another tab. */
  | { readonly type: 'account.changed'; readonly account: LocalAccount | null }
  | { readonly type: 'page.online' }
  /** The person came back to a page that they had left. */
  | { readonly type: 'page.returned' };

/** What was kept when the page opened. */
export interface Restored {
  readonly session: HeldSession;
  readonly account: LocalAccount | null;
}

export interface ExchangeWish extends Keyed {
  readonly code: string;
  readonly state: string;
  readonly verifier: string | null;
}

const NOTHING: CallbackVerdict = { kind: 'nothing' };

/** The person of an account of this browser, with the role that this page shows demo accounts with. */
const personOf = ({ mockRole }: AuthContext, account: LocalAccount | null): User | null =>
  account?.kind === 'mock' ? { ...account.user, role: mockRole } : (account?.user ?? null);

/** What sign-in knows when the page opens. */
export const openedAuth = ({
  runtime,
  address,
  session,
  isFramed = false,
  mockRole = 'researcher',
  ...settings
}: AuthInput): AuthContext => ({
  runtime,
  mockLogin: checkedMockLogin(settings),
  mockRole,
  isFramed,
  address,
  verdict: NOTHING,
  session,
  user: null,
  account: null,
  visit: FIRST_VISIT,
  pending: null,
  provider: FALLBACK_PROVIDER,
  returnTo: ROOT_PATH,
  isArriving: address !== null,
  alerts: [],
  offersNewTab: false,
  profileError: null,
  saving: null,
  saved: null,
  intents: {},
});

/** The slots, questions and changes that the rules of sign-in are told with. */
export const authSetup = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Tells when the session changed. Unfilled, it never does. */
    watchSession: fromCallback(() => undefined),
    /** Tells when another tab changed the account of this browser. */
    watchAccount: fromCallback(() => undefined),
    /** Tells when the network and when the person is back. */
    watchPage: fromCallback(() => undefined),
    /** Keeps tokens of a real sign-in out of all calls while it runs. */
    actAlone: fromCallback(() => undefined),
    restore: actorSlot<Restored, void>('restore'),
    loadProfile: actorSlot<User, void>('loadProfile'),
    refreshSession: actorSlot<SessionState, { readonly isRefused: boolean }>('refreshSession'),
    /** Forgets the tokens and, where it is asked to, tells the server. */
    endSession: actorSlot<void, { readonly tellServer: boolean } & Keyed>('endSession'),
    checkService: actorSlot<void, void>('checkService'),
    leaveForProvider: actorSlot<void, PendingSignIn>('leaveForProvider'),
    takeSignIn: actorSlot<TakenSignIn, void>('takeSignIn'),
    exchangeCode: actorSlot<User, ExchangeWish>('exchangeCode'),
    adoptToken: actorSlot<void, { readonly token: string }>('adoptToken'),
    keepAccount: actorSlot<void, LocalAccount>('keepAccount'),
    saveProfile: actorSlot<User, ProfileChange & Keyed>('saveProfile'),
    goTo: actorSlot<void, { readonly path: string }>('goTo'),
  },
  delays: {
    mockLogin: MOCK_LOGIN_MS,
    redirectRead: REDIRECT_NOTICE_MS,
    leavePatience: LEAVE_PATIENCE_MS,
  },
  guards: {
    isCallback: ({ context }) => context.address !== null,
    isFramed: ({ context }) => context.isFramed,
    isArriving: ({ context }) => context.isArriving,
    isVerdict: ({ context }, { kind }: { kind: CallbackVerdict['kind'] }) =>
      context.verdict.kind === kind,
    hasToken: ({ context }) => context.session.hasToken,
    isHeld: ({ context }) => context.session.state !== 'signed-out',
    isGuest: ({ context }) => context.account?.kind === 'guest',
    isMock: ({ context: { account, mockLogin } }) =>
      account?.kind === 'mock' && mockLogin === 'on-failure',
    /** T-39: a mock login is an answer to a failure, and never stands in for a real session. */
    mayMock: ({ context: { mockLogin, session } }) =>
      mockLogin === 'on-failure' && session.state === 'signed-out',
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(error),
    hasState: (_, { output, state }: { output: SessionState; state: SessionState }) =>
      output === state,
    /** The session of this tab's person is over. */
    hasEnded: (_, { session }: { session: HeldSession }) => session.state === 'signed-out',
    isDoubted: (_, { session }: { session: HeldSession }) => session.state === 'unchecked',
    isFresh: (_, { session }: { session: HeldSession }) => session.state === 'signed-in',
    /** Someone signed in anew, in this tab or another. */
    isOther: ({ context }, { session }: { session: HeldSession }) =>
      session.signIn !== context.session.signIn,
    becomesGuest: (_, { account }: { account: LocalAccount | null }) => account?.kind === 'guest',
    becomesMock: ({ context }, { account }: { account: LocalAccount | null }) =>
      account?.kind === 'mock' && context.mockLogin === 'on-failure',
    becomesNobody: (_, { account }: { account: LocalAccount | null }) => account === null,
  },
  actions: {
    keepSession: assign({ session: (_, { session }: { session: HeldSession }) => session }),
    keepAccount: assign(({ context }, { account }: { account: LocalAccount | null }) => ({
      account,
      user: personOf(context, account),
    })),
    keepRestored: assign((_, { output }: { output: Restored }) => ({
      session: output.session,
      account: output.account,
      profileError: null,
    })),
    showAccount: assign({ user: ({ context }) => personOf(context, context.account) }),
    keepUser: assign({ user: (_, { output }: { output: User }) => output }),
    /** AUTH-06: a name to show; the role comes with the profile. */
    keepPlaceholder: assign({
      user: (_, { user }: { user: User | null }) => user && { ...user, role: '' },
    }),
    enterVisit: assign(({ context: { visit, user, account } }) =>
      user === null ? {} : { visit: enter(visit, user, account?.user.id === user.id) },
    ),
    leaveVisit: assign({ visit: ({ context }) => leave(context.visit) }),
    loseVisit: assign({ visit: ({ context }) => lose(context.visit) }),
    forgetAccount: assign({ account: null }),
    forgetPerson: assign({ user: null, account: null, profileError: null }),
    keepProfileError: assign({ profileError: (_, { error }: { error: unknown }) => error }),
    logFault: ({ context }, { what, error }: { what: string; error: unknown }) =>
      context.runtime.log.error(what, error),
    logDoubt: ({ context }, { what, error }: { what: string; error: unknown }) =>
      context.runtime.log.warn(what, error),
    chooseProvider: assign({
      provider: (_, { provider }: { provider: string }) => provider,
      offersNewTab: false,
    }),
    beginSignIn: assign({
      pending: ({ context: { runtime, provider } }): PendingSignIn => ({
        provider,
        state: runtime.newKey(),
        // Two keys have the 43 characters that RFC 7636 asks for.
        verifier: `${runtime.newKey()}.${runtime.newKey()}`,
        startedAt: runtime.now().getTime(),
      }),
    }),
    endSignIn: assign({ pending: null }),
    judge: assign(({ context }, { output }: { output: TakenSignIn }) => {
      const verdict = judgeCallback(context.address, output, context.runtime.now().getTime());
      const comesBack = verdict.kind === 'code' || verdict.kind === 'token';
      return {
        verdict,
        returnTo: comesBack ? output.returnTo : ROOT_PATH,
        provider: FALLBACK_PROVIDER,
      };
    }),
    wishExchange: assign({
      intents: ({ context }) =>
        withIntent(
          context.intents,
          'exchangeCode',
          context.verdict.kind === 'code' && context.verdict.code,
          context.runtime.newKey,
        ),
    }),
    /** The proof of a sign-in serves once. */
    dropVerdict: assign({ verdict: NOTHING, address: null }),
    alert: assign({
      alerts: ({ context }, { problem }: { problem: AuthProblem }) => [...context.alerts, problem],
    }),
    alertVerdict: assign({
      alerts: ({ context: { alerts, verdict } }) =>
        verdict.kind === 'refused' ? [...alerts, verdict.problem] : alerts,
    }),
    closeAlert: assign({ alerts: ({ context }) => context.alerts.slice(1) }),
    offerNewTab: assign({ offersNewTab: true }),
    closeNewTab: assign({ offersNewTab: false }),
    endArrival: assign({ isArriving: false }),
    goToRoot: assign({ returnTo: ROOT_PATH }),
    becomeGuest: assign({
      account: ({ context }) => guestAccount(context.runtime, authMessages.guestName),
    }),
    becomeMock: assign({
      account: ({ context: { runtime, provider } }) =>
        mockAccount(runtime, authMessages.demoName, provider),
    }),
    beginSave: assign(
      (
        { context: { runtime, intents } },
        { id, change }: { id: string; change: ProfileChange },
      ) => ({
        saving: { id, change },
        intents: withIntent(intents, 'saveProfile', change, runtime.newKey),
      }),
    ),
    endSave: assign(({ context: { saving, intents } }, { error }: { error: unknown }) => ({
      saving: null,
      saved: saving && { id: saving.id, error },
      intents:
        error === null
          ? withoutIntent(intents, 'saveProfile')
          : afterFailure(intents, 'saveProfile', error),
    })),
    dropSave: assign({ saving: null }),
    editAccount: assign(({ context }) => {
      const { account, saving } = context;
      const edited = account && saving && editedAccount(account, saving.change);
      return edited ? { account: edited, user: personOf(context, edited) } : {};
    }),
  },
});
