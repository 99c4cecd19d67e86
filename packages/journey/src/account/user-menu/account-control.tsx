'use client';
import type { User } from '@spinout/api-client';
import { Button, ChevronDownIcon, OriginBadge, Text, VisuallyHidden } from '@spinout/design-system';
import { useFocusAfter, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId, useState } from 'react';
import { findUnsavedWork } from '../../frame/unsaved-work.js';
import { signInMessages } from '../sign-in/sign-in.messages.js';
import type { SignInProps } from '../sign-in/sign-in.types.js';
import type { SaveProfile } from './profile/profile.actors.js';
import { AccountName } from './account-name.view.js';
import { LazyPart } from './lazy-part.js';
import { useAccountFocus } from './use-account-focus.js';
import { userMenuMessages } from './user-menu.messages.js';
import {
  userMenuModel,
  type MenuChoice,
  type MenuUser,
  type UserMenuModel,
} from './user-menu.model.js';
import { AccountBadge, Control } from './user-menu.styles.js';

// Loaded on demand, so that the header shows before its menu and dialogs load.
const loadSignIn = async () => (await import('../sign-in/sign-in-dialog.js')).SignInDialog;
const loadMenu = async () => (await import('./user-menu.view.js')).UserMenuView;
const loadSignOut = async () => (await import('./sign-out/sign-out-dialog.js')).SignOutDialog;
const loadProfile = async () =>
  (await import('./profile/profile-settings.js')).ProfileSettingsScreen;

export interface AccountControlProps extends SignInProps {
  /** The signed-in user or guest; null without one. */
  readonly user: User | null;
  /** Name of the person whose sign-in is being checked. @default no one was signed in before */
  readonly expectedName?: string | undefined;
  /** Rank of the user's role; decides only whether the Admin Panel is offered. */
  readonly rank: number;
  readonly isDemoAccount?: boolean | undefined;
  readonly onSignOut: () => void;
  /** Saves the profile; rejects when it is not saved. */
  readonly onSaveProfile: SaveProfile;
  /** @default the menu has no such item */
  readonly onOpenJourneys?: (() => void) | undefined;
  /** @default the menu has no such item */
  readonly onOpenAdmin?: (() => void) | undefined;
}

type OpenDialog = 'signIn' | 'signOut' | 'profile' | null;

/**
 * The account control for a header: 'Sign In', or the menu of the signed-in person. For a host that brings its own
 * `JourneyFrame`.
 */
export function AccountControl({
  user,
  expectedName = '',
  rank,
  isDemoAccount = false,
  onSignOut,
  onSaveProfile,
  onOpenJourneys,
  onOpenAdmin,
  ...signIn
}: AccountControlProps) {
  const messages = useMessages(userMenuMessages);
  const locale = useLocale();
  const badgeId = useId();
  const controlRef = useAccountFocus<HTMLDivElement>();
  const [saved, setSaved] = useState(false);
  const [unsavedWork, setUnsavedWork] = useState<readonly string[]>([]);
  const { dialog, setDialog } = useDialog(user?.id ?? null);
  const handlers: Readonly<Record<MenuChoice, (() => void) | undefined>> = {
    profile: () => setDialog('profile'),
    journeys: onOpenJourneys,
    admin: onOpenAdmin,
    signIn: () => setDialog('signIn'),
    signOut: () => {
      void findUnsavedWork().then((names) => {
        setUnsavedWork(names);
        if (names.length > 0) setDialog('signOut');
        else onSignOut();
      });
    },
  };
  const choose = (choice: MenuChoice) => {
    setSaved(false);
    handlers[choice]?.();
  };
  const isSupported = (choice: MenuChoice) => handlers[choice] !== undefined;
  const shown = user ?? (expectedName === '' ? null : createExpectedUser(expectedName));
  const model =
    shown && userMenuModel({ user: shown, rank, isDemoAccount, locale, isSupported }, messages);
  return (
    <Control ref={controlRef} role="group" aria-label={messages.account} tabIndex={-1}>
      {model === null ? (
        <SignedOut {...signIn} onOpen={() => setDialog('signIn')} />
      ) : user === null ? (
        <LoadingMenu model={model} />
      ) : (
        <>
          {isDemoAccount && (
            <AccountBadge>
              <OriginBadge id={badgeId} origin="simulated" label={messages.demo} />
            </AccountBadge>
          )}
          <LazyPart
            load={loadMenu}
            fallback={<LoadingMenu model={model} />}
            props={{ model, describedBy: isDemoAccount ? badgeId : undefined, onChoose: choose }}
          />
        </>
      )}
      <VisuallyHidden role="status">{saved ? messages.profileSaved : ''}</VisuallyHidden>
      {(dialog === 'signIn' || (signIn.problem ?? null) !== null) && (
        <LazyPart
          load={loadSignIn}
          props={{
            ...signIn,
            open: dialog === 'signIn',
            onClose: () => setDialog(null),
            onContinueAsGuest: () => {
              setDialog(null);
              signIn.onContinueAsGuest();
            },
          }}
        />
      )}
      {dialog === 'signOut' && (
        <LazyPart
          load={loadSignOut}
          props={{
            names: unsavedWork,
            onClose: () => setDialog(null),
            onConfirm: () => {
              setDialog(null);
              onSignOut();
            },
          }}
        />
      )}
      {dialog === 'profile' && user !== null && (
        <LazyPart
          load={loadProfile}
          props={{
            user,
            isDemoAccount,
            onSave: onSaveProfile,
            onClose: (wasSaved: boolean) => {
              setSaved(wasSaved);
              setDialog(null);
            },
          }}
        />
      )}
    </Control>
  );
}

/** What the menu shows before the profile is loaded. */
const createExpectedUser = (name: string): MenuUser => ({
  name,
  email: '',
  role: '',
  provider: '',
  avatar_url: undefined,
});

/** As wide as the menu that is about to load. */
const LoadingMenu = ({ model }: { readonly model: UserMenuModel }) => (
  <Button disabled aria-hidden="true" iconAfter={<ChevronDownIcon size={16} />}>
    <AccountName model={model} />
  </Button>
);

/** The open dialog; closes when another person signs in. */
function useDialog(person: string | null) {
  const [opened, setOpened] = useState<{ person: string | null; dialog: OpenDialog }>({
    person,
    dialog: null,
  });
  if (opened.person !== person) setOpened({ person, dialog: null });
  return {
    dialog: opened.person === person ? opened.dialog : null,
    setDialog: (dialog: OpenDialog) => setOpened({ person, dialog }),
  };
}

/** Shown while no one is signed in or the sign-in is unknown. */
function SignedOut({
  busy,
  isUnverified = false,
  onRetry,
  onOpen,
}: SignInProps & { readonly onOpen: () => void }) {
  const messages = useMessages(signInMessages);
  const { signIn } = useMessages(userMenuMessages);
  // Set only when 'Retry' is pressed, so that opening a page moves no focus.
  const retryRef = useFocusAfter<HTMLButtonElement>(busy !== null);
  return (
    <>
      {isUnverified && (
        <>
          <Text as="span" size="sm" tone="muted" role="status">
            {messages.unverified}
          </Text>
          <Button
            variant="quiet"
            size="sm"
            busy={busy === 'checking'}
            disabled={busy !== null}
            onClick={(event) => {
              retryRef.current = event.currentTarget;
              onRetry();
            }}
          >
            {messages.retry}
          </Button>
        </>
      )}
      <Button busy={busy !== null} disabled={busy === 'checking'} onClick={onOpen}>
        {signIn}
      </Button>
    </>
  );
}
