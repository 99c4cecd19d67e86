import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { Spinner } from './spinner.js';

describe('Spinner', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <Spinner {...p} /> })).toEqual([]);
  });

  it('is hidden from assistive technology', () => {
    render(<Spinner data-testid="spinner" size={16} />);
    expect(screen.getByTestId('spinner')).toHaveAttribute('aria-hidden', 'true');
  });
});
