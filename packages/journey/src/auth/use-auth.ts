'use client';
import { createContext, useContext } from 'react';
import type { AuthModel } from './auth.model.js';
import type { ProfileChange, SignInProvider } from './auth.types.js';

/** Who the person is, and what they may do about it. */
export interface Auth extends AuthModel {
  /** A sign-in provider. */
  readonly providers: readonly SignInProvider[];
  /**
   * Whether the person's role is at least the required one. For what is shown only: a server
   * checks rights itself.
   */
  readonly hasRole: (required: string) => boolean;
  /** Leaves for a provider, by its id. */
  readonly signIn: (provider: string) => void;
  readonly continueAsGuest: () => void;
  /** Forgets the tokens and goes to the root. */
  readonly signOut: () => void;
  /** Asks again whether the tokens hold. */
  readonly retry: () => void;
  /**
   * Saves the profile; a demo account is changed where it lives.
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
 * @throws {Error} outside of an `AuthProvider`
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
