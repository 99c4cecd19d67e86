import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { Cluster, Grid, Stack } from './layout.js';

describe.each([
  ['Stack', Stack],
  ['Cluster', Cluster],
  ['Grid', Grid],
] as const)('%s', (_, Layout) => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <Layout {...p}>Text</Layout> })).toEqual(
      [],
    );
  });

  it('keeps the list role without bullets', () => {
    render(
      <Layout as="ul" gap={2} aria-label="Things">
        <li>One</li>
      </Layout>,
    );
    const list = screen.getByRole('list', { name: 'Things' });
    expect(list).toHaveAttribute('role', 'list');
    expect(list).toHaveAttribute('data-gap', '2');
  });
});
