import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LandingView } from './landing.view.js';

const meta = {
  title: 'Journey/Landing',
  component: LandingView,
  args: { busy: null, error: null, onStart: fn() },
} satisfies Meta<typeof LandingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
/** The host has the guided flow. */
export const WithFlow: Story = {
  args: { flow: { onBringPaper: fn(), onOpenExample: fn() } },
};
export const WithFlowOnAPhone: Story = {
  ...WithFlow,
  globals: { viewport: { value: 'phone' } },
};
export const Initializing: Story = { args: { busy: 'start' } };
export const Starting: Story = { args: { busy: 'closing' } };
export const StartFailed: Story = {
  args: {
    error: 'Failed to generate hypothesis',
    advice: 'You are offline. Your interest is still here. Try again when you are connected.',
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

/** The error appears next to the button that was used. */
export const ClosingFailed: Story = {
  args: { error: 'Failed to start journey' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin Research Journey' }));
    await expect(args.onStart).toHaveBeenCalledWith('closing');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to start journey');
  },
};
