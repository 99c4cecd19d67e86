import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { SkipLink } from './skip-link.js';

describe('SkipLink', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => (
          <>
            <SkipLink {...p} href="#content">
              Skip to content
            </SkipLink>
            <main id="content" tabIndex={-1} />
          </>
        ),
      }),
    ).toEqual([]);
  });

  it('is visible only while it has the focus', async () => {
    render(<SkipLink href="#content">Skip to content</SkipLink>);
    const link = screen.getByRole('link', { name: 'Skip to content' });
    expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    expect(link).toHaveFocus();
    expect(getComputedStyle(link).clipPath).not.toBe('inset(50%)');
  });
});
