import type { SignInProvider } from '../auth/auth.types.js';

/** State of sign-in. */
export interface SignInState {
  /** Sign-in providers, in the order of their buttons. @default Google, GitHub and ORCID */
  readonly providers?: readonly SignInProvider[] | undefined;
  /**
   * What is in progress: the sign-in with the provider of this id, or `checking`, a look whether the kept one still
   * holds; null when a person can choose.
   */
  readonly busy: string | null;
  /** The saved sign-in could not be checked. @default false */
  readonly isUnverified?: boolean | undefined;
  /**
   * Address of this page, when it stands inside another one where providers refuse to show themselves; null when
   * it stands alone. @default null
   */
  readonly newTabHref?: string | null | undefined;
  /** Text of an alert to show now. @default null */
  readonly problem?: string | null | undefined;
}

/** What a person asks of sign-in. */
export interface SignInActions {
  /** Leaves for the provider of this id. */
  readonly onSignIn: (provider: string) => void;
  readonly onContinueAsGuest: () => void;
  /** Checks the saved sign-in again. */
  readonly onRetry: () => void;
  /** The problem has been read. */
  readonly onProblemClose: () => void;
}

export type SignInProps = SignInState & SignInActions;
