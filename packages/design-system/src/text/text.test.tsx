import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { Heading, Text } from './text.js';

describe('Text', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <Text {...p}>Content</Text> })).toEqual(
      [],
    );
  });

  it('is a paragraph by default', () => {
    const { rerender } = render(<Text>Content</Text>);
    expect(screen.getByText('Content').tagName).toBe('P');
    rerender(<Text as="span">Content</Text>);
    expect(screen.getByText('Content').tagName).toBe('SPAN');
  });
});

describe('Heading', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    const faults = await findConformanceProblems({
      render: (p) => (
        <Heading {...p} level={1}>
          Title
        </Heading>
      ),
    });
    expect(faults).toEqual([]);
  });

  it.each([1, 2, 3, 4] as const)('has heading level %i, at any size', (level) => {
    render(
      <Heading level={level} size="lg">
        Title
      </Heading>,
    );
    expect(screen.getByRole('heading', { level, name: 'Title' })).toBeInTheDocument();
  });
});
