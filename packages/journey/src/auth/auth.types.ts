import type { SaveProfileRequest, User } from '@spinout/api-client';
import type { SessionState } from '@spinout/api-client/http';

/** A sign-in provider. */
export interface SignInProvider {
  /** Part of the address of the sign-in. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
}

/** A role that a demo account may be shown with. */
export type MockRole = 'user' | 'researcher' | 'admin' | 'enterprise';

/** How a host wants sign-in to behave. */
export interface AuthSettings {
  /**
   * What follows when the sign-in service fails: a demo account with the role researcher, or an alert.
   * @default 'never'
   */
  readonly mockLogin?: 'on-failure' | 'never' | undefined;
  /**
   * Lets a production build have `mockLogin: 'on-failure'`, which it refuses otherwise: for demonstrations.
   * @default false
   */
  readonly dangerouslyAllowMockLogin?: boolean | undefined;
  /**
   * The role that a demo account is shown with. It opens what the page shows and nothing on a server, which is
   * never informed about demo accounts.
   * @default 'researcher'
   */
  readonly mockRole?: MockRole | undefined;
  /** Whether a token in the address of the callback may sign in. @default false */
  readonly acceptUrlToken?: boolean | undefined;
  /** The providers offered. @default Google, GitHub and ORCID */
  readonly providers?: readonly SignInProvider[] | undefined;
}

/** A sign-in in progress, saved in the tab until the provider redirects back. */
export interface PendingSignIn {
  readonly provider: string;
  /** Comes back with the code and must be the same. */
  readonly state: string;
  /** Proves to the server that the code comes back to where the sign-in began (PKCE); null without one. */
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

/** What the address of the callback holds. */
export type CallbackAddress =
  | { readonly kind: 'error'; readonly error: string }
  | {
      readonly kind: 'token';
      readonly token: string;
      /** For the first display of a name; nothing in it is trusted. */
      readonly userText: string;
      readonly state: string | null;
    }
  | { readonly kind: 'code'; readonly code: string; readonly state: string | null }
  | { readonly kind: 'not-accepted' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'nothing' };

/** Why a sign-in ended; each becomes an alert. */
export type AuthProblem =
  /** The address says why. */
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'no-sign-in' }
  | { readonly kind: 'not-accepted' }
  | { readonly kind: 'unreadable' }
  /** The tab has no working storage, so a sign-in could not complete. */
  | { readonly kind: 'no-storage' };

/** What comes of a callback. */
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

/** An account that only this browser knows. */
export interface LocalAccount {
  readonly kind: 'guest' | 'mock';
  readonly user: User;
  /** Begins with `mock-`; null for a guest. Never sent. */
  readonly token: string | null;
}

/** The current session, without its tokens. */
export interface SessionSnapshot {
  readonly state: SessionState;
  /** Identifies a sign-in. */
  readonly signIn: string | null;
  /** Whether there is a token that the profile can be asked with, and not a refresh token alone. */
  readonly hasToken: boolean;
}

/** What a person may change of the profile. */
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
