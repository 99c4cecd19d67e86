import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DesignShowcase } from './design-showcase.js';

const meta = {
  title: 'Design system/Showcase',
  component: DesignShowcase,
} satisfies Meta<typeof DesignShowcase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One pass of the shimmer takes 2 s; with reduced motion it stops. */
export const Page: Story = {
  play: async ({ canvasElement }) => {
    const shimmer = canvasElement.querySelector('[data-specimen="shimmer"]')!;
    const rests = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(shimmer).animationDuration).toBe(rests ? '0s' : '2s');
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
