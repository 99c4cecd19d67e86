import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { Link } from './link.js';

describe('Link', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(
      await findConformanceProblems({
        render: (p) => (
          <Link {...p} href="#a">
            View
          </Link>
        ),
      }),
    ).toEqual([]);
  });

  it('opens in the same tab by default', () => {
    render(<Link href="#a">View</Link>);
    expect(screen.getByRole('link', { name: 'View' })).not.toHaveAttribute('target');
  });

  it('opens external links in a new tab without opener and referrer', () => {
    render(
      <Link href="https://example.org" external>
        View Paper
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'View Paper' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
