import { render, screen } from '@testing-library/react';
import type { FormEvent, ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { collectStyleRules } from '../testing/style-rules.js';
import { findConformanceProblems } from '../testing/conformance.js';
import { Cluster, Grid, Split, Stack } from './layout.js';

describe.each([
  ['Stack', Stack],
  ['Cluster', Cluster],
  ['Grid', Grid],
  ['Split', Split],
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

const getStyles = (element: ReactElement) => {
  render(element);
  return collectStyleRules(screen.getByTestId('layout'));
};

describe('gaps', () => {
  it.each([
    [0, '0px'],
    [2, 'var(--spinout-space-2)'],
    [12, 'var(--spinout-space-12)'],
  ] as const)('takes step %i from the space scale', (gap, value) => {
    const styles = getStyles(<Stack gap={gap} data-testid="layout" />);
    expect(styles.get('gap')).toBe(value);
  });

  it('sets the distance between rows apart', () => {
    const styles = getStyles(<Cluster gap={4} rowGap={1} data-testid="layout" />);
    expect(styles.get('gap')).toBe('var(--spinout-space-4)');
    expect(styles.get('row-gap')).toBe('var(--spinout-space-1)');
  });
});

describe('Grid', () => {
  it('has as many columns as fit, or at most the given number', () => {
    const { rerender } = render(<Grid data-testid="layout" />);
    expect(screen.getByTestId('layout')).toHaveAttribute('data-column', 'medium');
    rerender(<Grid columns={3} data-testid="layout" />);
    expect(screen.getByTestId('layout')).not.toHaveAttribute('data-column');
    expect(screen.getByTestId('layout')).toHaveAttribute('data-columns', '3');
  });
});

describe('Split', () => {
  it('takes the width of the second child from the size tokens', () => {
    const styles = getStyles(<Split aside="wide" data-testid="layout" />);
    expect(styles.get('--aside')).toBe('var(--spinout-size-aside-wide)');
  });

  it('stacks its children until the container is wide enough', () => {
    const styles = getStyles(<Split from="lg" data-testid="layout" />);
    expect(styles.get('grid-template-columns')).toBe('minmax(0px, 1fr)');
  });

  it('submits as a form', () => {
    const submit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <Split as="form" onSubmit={submit}>
        <button type="submit">Search</button>
      </Split>,
    );
    screen.getByRole('button', { name: 'Search' }).click();
    expect(submit).toHaveBeenCalledOnce();
  });
});
