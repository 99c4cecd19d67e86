import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.js';

const meta = {
  title: 'Design system/ProgressBar',
  component: ProgressBar,
  args: { label: 'Reading the paper', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Done: Story = { args: { value: 1 } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
