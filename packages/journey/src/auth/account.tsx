'use client';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { AccountControl } from '../user-menu/account-control.js';
import { rankOf } from './roles.js';
import { useAuth } from './use-auth.js';
import { useSignIn } from './use-sign-in.js';

export interface AccountProps extends JourneyFrameProps {
  /** MENU-03, T-43. */
  readonly onOpenJourneys: () => void;
  /** MENU-04, T-43. */
  readonly onOpenAdmin: () => void;
}

/**
 * T-37: what stands at the end of a header: 'Sign In', or the menu of who is signed in, under an `AuthProvider`.
 * @throws {Error} AUTH-33, outside of an `AuthProvider`
 * @example <MainPage api={api} control={<Account onOpenJourneys={…} onOpenAdmin={…} />} />
 */
export function Account({ onOpenJourneys, onOpenAdmin, ...frame }: AccountProps) {
  const { user, role, isDemoAccount, signOut, updateProfile } = useAuth();
  return (
    <JourneyFrame {...frame}>
      <AccountControl
        {...useSignIn()}
        {...{ user, isDemoAccount, onOpenJourneys, onOpenAdmin }}
        rank={rankOf(role)}
        onSignOut={signOut}
        onSaveProfile={(change) => updateProfile(change)}
      />
    </JourneyFrame>
  );
}
