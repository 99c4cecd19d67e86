import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPlatformClient, type ApiRequest } from '@spinout/api-client';
import { exampleUser, scriptedTransport } from '@spinout/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { JourneyFrame } from '../../../frame/journey-frame.js';
import { page, usersModels } from './users.fixtures.js';
import { UsersScreen } from './users.js';
import { UsersView } from './users.view.js';

const meta = {
  title: 'Journey/Users',
  component: UsersView,
  args: { send: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UsersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { model: usersModels.loading } };
export const Unread: Story = { args: { model: usersModels.unread } };
export const NotAllowed: Story = { args: { model: usersModels.notAllowed } };
export const NotHere: Story = { args: { model: usersModels.notHere } };
export const Listed: Story = { args: { model: usersModels.listed } };
export const Chosen: Story = { args: { model: usersModels.withChosenRole } };
export const Changing: Story = { args: { model: usersModels.changing } };
export const Changed: Story = { args: { model: usersModels.changed } };
export const Refused: Story = { args: { model: usersModels.refused } };
export const NoAnswer: Story = { args: { model: usersModels.noAnswer } };
export const OwnRole: Story = { args: { model: usersModels.ownRole } };
export const LastAdministrator: Story = { args: { model: usersModels.lastAdministrator } };
export const UnknownRole: Story = { args: { model: usersModels.unknownRole } };
export const SecondPage: Story = { args: { model: usersModels.secondPage } };
export const Empty: Story = { args: { model: usersModels.empty } };
export const Narrow: Story = {
  args: { model: usersModels.withChosenRole },
  globals: { viewport: { value: 'phone' } },
};

function FullPanelOnAServer() {
  const [api] = useState(() =>
    createPlatformClient({
      transport: scriptedTransport({
        'users.list': { success: true, ...page },
        'users.changeRole': ({ body }: ApiRequest) => ({
          success: true,
          user: { ...exampleUser, ...(body.kind === 'json' ? (body.value as object) : {}) },
        }),
      }),
    }),
  );
  return (
    <JourneyFrame>
      <UsersScreen api={api} />
    </JourneyFrame>
  );
}

/** Selects a role and saves it on a scripted server. */
export const FullPanel: Story = {
  args: { model: usersModels.loading },
  render: () => <FullPanelOnAServer />,
  play: async () => {
    const role = await screen.findByRole('combobox', { name: 'Role of Ada Example' });
    await userEvent.selectOptions(role, 'Administrator');
    await userEvent.click(screen.getByRole('button', { name: /^Change the role of Ada Example/ }));
    await expect(
      await screen.findByText('Ada Example now has the role Administrator.'),
    ).toBeVisible();
  },
};
