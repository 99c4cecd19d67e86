import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storedDataModels } from './stored-data.fixtures.js';
import { StoredDataView } from './stored-data.view.js';

const meta = {
  title: 'Journey/Stored data',
  component: StoredDataView,
  args: { send: fn(), isSignedIn: true },
} satisfies Meta<typeof StoredDataView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { args: { model: storedDataModels.shown } };
export const Guest: Story = { args: { model: storedDataModels.confirming, isSignedIn: false } };
export const Loading: Story = { args: { model: storedDataModels.loading } };
export const Empty: Story = { args: { model: storedDataModels.empty } };
export const Exporting: Story = { args: { model: storedDataModels.exporting } };
export const Exported: Story = { args: { model: storedDataModels.exported } };
export const Unread: Story = { args: { model: storedDataModels.unread } };
export const Confirming: Story = { args: { model: storedDataModels.confirming } };
export const Deleting: Story = { args: { model: storedDataModels.deleting } };
export const Refused: Story = { args: { model: storedDataModels.refused } };
