import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
import { Link } from './link.js';

describe('Link', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    expect(
      await conformanceFaults({
        render: (p) => (
          <Link {...p} href="#a">
            View
          </Link>
        ),
      }),
    ).toEqual([]);
  });

  it('stays in its tab unless told otherwise', () => {
    render(<Link href="#a">View</Link>);
    expect(screen.getByRole('link', { name: 'View' })).not.toHaveAttribute('target');
  });

  it('opens elsewhere without telling the other page of this one', () => {
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
