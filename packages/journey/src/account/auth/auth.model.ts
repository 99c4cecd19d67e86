import type { User } from '@spinout/api-client';
import type { AuthSnapshot } from './auth.machine.js';
import type { AuthProblem, AuthState } from './auth.types.js';
import { getAccountId } from './session-epoch.js';

/** State of sign-in for screens. */
export interface AuthModel {
  readonly state: AuthState;
  /** The user; null when unknown. Before the profile is loaded it has a name and no role. */
  readonly user: User | null;
  /** Name of the person whose sign-in is being checked after the page was loaded; empty otherwise. */
  readonly expectedName: string;
  /** Empty without a user. For display only: servers check rights themselves. */
  readonly role: string;
  /** Whether the user is a demo account, which must be labeled. */
  readonly isDemoAccount: boolean;
  /**
   * Increases when one person's work must not be shown to the next: when someone signs out, and when another person
   * signs in. It stays when a session expires and the same person signs in again, and when a guest signs in. Use it as a
   * `key` to reset what is behind a gate.
   */
  readonly sessionEpoch: number;
  /**
   * Id of the account whose saved work the page shows; null for the work that belongs to this browser, such as a guest's.
   * It stays when a session expires, until another person signs in or the page is loaded again.
   */
  readonly accountId: string | null;
  /** Whether a sign-in or sign-out is in progress. */
  readonly isBusy: boolean;
  /** The provider being used; null when no sign-in is in progress. */
  readonly signingInWith: string | null;
  /** What the callback screen shows; null when it does not. */
  readonly callback: 'authenticating' | 'redirecting' | null;
  /** The alert to show; null when there is none. */
  readonly alert: AuthProblem | null;
  /** Whether a new tab is offered, because the page is inside another site's frame. */
  readonly offersNewTab: boolean;
}

/** Maps the state to texts and flags. */
export function authModel(snapshot: AuthSnapshot): AuthModel {
  const { user, rememberedName, alerts, offersNewTab, provider, isCallbackVisible } =
    snapshot.context;
  const isSigningIn = snapshot.matches('signingIn') || snapshot.matches('mocking');
  const state = getAuthState(snapshot);
  return {
    state,
    user,
    expectedName: state === 'checking' ? rememberedName : '',
    role: user?.role ?? '',
    isDemoAccount: user !== null && snapshot.context.account?.kind === 'mock',
    sessionEpoch: snapshot.context.sessionEpoch.number,
    accountId: getAccountId(snapshot.context.sessionEpoch),
    isBusy: snapshot.hasTag('busy'),
    signingInWith: isSigningIn && !isCallbackVisible ? provider : null,
    callback: getCallbackPhase(snapshot),
    alert: alerts[0] ?? null,
    offersNewTab,
  };
}

function getAuthState(snapshot: AuthSnapshot): AuthState {
  const { isCallbackVisible, account, session, user } = snapshot.context;
  if (snapshot.matches('signedIn')) return 'signed-in';
  if (isCallbackVisible || snapshot.matches('checking') || snapshot.matches('opening'))
    return 'checking';
  // While a sign-in starts, the previous account stays.
  if (user !== null && account !== null) return account.kind === 'guest' ? 'guest' : 'demo';
  const isLeaving = snapshot.matches('signingOut') || snapshot.matches('navigating');
  return session.state !== 'signed-out' && !isLeaving ? 'unverified' : 'signed-out';
}

function getCallbackPhase(snapshot: AuthSnapshot): AuthModel['callback'] {
  if (!snapshot.context.isCallbackVisible) return null;
  const isRedirecting =
    snapshot.matches('redirecting') ||
    snapshot.matches('navigating') ||
    snapshot.matches('checking');
  return isRedirecting ? 'redirecting' : 'authenticating';
}
