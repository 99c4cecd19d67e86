import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { accountJourneysModels as models } from './account-journeys.fixtures.js';
import { accountJourneysMessages } from './account-journeys.messages.js';
import { Place } from './account-journeys.styles.js';
import { AccountNoticesView, TakeAlongView } from './account-journeys.view.js';

const meta = {
  title: 'Journey/Account journeys',
  component: AccountNoticesView,
  args: { send: fn(), messages: accountJourneysMessages },
  decorators: [
    (Story) => (
      <Place>
        <Story />
      </Place>
    ),
  ],
} satisfies Meta<typeof AccountNoticesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { args: { model: models.offered } };
export const Taking: Story = { args: { model: models.taking } };
export const Taken: Story = { args: { model: models.taken } };
export const Troubled: Story = { args: { model: models.troubled } };
export const Retrying: Story = { args: { model: models.retrying } };
export const Newer: Story = { args: { model: models.newer } };
export const NewerThatLoses: Story = { args: { model: models.newerLoses } };
export const Bringing: Story = { args: { model: models.bringing } };
export const NotBrought: Story = { args: { model: models.notBrought } };
export const AllAtOnce: Story = { args: { model: models.all } };
export const InTheList: Story = {
  args: { model: models.offered },
  render: (args) => <TakeAlongView {...args} />,
};
