'use client';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { AccountControl } from './account-control.js';
import { getRoleRank } from '@spinout/domain/roles';
import { useAuth } from '../auth/use-auth.js';
import { useSignIn } from '../sign-in/use-sign-in.js';

export interface AccountProps extends JourneyFrameProps {
  /** Opens the list of journeys. @default the menu has no such item */
  readonly onOpenJourneys?: (() => void) | undefined;
  /** Opens the Admin Panel. @default the menu has no such item */
  readonly onOpenAdmin?: (() => void) | undefined;
  /** Whether sign-in alerts show here; false for a second `Account` on one page. @default true */
  readonly showsAlert?: boolean | undefined;
}

/**
 * The account control for a header: 'Sign In', or the menu of the signed-in person. Needs an `AuthProvider`.
 * @throws {Error} outside of an `AuthProvider`
 * @example <MainPage api={api} control={<Account onOpenJourneys={…} onOpenAdmin={…} />} />
 */
export function Account({
  onOpenJourneys,
  onOpenAdmin,
  showsAlert = true,
  ...frame
}: AccountProps) {
  const signIn = useSignIn(showsAlert);
  const { user, expectedName, role, isDemoAccount, signOut, updateProfile } = useAuth();
  return (
    <JourneyFrame {...frame}>
      <AccountControl
        {...signIn}
        {...{ user, expectedName, isDemoAccount, onOpenJourneys, onOpenAdmin }}
        rank={getRoleRank(role)}
        onSignOut={signOut}
        onSaveProfile={(change) => updateProfile(change)}
      />
    </JourneyFrame>
  );
}
