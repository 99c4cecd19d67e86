import { Text } from '@spinout/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { getMainPageModel } from '../../shell/main-page/main-page.fixtures.js';
import { MainPageView } from '../../shell/main-page/main-page.view.js';
import { useUnsavedWork } from '../../frame/unsaved-work.js';
import { AccountControl, type AccountControlProps } from './account-control.js';
import { menuUsers } from './user-menu.fixtures.js';

const meta = {
  title: 'Journey/Account',
  component: AccountControl,
  args: {
    user: menuUsers.researcher,
    rank: 2,
    busy: null,
    onSignIn: fn(),
    onContinueAsGuest: fn(),
    onRetry: fn(),
    onProblemClose: fn(),
    onSignOut: fn(),
    onSaveProfile: fn(() => Promise.resolve()),
    onOpenJourneys: fn(),
    onOpenAdmin: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountControl>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^User menu: / }));
  const menu = await screen.findByRole('menu', { name: 'User menu' });
  await waitFor(() => expect(menu).toBeVisible());
};

export const SignedOut: Story = { args: { user: null, rank: 0 } };
export const Checking: Story = { args: { user: null, rank: 0, busy: 'checking' } };
export const SigningIn: Story = { args: { user: null, rank: 0, busy: 'google' } };
export const Unverified: Story = { args: { user: null, rank: 0, isUnverified: true } };
export const Problem: Story = {
  args: { user: null, rank: 0, problem: 'Authentication failed: access_denied' },
};
export const SignedIn: Story = {};
export const MenuOpen: Story = { play: opened };
export const Administrator: Story = { args: { user: menuUsers.admin, rank: 3 }, play: opened };
export const DemoAccount: Story = { args: { isDemoAccount: true }, play: opened };
export const GuestMenu: Story = { args: { user: menuUsers.guest, rank: 0 }, play: opened };

function UnsavedWork() {
  useUnsavedWork('Run of the twelve steps on “BRCA1 repair”');
  return null;
}

export const SignOutQuestion: Story = {
  render: (args) => (
    <>
      <UnsavedWork />
      <AccountControl {...args} />
    </>
  ),
  play: async (context) => {
    await opened?.(context);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('BRCA1 repair');
  },
};
export const LongName: Story = { args: { user: menuUsers.longName }, play: opened };
export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: opened };

/** At the end of a header with the product name. */
const inHeader: Story['render'] = (args) => (
  <div style={{ margin: '-1.5rem' }}>
    <MainPageView
      model={getMainPageModel('landing')}
      send={fn()}
      homeHref="/"
      control={<AccountControl {...args} />}
    >
      <Text>The page</Text>
    </MainPageView>
  </div>
);

export const InHeader: Story = { args: { isDemoAccount: true }, render: inHeader };
export const UnverifiedInHeader: Story = { ...Unverified, render: inHeader };
export const DemoOnPhone: Story = {
  ...InHeader,
  globals: { viewport: { value: 'phone' } },
};

function Session(props: AccountControlProps) {
  const [user, setUser] = useState(props.user);
  return (
    <AccountControl
      {...props}
      user={user}
      onSignIn={() => setUser(menuUsers.researcher)}
      onContinueAsGuest={() => setUser(menuUsers.guest)}
      onSignOut={() => setUser(null)}
    />
  );
}

/** Signs in and out, and keeps the focus in place. */
export const Interactive: Story = {
  args: { user: null },
  render: (args) => <Session {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await userEvent.click(await screen.findByRole('button', { name: 'User menu: Ada Example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus());
  },
};
