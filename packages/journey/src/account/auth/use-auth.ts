'use client';
import { createContext, useContext } from 'react';
import type { AuthModel } from './auth.model.js';
import type { ProfileChange, SignInProvider } from './auth.types.js';

/** State and actions of sign-in. */
export interface Auth extends AuthModel {
  /** The sign-in providers. */
  readonly providers: readonly SignInProvider[];
  /**
   * Whether the person's role is at least the required one. Use it only to show or hide; servers check rights
   * themselves.
   */
  readonly hasRole: (required: string) => boolean;
  /** Redirects to the provider with this id. */
  readonly signIn: (provider: string) => void;
  readonly continueAsGuest: () => void;
  /** Removes the tokens and navigates to the root. */
  readonly signOut: () => void;
  /** Verifies the tokens again. */
  readonly retry: () => void;
  /**
   * Saves the profile; that of a demo account stays in this browser.
   * @throws {ApiError} when the server rejected it; an `Error` when no one is signed in, another save is in progress, or
   * the person signed out before it was saved
   */
  readonly updateProfile: (change: ProfileChange) => Promise<void>;
  /** Closes the alert. */
  readonly closeAlert: () => void;
  readonly closeNewTab: () => void;
  /** URL of this page, to open it outside of another site's frame. */
  readonly pageAddress: () => string;
}

export const AuthContext = createContext<Auth | null>(null);

/**
 * State and actions of sign-in.
 * @throws {Error} outside of an `AuthProvider`
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
