import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.js';
import { findConformanceProblems } from '../testing/conformance.js';
import { ThemeRoot } from '../themes/theme-root.js';
import { AlertDialog } from './alert-dialog.js';

const MESSAGE = 'Please enter a molecule name';

function Example({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <ThemeRoot theme="dark" data-testid="root">
      <Button onClick={() => setOpen(true)}>Optimize</Button>
      <AlertDialog open={open} onClose={close} title="Alert" message={MESSAGE} />
    </ThemeRoot>
  );
}

const open = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Optimize' }));
  return user;
};

describe('AlertDialog', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      wrap: (element) => <ThemeRoot>{element}</ThemeRoot>,
      render: (p) => <AlertDialog {...p} open title="Alert" message={MESSAGE} onClose={() => {}} />,
    });
    expect(faults).toEqual([]);
  });

  it('is a modal alert named by its title and described by the exact message', async () => {
    render(<Example />);
    await open();
    const dialog = screen.getByRole('alertdialog', { name: 'Alert' });
    expect(dialog).toHaveAccessibleDescription(MESSAGE);
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByTestId('root')).toContainElement(dialog);
  });

  it.each([
    [
      'a click on OK',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'OK' })),
    ],
    ['Enter', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('focuses OK, closes once on %s and restores focus', async (_, leave) => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    const user = await open();
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await leave(user);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Optimize' })).toHaveFocus());
  });

  it('works outside a theme root too', () => {
    render(<AlertDialog open title="Alert" message={MESSAGE} onClose={() => {}} />);
    expect(screen.getByRole('alertdialog', { name: 'Alert' })).toBeInTheDocument();
  });
});
