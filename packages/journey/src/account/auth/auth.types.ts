import type { SaveProfileRequest, User } from '@spinout/api-client';
import type { SessionState } from '@spinout/api-client/http';

/** A sign-in provider. */
export interface SignInProvider {
  /** Part of the sign-in URL. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
}

/** A role that a demo account can have. */
export type MockRole = 'user' | 'researcher' | 'admin' | 'enterprise';

/** Settings of sign-in. */
export interface AuthSettings {
  /**
   * What happens when the sign-in service fails: a demo account with the role researcher, or an alert.
   * @default 'never'
   */
  readonly mockLogin?: 'on-failure' | 'never' | undefined;
  /**
   * Allows `mockLogin: 'on-failure'` in a production build, for demonstrations. Without it, that throws.
   * @default false
   */
  readonly dangerouslyAllowMockLogin?: boolean | undefined;
  /**
   * Role of demo accounts. It affects only what the page shows; servers never learn about demo accounts.
   * @default 'researcher'
   */
  readonly mockRole?: MockRole | undefined;
  /** Whether a token in the callback URL can sign in. @default false */
  readonly acceptUrlToken?: boolean | undefined;
  /** The sign-in providers. @default Google, GitHub and ORCID */
  readonly providers?: readonly SignInProvider[] | undefined;
}

/** A sign-in in progress, saved in the tab until the provider redirects back. */
export interface PendingSignIn {
  readonly provider: string;
  /** OAuth state; the callback must return the same value. */
  readonly state: string;
  /** PKCE verifier, which proves that this tab started the sign-in; null on a page without TLS. */
  readonly verifier: string | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** The saved sign-in of this tab; it can be consumed once. */
export interface ConsumedSignIn {
  readonly pending: PendingSignIn | null;
  /** A path of this origin. */
  readonly returnTo: string;
}

/** The parsed address of the callback. */
export type CallbackAddress =
  | { readonly kind: 'error'; readonly error: string }
  | {
      readonly kind: 'token';
      readonly token: string;
      /** User data as JSON, to show a name early; untrusted. */
      readonly userText: string;
      readonly state: string | null;
    }
  | { readonly kind: 'code'; readonly code: string; readonly state: string | null }
  | { readonly kind: 'not-accepted' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'nothing' };

/** Why a sign-in ended; each becomes an alert. */
export type AuthProblem =
  /** The callback URL has the reason. */
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'no-sign-in' }
  | { readonly kind: 'not-accepted' }
  | { readonly kind: 'unreadable' }
  /** The tab has no working storage, so a sign-in could not complete. */
  | { readonly kind: 'no-storage' };

/** Result of validating a callback. */
export type CallbackResult =
  | { readonly kind: 'refused'; readonly problem: AuthProblem }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'token'; readonly token: string; readonly user: User | null }
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly state: string;
      readonly verifier: string | null;
    };

/** A guest or demo account of this browser. */
export interface LocalAccount {
  readonly kind: 'guest' | 'mock';
  readonly user: User;
  /** Starts with `mock-`; null for a guest. Never sent to a server. */
  readonly token: string | null;
}

/** The current session, without its tokens. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** Identifies a sign-in. */
  readonly signIn: string | null;
  /** Whether there is an access token, not only a refresh token. */
  readonly hasToken: boolean;
}

/** The editable part of a profile. */
export type ProfileChange = Readonly<SaveProfileRequest>;

/** State of sign-in. */
export type AuthState =
  | 'checking'
  | 'signed-out'
  /** There are tokens, but they could not be verified. */
  | 'unverified'
  | 'signed-in'
  | 'guest'
  | 'demo';
