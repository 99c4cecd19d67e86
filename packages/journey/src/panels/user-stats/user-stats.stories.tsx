import { sourceMessages } from '@spinout/flow-kit/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userStatsMessages } from './user-stats.messages.js';
import { UserStatsView } from './user-stats.view.js';

const meta = {
  title: 'Journey/User stats',
  component: UserStatsView,
  args: { messages: userStatsMessages, sourceMessages: sourceMessages, locale: 'en-US' },
} satisfies Meta<typeof UserStatsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const InGerman: Story = { args: { locale: 'de-DE' } };
