import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { OriginBadge, originLabels } from './origin-badge.js';

describe('OriginBadge', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({ render: (p) => <OriginBadge {...p} origin="live" /> }),
    ).toEqual([]);
  });

  it.each(Object.entries(originLabels))(
    'shows the origin %s as text, never by color alone',
    (origin, word) => {
      render(<OriginBadge origin={origin as keyof typeof originLabels} />);
      expect(screen.getByText(word)).toHaveAttribute('data-origin', origin);
    },
  );

  it('shows a custom label', () => {
    render(<OriginBadge origin="computed" label="Berechnet" />);
    expect(screen.getByText('Berechnet')).toBeInTheDocument();
  });
});
