import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { Badge } from './badge.js';

describe('Badge', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <Badge {...p}>Draft</Badge> })).toEqual(
      [],
    );
  });

  it('shows its text and exposes its tone', () => {
    render(<Badge tone="success">Ready</Badge>);
    expect(screen.getByText('Ready')).toHaveAttribute('data-tone', 'success');
  });
});
