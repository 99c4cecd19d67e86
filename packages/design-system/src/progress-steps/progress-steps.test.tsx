import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
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
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    expect(await conformanceFaults({ render: (p) => <ProgressSteps {...p} {...props} /> })).toEqual(
      [],
    );
  });

  it('is a progress bar that counts from 1 to the number of steps and says where one is', () => {
    render(<ProgressSteps {...props} />);
    const bar = screen.getByRole('progressbar', { name: 'Research flow progress' });
    expect(bar).toHaveAttribute('aria-valuemin', '1');
    expect(bar).toHaveAttribute('aria-valuemax', '3');
    expect(bar).toHaveAttribute('aria-valuenow', '2');
    expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 3: Paper Upload');
  });

  it('lists the exact names, active up to the current one, which is marked', () => {
    render(<ProgressSteps {...props} />);
    const list = screen.getByRole('list', { name: 'Research flow steps' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(steps);
    expect(items.map((item) => item.dataset.active)).toEqual(['true', 'true', 'false']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});
