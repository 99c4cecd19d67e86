import { Account, AuthCallback, AuthProvider, SignIn } from '@spinout/journey/auth';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import {
  all,
  button,
  dialog,
  waitForExpectation,
  field,
  one,
  advanceTime,
  press,
  type,
  focusAndPress,
} from '../screens/page.js';
import { isSessionUnverified } from './error-texts.js';
import type { JourneyCase, JourneyCaseDependencies } from './journey-case.types.js';

const UNAVAILABLE = 'Authentication failed: sign-in service unavailable';
/** The button of the signed-in user. */
const getMenuButton = () => one('button[aria-haspopup=menu]');

const page =
  (children: ReactNode) =>
  ({ page: currentPage, api, session, storage, tab, runtime }: JourneyCaseDependencies) => (
    <AuthProvider {...{ api, session, storage, tab, runtime }} page={currentPage}>
      <AuthCallback theme="light">{children}</AuthCallback>
    </AuthProvider>
  );

const account = (dependencies: JourneyCaseDependencies) =>
  page(
    <main>
      <Account theme="light" runtime={dependencies.runtime} />
    </main>,
  )(dependencies);

const chooseMenuItem = (name: string) => {
  const item = all('[role=menuitem]').find(({ textContent }) => textContent.trim() === name);
  if (item === undefined) throw new Error(`There is no ${name} in the menu`);
  fireEvent.click(item);
};

const openMenu = async () => {
  await waitForExpectation(getMenuButton);
  act(() => getMenuButton().focus());
  fireEvent.click(getMenuButton());
  await waitForExpectation(() => expect(all('[role=menuitem]')).not.toHaveLength(0));
};

const isSignedOut = () => expect(button('Sign In')).toBeEnabled();

/** A return from the identity provider. */
const returnFromProvider = (dependencies: JourneyCaseDependencies) => {
  const startedAt = dependencies.runtime.now().getTime();
  const pending = { provider: 'orcid', state: 'state-1', verifier: 'verifier-1', startedAt };
  void dependencies.tab.write('auth_pending', JSON.stringify(pending));
  void dependencies.tab.write('redirect_after_login', '/');
  return page(<SignIn theme="light" />)(dependencies);
};

export const signInCases = {
  'the sign-in prompt': {
    calls: ['session.health'],
    isReadOnly: true,
    screen: page(<SignIn theme="light" />),
    enter: () => waitForExpectation(() => expect(button('Continue with Google')).toBeEnabled()),
    submit: () => focusAndPress('Continue with Google'),
    expectFailure: (failure, { redirects }) => {
      // Only the status of the reply counts.
      if (failure.why === 'unreadable' || failure.why === 'empty')
        expect(redirects).toHaveLength(1);
      else expect(within(dialog()).getByText(UNAVAILABLE)).toBeInTheDocument();
    },
    retry: async (_, { redirects }) => {
      if (redirects.length > 0) return;
      press('OK');
      await waitForExpectation(() => expect(button('Continue with Google')).toHaveFocus());
      focusAndPress('Continue with Google');
    },
    expectSuccess: ({ redirects }) => expect(redirects[0]).toContain('/auth/login/google?'),
  },
  'the provider callback': {
    calls: ['session.exchangeCode'],
    path: '/auth/callback?code=code-1&state=state-1',
    screen: returnFromProvider,
    submit: null,
    expectFailure: () => expect(within(dialog()).getByText(UNAVAILABLE)).toBeInTheDocument(),
    retry: async () => {
      press('OK');
      await advanceTime(2000);
      await waitForExpectation(() => expect(button('Continue with Google')).toBeEnabled());
      focusAndPress('Continue with Google');
    },
    expectSuccess: ({ redirects, page: currentPage, tokens }) => {
      expect(redirects[0]).toContain('/auth/login/google?');
      expect(currentPage.href()).not.toMatch(/code|callback/);
      expect(tokens.read().token).toBeNull();
    },
  },
  'a page with tokens': {
    calls: ['session.profile'],
    isSignedIn: true,
    screen: account,
    submit: null,
    isReadOnly: true,
    attempts: 2,
    expectFailure: (failure, { tokens }) => {
      if (isSessionUnverified(failure) || failure.status === 429) {
        expect(screen.getByText('We could not check your sign-in')).toBeInTheDocument();
        expect(tokens.read().token).not.toBeNull();
      } else {
        isSignedOut();
        expect(tokens.read().token).toBeNull();
      }
    },
    retry: async (_, { tokens }) => {
      if (tokens.read().token === null) focusAndPress('Sign In');
      else focusAndPress('Retry');
      await advanceTime(0);
    },
    expectSuccess: ({ tokens }) => {
      if (tokens.read().token === null) button('Continue with Google');
      else expect(getMenuButton()).toHaveTextContent('User menu: Ada Example');
    },
  },
  'a profile change': {
    calls: ['session.saveProfile'],
    isSignedIn: true,
    screen: account,
    enter: async () => {
      await openMenu();
      chooseMenuItem('Profile Settings');
      await waitForExpectation(() => field('Bio'));
      type('Bio', 'Sleeps a lot.');
    },
    submit: () => focusAndPress('Save Changes'),
    expectFailure: () =>
      expect(screen.getByText('Failed to update profile. Please try again.')).toBeInTheDocument(),
    expectInputUnchanged: () => expect(field('Bio')).toHaveValue('Sleeps a lot.'),
    retry: () => focusAndPress('Save Changes'),
    expectSuccess: () => {
      expect(screen.queryByLabelText('Bio')).toBeNull();
      expect(screen.getByText('Profile saved.')).toBeInTheDocument();
    },
  },
  'sign-out': {
    calls: ['session.logout'],
    continuesAfterUnmount: true,
    isSignedIn: true,
    screen: account,
    enter: openMenu,
    submit: () => chooseMenuItem('Sign Out'),
    expectFailure: (_, { tokens }) => {
      isSignedOut();
      expect(tokens.read()).toMatchObject({ token: null, refreshToken: null });
    },
    retry: () => focusAndPress('Sign In'),
    expectSuccess: () => expect(button('Continue with Google')).toBeEnabled(),
  },
} as const satisfies Record<string, JourneyCase>;
