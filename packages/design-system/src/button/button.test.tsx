import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PlusIcon } from '../icon/tools.icons.js';
import { findConformanceProblems } from '../testing/conformance.js';
import { Button } from './button.js';

describe('Button', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({ render: (p) => <Button {...p}>Save</Button> });
    expect(faults).toEqual([]);
  });

  it('calls onClick on a click, Enter and Space', async () => {
    const user = userEvent.setup();
    const act = vi.fn();
    render(<Button onClick={act}>Save</Button>);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('{Enter} ');
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('does nothing while it is disabled', async () => {
    const act = vi.fn();
    render(
      <Button disabled onClick={act}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(act).not.toHaveBeenCalled();
  });

  it('is marked as busy and keeps its label', () => {
    render(<Button busy>Generating...</Button>);
    const button = screen.getByRole('button', { name: 'Generating...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
  });

  it('is a toggle button only if `pressed` is set', () => {
    const { rerender } = render(<Button pressed={false}>Upload File</Button>);
    expect(screen.getByRole('button', { pressed: false })).toBeInTheDocument();
    rerender(<Button>Upload File</Button>);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
  });

  it('keeps its accessible name when only the icon is shown', () => {
    render(
      <Button iconOnly icon={<PlusIcon />}>
        Add control
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Add control' })).toHaveTextContent('');
  });

  it('does not submit a form', async () => {
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });
});
