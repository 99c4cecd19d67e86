import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { ProgressBar } from './progress-bar.js';

describe('ProgressBar', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => <ProgressBar {...p} label="Reading" value={0.4} />,
      }),
    ).toEqual([]);
  });

  it('exposes its progress as number and text', () => {
    render(<ProgressBar label="Journey progress" value={30} max={100} valueText="Step 3 of 10" />);
    const bar = screen.getByRole('progressbar', { name: 'Journey progress' });
    expect(bar).toHaveAttribute('aria-valuemin', '0');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
    expect(bar).toHaveAttribute('aria-valuenow', '30');
    expect(bar).toHaveAttribute('aria-valuetext', 'Step 3 of 10');
  });
});
