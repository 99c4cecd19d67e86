import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { ProgressSteps } from './progress-steps.js';

const steps = ['Interest Selection', 'Paper Upload', 'Hypothesis Generation'];
const props = {
  label: 'Research flow progress',
  listLabel: 'Research flow steps',
  steps,
  current: 2,
  valueText: 'Step 2 of 3: Paper Upload',
};

describe('ProgressSteps', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({ render: (p) => <ProgressSteps {...p} {...props} /> }),
    ).toEqual([]);
  });

  it('is a progress bar from 1 to the number of steps', () => {
    render(<ProgressSteps {...props} />);
    const bar = screen.getByRole('progressbar', { name: 'Research flow progress' });
    expect(bar).toHaveAttribute('aria-valuemin', '1');
    expect(bar).toHaveAttribute('aria-valuemax', '3');
    expect(bar).toHaveAttribute('aria-valuenow', '2');
    expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 3: Paper Upload');
  });

  it('lists the step names and marks the active and current ones', () => {
    render(<ProgressSteps {...props} />);
    const list = screen.getByRole('list', { name: 'Research flow steps' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(steps);
    expect(items.map((item) => item.dataset.active)).toEqual(['true', 'true', 'false']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('opens completed steps by their names, also by keyboard, and no other step', async () => {
    const open = vi.fn();
    render(<ProgressSteps {...props} current={1} completed={2} onOpenStep={open} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Paper Upload']);
    await userEvent.tab();
    expect(buttons[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledExactlyOnceWith(2);
    expect(screen.getByText('Interest Selection').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  it('has no buttons unless completed steps can be opened', () => {
    render(<ProgressSteps {...props} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
