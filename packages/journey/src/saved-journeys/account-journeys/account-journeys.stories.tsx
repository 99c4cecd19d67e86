import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FocusRegion } from '../../frame/focus-region.js';
import { accountJourneysModels as models } from './account-journeys.fixtures.js';
import { AccountNoticesView, ImportOfferView } from './account-journeys.view.js';

const meta = {
  title: 'Journey/Account journeys',
  component: AccountNoticesView,
  args: { send: fn() },
  decorators: [
    (Story) => (
      <FocusRegion gap={2} busy={false}>
        <Story />
      </FocusRegion>
    ),
  ],
} satisfies Meta<typeof AccountNoticesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { args: { model: models.offered } };
export const Importing: Story = { args: { model: models.importing } };
export const Imported: Story = { args: { model: models.imported } };
export const Blocked: Story = { args: { model: models.blocked } };
export const Retrying: Story = { args: { model: models.retrying } };
export const Newer: Story = { args: { model: models.newer } };
export const NewerOverwrites: Story = { args: { model: models.newerOverwrites } };
export const Opening: Story = { args: { model: models.opening } };
export const NotOpened: Story = { args: { model: models.notOpened } };
export const AllNotices: Story = { args: { model: models.all } };
export const InJourneyList: Story = {
  args: { model: models.offered },
  render: (args) => <ImportOfferView {...args} />,
};
