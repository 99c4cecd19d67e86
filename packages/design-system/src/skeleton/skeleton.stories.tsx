import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.js';
import { Cluster, Stack } from '../layout/layout.js';
import { Skeleton } from './skeleton.js';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One pass of the shimmer takes 2 s. */
export const Line: Story = {
  play: async ({ canvasElement }) => {
    const shimmer = canvasElement.querySelector('[data-shape="text"]')!;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(shimmer).animationDuration).toBe(still ? '0s' : '2s');
  },
};
export const Block: Story = { args: { shape: 'block' } };

/** In the shape of the content that is loading. */
export const CardPlaceholder: Story = {
  render: () => (
    <Card style={{ maxInlineSize: '22rem' }}>
      <Stack gap={3}>
        <Skeleton shape="title" inlineSize="70%" />
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton inlineSize="45%" />
        </div>
        <Cluster gap={2}>
          <Skeleton shape="tag" />
          <Skeleton shape="tag" inlineSize="4.5rem" />
        </Cluster>
        <Skeleton shape="control" />
      </Stack>
    </Card>
  ),
};
