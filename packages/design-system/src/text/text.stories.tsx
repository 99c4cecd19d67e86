import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.js';
import { Heading, Text } from './text.js';

const meta = {
  title: 'Design system/Text',
  component: Text,
  subcomponents: { Heading },
  args: {
    children:
      'A laboratory notebook set by a good typographer: quiet paper, exact ink, numbers that line up. '.repeat(
        3,
      ),
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Serif: Story = { args: { face: 'serif', size: 'lg' } };
export const Mono: Story = { args: { face: 'mono', children: '10.1038/s41586-020-2649-2' } };
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>Plain</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="accent">Accent</Text>
      <Text tone="danger">Danger</Text>
    </Stack>
  ),
};
export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>From an interest to a company</Heading>
      <Heading level={2}>Select Your Research Topic</Heading>
      <Heading level={3}>Selected Topic</Heading>
      <Heading level={4}>Key Themes</Heading>
    </Stack>
  ),
};
