import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster, Stack } from '../layout/layout.js';
import { StatusDot } from './status-dot.js';

const meta = {
  title: 'Design system/StatusDot',
  component: StatusDot,
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Pulsing: Story = { args: { tone: 'success', pulse: true } };
export const WithText: Story = {
  render: () => (
    <Stack gap={2}>
      {(['idle', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Cluster key={tone} gap={2}>
          <StatusDot tone={tone} /> {tone}
        </Cluster>
      ))}
    </Stack>
  ),
};
