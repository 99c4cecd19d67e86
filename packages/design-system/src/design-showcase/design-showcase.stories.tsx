import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DesignShowcase } from './design-showcase.js';

const meta = {
  title: 'Design system/Showcase',
  component: DesignShowcase,
} satisfies Meta<typeof DesignShowcase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** DS-04: one pass of the shimmer takes 2 s; with reduced motion it rests (T-68). */
export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    const shimmer = canvasElement.querySelector('[data-specimen="shimmer"]')!;
    const rests = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(shimmer).animationDuration).toBe(rests ? '0s' : '2s');
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
