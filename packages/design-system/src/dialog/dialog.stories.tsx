import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../layout/layout.js';
import { TextField } from '../text-field/text-field.js';
import { Dialog, type DialogProps } from './dialog.js';

function Controlled(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const field = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  return (
    <Stack align="start" style={{ minBlockSize: '28rem' }}>
      <Button onClick={() => setOpen(true)}>Profile Settings</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        initialFocus={field}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save Changes
            </Button>
          </>
        }
      >
        <Stack>
          <TextField ref={field} label="Full Name" required value="Ada Example" />
          <TextField label="Organization" value="" hint="Where you do your research" />
        </Stack>
      </Dialog>
    </Stack>
  );
}

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  args: { open: true, title: 'Profile Settings', onClose: () => {} },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const RestoresFocus: Story = {
  args: { open: false },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Profile Settings' }));
    await expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Profile Settings' })).toHaveFocus(),
    );
  },
};
