import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
