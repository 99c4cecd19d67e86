import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/layout.js';
import { OriginBadge } from './origin-badge.js';

const meta = {
  title: 'Design system/OriginBadge',
  component: OriginBadge,
  args: { origin: 'live' },
} satisfies Meta<typeof OriginBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const CustomLabel: Story = { args: { origin: 'computed', label: 'Calculated' } };
export const AllOrigins: Story = {
  render: () => (
    <Cluster gap={2}>
      {(['user', 'live', 'computed', 'standard', 'simulated', 'fallback'] as const).map(
        (origin) => (
          <OriginBadge key={origin} origin={origin} />
        ),
      )}
    </Cluster>
  ),
};
