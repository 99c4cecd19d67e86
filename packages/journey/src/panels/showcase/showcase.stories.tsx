import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Showcase } from './showcase.js';

const meta = {
  title: 'Journey/Showcase',
  component: Showcase,
} satisfies Meta<typeof Showcase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const SwitchedOff: Story = {
  args: { features: { quantum: false, proteinStructure: false } },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'AI research agents' }));
    await expect(canvas.getByRole('region', { name: 'AI research agents' })).toBeVisible();
  },
};
