import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Banner } from './banner.js';

const meta = {
  title: 'Design system/Banner',
  component: Banner,
  args: { tone: 'error', children: 'Failed to search literature' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {};
export const Dismissible: Story = {
  args: { onDismiss: () => {}, dismissLabel: 'Dismiss error' },
};
export const Warning: Story = {
  args: { tone: 'warning', children: 'You are offline. Your work is saved on this device.' },
};
export const Info: Story = { args: { tone: 'info', children: 'A newer version is ready.' } };
export const Success: Story = { args: { tone: 'success', children: 'Saved.' } };
export const WithAction: Story = { args: { actions: <Button size="sm">Try Again</Button> } };
export const LongText: Story = {
  args: {
    children: 'The source did not answer within 30 seconds. '.repeat(6),
    onDismiss: () => {},
    dismissLabel: 'Dismiss error',
  },
};
export const RightToLeft: Story = {
  args: { onDismiss: () => {}, dismissLabel: 'Dismiss error' },
  parameters: { direction: 'rtl' },
};
