import type { SignInProvider } from '../auth/auth.types.js';

export interface SignInProps {
  /** Sign-in providers, in the order of their buttons. @default Google, GitHub and ORCID */
  readonly providers?: readonly SignInProvider[] | undefined;
  /**
   * What is in progress: the id of the provider being used, or `checking` while the saved sign-in is verified; null when
   * nothing is in progress.
   */
  readonly busy: string | null;
  /** The saved sign-in could not be checked. @default false */
  readonly isUnverified?: boolean | undefined;
  /**
   * URL of this page when it is inside another site's frame, where providers refuse to load; null otherwise.
   * @default null
   */
  readonly newTabHref?: string | null | undefined;
  /** Text of the alert to show. @default null */
  readonly problem?: string | null | undefined;
  /** Redirects to the provider with this id. */
  readonly onSignIn: (provider: string) => void;
  /** Called when the person goes on without an account. */
  readonly onContinueAsGuest: () => void;
  /** Checks the saved sign-in again. */
  readonly onRetry: () => void;
  /** Called when the person closes the problem. */
  readonly onProblemClose: () => void;
}
