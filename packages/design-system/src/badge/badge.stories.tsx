import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon } from '../icon/actions.icons.js';
import { Cluster } from '../layout/layout.js';
import { Badge } from './badge.js';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
  args: { children: 'Biotechnology' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const WithIcon: Story = {
  args: { tone: 'success', icon: <CheckIcon size={16} />, children: 'Ready' },
};
export const Tones: Story = {
  render: () => (
    <Cluster gap={2}>
      {(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
};
export const LongText: Story = {
  args: { children: 'Neuroscience and everything that has ever been filed beside it' },
};
