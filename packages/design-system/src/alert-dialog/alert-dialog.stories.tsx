import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/layout.js';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.js';

function Controlled(props: AlertDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <Stack align="start" style={{ minBlockSize: '20rem' }}>
      <Button onClick={() => setOpen(true)}>Optimize Molecule</Button>
      <AlertDialog {...props} open={open} onClose={() => setOpen(false)} />
    </Stack>
  );
}

const meta = {
  title: 'Design system/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Alert',
    message: 'Please enter a molecule name',
    onClose: () => {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const LongText: Story = {
  args: { message: 'The service did not respond.\n\nYour work is saved. '.repeat(4) },
};
export const RestoresFocus: Story = {
  args: { open: false },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Optimize Molecule' }));
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Optimize Molecule' })).toHaveFocus(),
    );
  },
};
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
