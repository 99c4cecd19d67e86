import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.js';
import { findConformanceProblems } from '../testing/conformance.js';
import { TextField } from '../text-field/text-field.js';
import { ThemeRoot } from '../themes/theme-root.js';
import { Dialog } from './dialog.js';

function Example({ onCancel = () => {} }: { onCancel?: () => void }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    onCancel();
    setOpen(false);
  };
  return (
    <ThemeRoot data-testid="root">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title="What is your research interest?"
        initialFocus={field}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary">OK</Button>
          </>
        }
      >
        <TextField ref={field} label="Interest" value="" />
      </Dialog>
    </ThemeRoot>
  );
}

describe('Dialog', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      wrap: (element) => <ThemeRoot>{element}</ThemeRoot>,
      render: (p) => (
        <Dialog {...p} open title="Title" onClose={() => {}}>
          <p>Text</p>
        </Dialog>
      ),
    });
    expect(faults).toEqual([]);
  });

  it('is a modal dialog named by its title, inside the theme root', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'What is your research interest?' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).not.toHaveAttribute('aria-describedby');
    expect(screen.getByTestId('root')).toContainElement(dialog);
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  });

  it('sets the initial focus, traps focus and restores it', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('textbox', { name: 'Interest' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('calls onClose once on Escape', async () => {
    const user = userEvent.setup();
    const cancel = vi.fn();
    render(<Example onCancel={cancel} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
