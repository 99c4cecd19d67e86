import { testRuntime } from '@spinout/flow-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { useUnsavedWork } from '../../frame/unsaved-work.js';
import { AccountControl, type AccountControlProps } from './account-control.js';
import { menuUsers } from './user-menu.fixtures.js';

const props = (own: Partial<AccountControlProps> = {}) => ({
  user: menuUsers.researcher,
  rank: 2,
  busy: null,
  onSignIn: vi.fn(),
  onContinueAsGuest: vi.fn(),
  onRetry: vi.fn(),
  onProblemClose: vi.fn(),
  onSignOut: vi.fn(),
  onSaveProfile: vi.fn(() => Promise.resolve()),
  onOpenJourneys: vi.fn(),
  onOpenAdmin: vi.fn(),
  runtime: testRuntime(),
  ...own,
});

const show = (own: Partial<AccountControlProps> = {}) => {
  const all = props(own);
  const wrapper = JourneyFrame;
  return { ...all, container: render(<AccountControl {...all} />, { wrapper }).container };
};

/** A session with sign-in, guest and sign-out. */
function Session({ user: first = null }: { user?: AccountControlProps['user'] }) {
  const [user, setUser] = useState(first);
  return (
    <JourneyFrame>
      <AccountControl
        {...props()}
        user={user}
        onSignIn={() => setUser(menuUsers.researcher)}
        onContinueAsGuest={() => setUser(menuUsers.guest)}
        onSignOut={() => setUser(null)}
      />
    </JourneyFrame>
  );
}

const menuButton = (name = 'Ada Example') =>
  screen.findByRole('button', { name: `User menu: ${name}` });

const openMenu = async (name?: string) => {
  await userEvent.click(await menuButton(name));
  return screen.findByRole('menu', { name: 'User menu' });
};

const choose = async (item: string, name?: string) => {
  await openMenu(name);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};

