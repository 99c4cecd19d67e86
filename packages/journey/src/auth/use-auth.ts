'use client';
import { createContext, useContext } from 'react';
import type { AuthModel } from './auth.model.js';
import type { ProfileChange, SignInProvider } from './auth.types.js';

/** Who the person is, and what they may do about it. */
export interface Auth extends AuthModel {
  /** AUTH-12: who can vouch for a person. */
  readonly providers: readonly SignInProvider[];
  /**
   * Whether the person's role is at least the required one (AUTH-30 to AUTH-32). For what is shown only: a server
   * checks rights itself.
   */
  readonly hasRole: (required: string) => boolean;
  /** AUTH-15: leaves for a provider, by its id. */
  readonly signIn: (provider: string) => void;
  /** AUTH-13, T-09 */
  readonly continueAsGuest: () => void;
  /** AUTH-24: forgets the tokens and goes to the root. */
  readonly signOut: () => void;
  /** T-70: asks again whether the tokens hold. */
  readonly retry: () => void;
  /**
   * MENU-09: saves the profile; a demo account is changed where it lives (T-41).
   * @throws {ApiError} when the server did not take it; an `Error` when nobody is signed in, another save is under
   * way, or the person left meanwhile
   */
  readonly updateProfile: (change: ProfileChange) => Promise<void>;
  /** The alert has been read. */
  readonly closeAlert: () => void;
  readonly closeNewTab: () => void;
  /** Address of this page, to be opened outside of another site's page. */
  readonly pageAddress: () => string;
}

export const AuthContext = createContext<Auth | null>(null);

/**
 * Who the person is.
 * @throws {Error} AUTH-33, outside of an `AuthProvider`
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
