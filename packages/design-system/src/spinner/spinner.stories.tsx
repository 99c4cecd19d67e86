import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/layout.js';
import { Spinner } from './spinner.js';

const meta = { title: 'Design system/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };
export const WithText: Story = {
  render: () => (
    <Cluster gap={2} role="status">
      <Spinner /> Analyzing paper...
    </Cluster>
  ),
};