it('shows the menu of the remembered person, not Sign In, while the sign-in is being checked', async () => {
  show({ user: null, busy: 'checking', expectedName: 'Ada Example' });
  expect(screen.getByText('Ada Example')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
});

const getItems = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('the account, signed out', () => {
  it('is a button that opens the sign-in dialog (T-37, T-78)', async () => {
    const { onSignIn } = show({ user: null });
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start Your Research Journey' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue with GitHub' }));
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith('github');
  });

  it('is busy while the saved sign-in is checked', () => {
    show({ user: null, busy: 'checking' });
    const button = screen.getByRole('button', { name: 'Sign In' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('says that the sign-in could not be checked, and offers a retry (T-70)', async () => {
    const { onRetry } = show({ user: null, isUnverified: true });
    expect(screen.getByText('We could not check your sign-in')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it('shows a problem even if no dialog is open (T-07)', async () => {
    const { onProblemClose } = show({
      user: null,
      problem: 'Authentication failed: access_denied',
    });
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Authentication failed: access_denied',
    );
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onProblemClose).toHaveBeenCalledOnce();
  });
});

describe('the account, signed in', () => {
  it('MENU-01 shows initial and name, and labels the menu (S-89)', async () => {
    show();
    const button = await menuButton();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(within(button).getByText('A')).toBeVisible();
    expect(within(button).getByText('Ada Example')).toBeVisible();
  });

  it('MENU-01 shows a decorative picture over https, and the initial when it fails to load', async () => {
    show({ user: menuUsers.withPicture });
    const button = await menuButton();
    const picture = button.querySelector('img');
    expect(picture).toHaveAttribute('src', 'https://pictures.example/ada.png');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    if (picture) fireEvent.error(picture);
    expect(button.querySelector('img')).toBeNull();
    expect(within(button).getByText('A')).toBeVisible();
  });

  it('MENU-02, MENU-03, MENU-05 has its items in order, below name, email and role (S-89)', async () => {
    show();
    const menu = await openMenu();
    expect(getItems(menu)).toEqual(['Profile Settings', 'My Research Journeys', 'Sign Out']);
    expect(menu).toHaveAccessibleDescription('Ada Example ada@example.org Researcher');
  });

  it.each([
    [2, false],
    [3, true],
    [4, true],
  ])('MENU-04 with rank %i, has the Admin Panel: %j (S-89)', async (rank, shown) => {
    show({ rank });
    expect(getItems(await openMenu()).includes('Admin Panel')).toBe(shown);
  });

  it('MENU-03 opens the journeys', async () => {
    const { onOpenJourneys } = show();
    await choose('My Research Journeys');
    expect(onOpenJourneys).toHaveBeenCalledOnce();
  });

  it('MENU-04 opens the Admin Panel', async () => {
    const { onOpenAdmin } = show({ rank: 3 });
    await choose('Admin Panel');
    expect(onOpenAdmin).toHaveBeenCalledOnce();
  });

  it('leaves out items that the host does not support', async () => {
    show({ rank: 3, onOpenJourneys: undefined, onOpenAdmin: undefined });
    expect(getItems(await openMenu())).toEqual(['Profile Settings', 'Sign Out']);
  });

  it('MENU-05 signs out', async () => {
    const { onSignOut } = show();
    await choose('Sign Out');
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  describe('with work that exists only in the open page', () => {
    function Work() {
      useUnsavedWork('Run on “tau”');
      return null;
    }

    it('asks before it signs out, names the work, and keeps it on the safe answer', async () => {
      render(<Work />);
      const { onSignOut } = show();
      await choose('Sign Out');
      const question = await screen.findByRole('dialog', { name: /^Sign out and discard/ });
      expect(within(question).getByRole('listitem')).toHaveTextContent('Run on “tau”');
      expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(onSignOut).not.toHaveBeenCalled();
      const button = await menuButton();
      await waitFor(() => expect(button).toHaveFocus());
    });

    it('signs out when the person confirms', async () => {
      render(<Work />);
      const { onSignOut } = show();
      await choose('Sign Out');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard and sign out' }));
      expect(onSignOut).toHaveBeenCalledOnce();
    });
  });

  it('labels a demo account wherever the name shows (T-39)', async () => {
    show({ isDemoAccount: true });
    const button = await menuButton();
    expect(screen.getByText('Demo account')).toBeVisible();
    expect(button).toHaveAccessibleDescription('Demo account');
    const menu = await openMenu();
    expect(within(menu).getByText('Demo account')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Profile Settings' }));
    expect(within(await screen.findByRole('dialog')).getByText('Demo account')).toBeVisible();
  });

  it('labels no other account', async () => {
    show();
    await openMenu();
    expect(screen.queryByText('Demo account')).toBeNull();
  });

  it('offers sign-in to a guest (T-09)', async () => {
    show({ user: menuUsers.guest, rank: 0 });
    const menu = await openMenu('Guest');
    expect(getItems(menu)).toEqual(['My Research Journeys', 'Sign In', 'Sign Out']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sign In' }));
    expect(
      await screen.findByRole('dialog', { name: 'Start Your Research Journey' }),
    ).toBeVisible();
  });
});

describe('the profile from the menu', () => {
  it('MENU-02, MENU-09 opens, saves, announces it and returns the focus (S-89)', async () => {
    const { onSaveProfile } = show();
    await choose('Profile Settings');
    await screen.findByRole('dialog', { name: 'Profile Settings' });
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSaveProfile).toHaveBeenCalledOnce();
    expect(screen.getByText('Profile saved.')).toBeInTheDocument();
    const button = await menuButton();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes with Escape without an announcement, and returns the focus', async () => {
    show();
    await choose('Profile Settings');
    await screen.findByRole('dialog', { name: 'Profile Settings' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Profile saved.')).toBeNull();
    const button = await menuButton();
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe('a session in the header', () => {
  it('closes the dialog after sign-in, and does not open it again after sign-out', async () => {
    render(<Session />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with ORCID' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Sign Out');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus on the account when its control changes', async () => {
    render(<Session />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with ORCID' }));
    const account = screen.getByRole('group', { name: 'Account' });
    await waitFor(() => expect(account.contains(document.activeElement)).toBe(true));
    await choose('Sign Out');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus());
  });

  it('continues as a guest, who signs in later', async () => {
    render(<Session />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as Guest' }));
    await choose('Sign In', 'Guest');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await menuButton()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('returns the focus to Sign In when its dialog closes', async () => {
    render(<Session />);
    const button = screen.getByRole('button', { name: 'Sign In' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('moves no focus when a page opens', async () => {
    render(<Session user={menuUsers.researcher} />);
    await menuButton();
    expect(document.body).toHaveFocus();
  });
});
