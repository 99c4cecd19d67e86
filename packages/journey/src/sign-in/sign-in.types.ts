import type { SignInProvider } from '../auth/auth.types.js';

/** How sign-in stands. */
export interface SignInState {
  /** Who can vouch for a person, in the order of their buttons. @default Google, GitHub and ORCID */
  readonly providers?: readonly SignInProvider[] | undefined;
  /**
   * What is under way: the sign-in with the provider of this id, or `checking`, a look whether the kept one still
   * holds; null when a person can choose.
   */
  readonly busy: string | null;
  /** The kept sign-in could not be checked; it is neither good nor lost. @default false */
  readonly isUnverified?: boolean | undefined;
  /**
   * Address of this page, when it stands inside another one where providers refuse to show themselves; null when
   * it stands alone. @default null
   */
  readonly newTabHref?: string | null | undefined;
  /** What must be read now, as the exact words of an alert. @default null */
  readonly problem?: string | null | undefined;
}

/** What a person asks of sign-in. */
export interface SignInActions {
  /** Leaves for the provider of this id. */
  readonly onSignIn: (provider: string) => void;
  readonly onContinueAsGuest: () => void;
  /** Looks again whether the kept sign-in holds. */
  readonly onRetry: () => void;
  /** The problem has been read. */
  readonly onProblemClose: () => void;
}

export type SignInProps = SignInState & SignInActions;
