import { Account, AuthCallback, AuthProvider, SignIn } from '@spinout/journey/auth';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import {
  all,
  button,
  dialog,
  eventually,
  field,
  one,
  pass,
  press,
  type,
  reachAndPress,
} from '../screens/page.js';
import { isDoubt } from './room-texts.js';
import type { Room, RoomDependencies } from './room.types.js';

const UNAVAILABLE = 'Authentication failed: sign-in service unavailable';
/** The button of who is signed in. */
const menu = () => one('button[aria-haspopup=menu]');

const page =
  (children: ReactNode) =>
  ({ page: place, api, session, storage, tab, runtime }: RoomDependencies) => (
    <AuthProvider {...{ api, session, storage, tab, runtime }} page={place}>
      <AuthCallback theme="light">{children}</AuthCallback>
    </AuthProvider>
  );

const account = (dependencies: RoomDependencies) =>
  page(
    <main>
      <Account theme="light" runtime={dependencies.runtime} />
    </main>,
  )(dependencies);

const choose = (name: string) => {
  const item = all('[role=menuitem]').find(({ textContent }) => textContent.trim() === name);
  if (item === undefined) throw new Error(`rooms: no ${name} in the menu`);
  fireEvent.click(item);
};

const openMenu = async () => {
  await eventually(menu);
  act(() => menu().focus());
  fireEvent.click(menu());
  await eventually(() => expect(all('[role=menuitem]')).not.toHaveLength(0));
};

const isSignedOut = () => expect(button('Sign In')).toBeEnabled();

/** A sign-in that comes back from a provider. */
const comingBack = (dependencies: RoomDependencies) => {
  const startedAt = dependencies.runtime.now().getTime();
  const pending = { provider: 'orcid', state: 'state-1', verifier: 'verifier-1', startedAt };
  void dependencies.tab.write('auth_pending', JSON.stringify(pending));
  void dependencies.tab.write('redirect_after_login', '/');
  return page(<SignIn theme="light" />)(dependencies);
};

export const signInRooms = {
  'the prompt, on the way to a provider': {
    calls: ['session.health'],
    reads: true,
    screen: page(<SignIn theme="light" />),
    enter: () => eventually(() => expect(button('Continue with Google')).toBeEnabled()),
    ask: () => reachAndPress('Continue with Google'),
    failed: (failure, { left }) => {
      // API-26: a good status will do, whatever the body holds.
      if (failure.why === 'unreadable' || failure.why === 'empty') expect(left).toHaveLength(1);
      else expect(within(dialog()).getByText(UNAVAILABLE)).toBeInTheDocument();
    },
    again: async (_, { left }) => {
      if (left.length > 0) return;
      press('OK');
      await eventually(() => expect(button('Continue with Google')).toHaveFocus());
      reachAndPress('Continue with Google');
    },
    good: ({ left }) => expect(left[0]).toContain('/auth/login/google?'),
  },
  'the callback of a provider': {
    calls: ['session.exchangeCode'],
    at: '/auth/callback?code=code-1&state=state-1',
    screen: comingBack,
    ask: null,
    failed: () => expect(within(dialog()).getByText(UNAVAILABLE)).toBeInTheDocument(),
    again: async () => {
      press('OK');
      await pass(2000);
      await eventually(() => expect(button('Continue with Google')).toBeEnabled());
      reachAndPress('Continue with Google');
    },
    good: ({ left, page: place, tokens }) => {
      expect(left[0]).toContain('/auth/login/google?');
      expect(place.href()).not.toMatch(/code|callback/);
      expect(tokens.read().token).toBeNull();
    },
  },
  'a page with tokens': {
    calls: ['session.profile'],
    isSigned: true,
    screen: account,
    ask: null,
    reads: true,
    tries: 2,
    failed: (failure, { tokens }) => {
      if (isDoubt(failure) || failure.status === 429) {
        expect(screen.getByText('Sign-in could not be checked')).toBeInTheDocument();
        expect(tokens.read().token).not.toBeNull();
      } else {
        isSignedOut();
        expect(tokens.read().token).toBeNull();
      }
    },
    again: async (_, { tokens }) => {
      if (tokens.read().token === null) reachAndPress('Sign In');
      else reachAndPress('Retry');
      await pass(0);
    },
    good: ({ tokens }) => {
      if (tokens.read().token === null) button('Continue with Google');
      else expect(menu()).toHaveTextContent('User menu: Ada Example');
    },
  },
  'a profile that is changed': {
    calls: ['session.saveProfile'],
    isSigned: true,
    screen: account,
    enter: async () => {
      await openMenu();
      choose('Profile Settings');
      await eventually(() => field('Bio'));
      type('Bio', 'Sleeps a lot.');
    },
    ask: () => reachAndPress('Save Changes'),
    failed: () =>
      expect(screen.getByText('Failed to update profile. Please try again.')).toBeInTheDocument(),
    kept: () => expect(field('Bio')).toHaveValue('Sleeps a lot.'),
    again: () => reachAndPress('Save Changes'),
    good: () => {
      expect(screen.queryByLabelText('Bio')).toBeNull();
      expect(screen.getByText('Profile saved.')).toBeInTheDocument();
    },
  },
  'a sign-out': {
    calls: ['session.logout'],
    outlivesTheRoom: true,
    isSigned: true,
    screen: account,
    enter: openMenu,
    ask: () => choose('Sign Out'),
    failed: (_, { tokens }) => {
      isSignedOut();
      expect(tokens.read()).toMatchObject({ token: null, refreshToken: null });
    },
    again: () => reachAndPress('Sign In'),
    good: () => expect(button('Continue with Google')).toBeEnabled(),
  },
} as const satisfies Record<string, Room>;
