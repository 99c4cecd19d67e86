import { Button } from '@spinout/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SignInDialog } from './sign-in-dialog.js';
import { SignInPrompt } from './sign-in-prompt.js';
import { signInStates } from './sign-in.fixtures.js';
import type { SignInProps } from './sign-in.types.js';

const meta = {
  title: 'Journey/Sign-in',
  component: SignInPrompt,
  args: {
    onSignIn: fn(),
    onContinueAsGuest: fn(),
    onRetry: fn(),
    onProblemClose: fn(),
  },
} satisfies Meta<typeof SignInPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: signInStates.ready };
export const SigningIn: Story = { args: signInStates.signingIn };
export const Checking: Story = { args: signInStates.checking };
export const Unverified: Story = { args: signInStates.unverified };
export const Retrying: Story = { args: signInStates.retrying };
export const Framed: Story = { args: signInStates.framed };
export const Refused: Story = { args: signInStates.refused };
export const RightToLeft: Story = {
  args: signInStates.ready,
  parameters: { direction: 'rtl' },
};

function WithButton(props: SignInProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minBlockSize: '44rem' }}>
      <Button onClick={() => setOpen(true)}>Sign In</Button>
      <SignInDialog {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** Opens from a button and returns the focus to it. */
export const InDialog: Story = {
  args: signInStates.ready,
  render: (args) => <WithButton {...args} />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Sign In' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Start Your Research Journey' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const DialogOpen: Story = {
  args: signInStates.ready,
  render: (args) => (
    <div style={{ minBlockSize: '44rem' }}>
      <SignInDialog {...args} open onClose={fn()} />
    </div>
  ),
};

export const DialogUnverified: Story = { ...DialogOpen, args: signInStates.unverified };
