import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Cluster, Grid, Stack } from '../layout/layout.js';
import { OriginBadge } from '../origin-badge/origin-badge.js';
import { Heading, Text } from '../text/text.js';
import { ThemeRoot } from './theme-root.js';

const meta = {
  title: 'Design system/ThemeRoot',
  component: ThemeRoot,
  args: {
    style: { padding: '1.5rem', borderRadius: '12px' },
    children: (
      <Stack>
        <Heading level={3}>Sleep and memory</Heading>
        <Text tone="muted">Paper, ink and one living color.</Text>
        <Cluster gap={2}>
          <OriginBadge origin="live" />
          <OriginBadge origin="computed" />
        </Cluster>
        <Cluster gap={2}>
          <Button variant="primary">Continue</Button>
          <Button>Later</Button>
        </Cluster>
      </Stack>
    ),
  },
} satisfies Meta<typeof ThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const HighContrast: Story = { args: { theme: 'high-contrast' } };
export const System: Story = { args: { theme: 'system' } };
export const Compact: Story = { args: { density: 'compact' } };
export const Nested: Story = {
  render: (args) => (
    <Grid>
      <ThemeRoot {...args} theme="light" />
      <ThemeRoot {...args} theme="dark" />
      <ThemeRoot {...args} theme="high-contrast" />
    </Grid>
  ),
};
