import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
import { Badge } from './badge.js';

describe('Badge', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    expect(await conformanceFaults({ render: (p) => <Badge {...p}>Draft</Badge> })).toEqual([]);
  });

  it('shows its word and says its tone', () => {
    render(<Badge tone="success">Ready</Badge>);
    expect(screen.getByText('Ready')).toHaveAttribute('data-tone', 'success');
  });
});
