import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { StatusDot } from './status-dot.js';

describe('StatusDot', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <StatusDot {...p} /> })).toEqual([]);
  });

  it('exposes its tone to styles and is hidden from assistive technology', () => {
    render(<StatusDot data-testid="dot" tone="success" pulse />);
    const dot = screen.getByTestId('dot');
    expect(dot).toHaveAttribute('data-tone', 'success');
    expect(dot).toHaveAttribute('data-pulse');
    expect(dot).toHaveAttribute('aria-hidden', 'true');
  });
});
