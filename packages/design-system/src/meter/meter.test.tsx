import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { BarMeter } from './bar-meter.js';
import { DotMeter } from './dot-meter.js';

const filled = (meter: HTMLElement) => meter.querySelectorAll('[data-filled="true"]').length;

describe('DotMeter', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => <DotMeter {...p} label="7 of 10" value={7} />,
      }),
    ).toEqual([]);
  });

  it('is an image of ten dots, with as many filled as the value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (value) => {
        const { unmount } = render(<DotMeter label={`Impact: ${value}`} value={value} />);
        const meter = screen.getByRole('img', { name: `Impact: ${value}` });
        const right = meter.children.length === 10 && filled(meter) === value;
        unmount();
        return right;
      }),
    );
  });
});

describe('BarMeter', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => (
          <BarMeter {...p} label="Relevance" value={0.8}>
            80%
          </BarMeter>
        ),
      }),
    ).toEqual([]);
  });

  it('is a meter with range, value and value text', () => {
    render(<BarMeter label="011" value={512} max={1024} valueText="512 of 1024 shots" />);
    const meter = screen.getByRole('meter', { name: '011' });
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '1024');
    expect(meter).toHaveAttribute('aria-valuenow', '512');
    expect(meter).toHaveAttribute('aria-valuetext', '512 of 1024 shots');
  });

  it('keeps the bar within the track for any value', () => {
    render(<BarMeter label="Too much" value={3} />);
    expect(screen.getByRole('meter').querySelector('[style]')).toHaveStyle({ inlineSize: '100%' });
  });
});
