import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
import { Spinner } from './spinner.js';

describe('Spinner', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    expect(await conformanceFaults({ render: (p) => <Spinner {...p} /> })).toEqual([]);
  });

  it('is silent: the words beside it speak', () => {
    render(<Spinner data-testid="spinner" size={16} />);
    expect(screen.getByTestId('spinner')).toHaveAttribute('aria-hidden', 'true');
  });
});
