import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
import { VisuallyHidden } from './visually-hidden.js';

describe('VisuallyHidden', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    expect(
      await conformanceFaults({ render: (p) => <VisuallyHidden {...p}>More</VisuallyHidden> }),
    ).toEqual([]);
  });

  it('leaves its words to assistive technology', () => {
    render(
      <button>
        <VisuallyHidden>Close</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });
});
