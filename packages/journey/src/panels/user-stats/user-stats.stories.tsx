import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserStats } from './user-stats.js';

const meta = {
  title: 'Journey/User stats',
  component: UserStats,
} satisfies Meta<typeof UserStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const InGerman: Story = { args: { locale: 'de-DE' } };
