import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { VisuallyHidden } from './visually-hidden.js';

describe('VisuallyHidden', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => <VisuallyHidden {...p}>More</VisuallyHidden>,
      }),
    ).toEqual([]);
  });

  it('exposes its text to assistive technology', () => {
    render(
      <button>
        <VisuallyHidden>Close</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });
});
