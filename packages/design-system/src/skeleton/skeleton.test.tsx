import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { collectStyleRules } from '../testing/style-rules.js';
import { ThemeRoot } from '../themes/theme-root.js';
import { SHIMMER_DURATION_MS } from '../tokens/motion.js';
import { Skeleton } from './skeleton.js';

describe('Skeleton', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <Skeleton {...p} /> })).toEqual([]);
  });

  it('DS-04 CONST-35 shimmers once in 2 s', () => {
    render(
      <ThemeRoot data-testid="root">
        <Skeleton data-testid="shimmer" />
      </ThemeRoot>,
    );
    const root = getComputedStyle(screen.getByTestId('root'));
    expect(SHIMMER_DURATION_MS).toBe(2_000);
    expect(root.getPropertyValue('--spinout-motion-shimmer')).toBe('2s');
    expect(collectStyleRules(screen.getByTestId('shimmer')).get('animation')).toContain(
      'var(--spinout-motion-shimmer',
    );
  });

  it('is hidden from assistive technology and has the given width', () => {
    render(<Skeleton data-testid="shimmer" shape="title" inlineSize="60%" />);
    const shimmer = screen.getByTestId('shimmer');
    expect(shimmer).toHaveAttribute('aria-hidden', 'true');
    expect(shimmer.style.inlineSize).toBe('60%');
  });
});
