import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { designShowcaseMessages } from './design-showcase.messages.js';
import { DesignShowcase } from './design-showcase.js';

const meta = {
  title: 'Design system/Showcase',
  component: DesignShowcase,
} satisfies Meta<typeof DesignShowcase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One pass of the shimmer takes 2 s; with reduced motion it stops. */
export const Page: Story = {
  play: async ({ canvas, canvasElement }) => {
    const shimmer = canvasElement.querySelector('[data-specimen="shimmer"]')!;
    const rests = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(shimmer).animationDuration).toBe(rests ? '0s' : '2s');
    // A sample of the smallest text fits on one line beside its name.
    const samples = canvas.getAllByText(designShowcaseMessages.pangram);
    const heights = samples.map((sample) => sample.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeLessThan(24);
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
