import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
import { Heading, Text } from './text.js';

describe('Text', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    expect(await conformanceFaults({ render: (p) => <Text {...p}>Words</Text> })).toEqual([]);
  });

  it('is a paragraph unless told otherwise', () => {
    const { rerender } = render(<Text>Words</Text>);
    expect(screen.getByText('Words').tagName).toBe('P');
    rerender(<Text as="span">Words</Text>);
    expect(screen.getByText('Words').tagName).toBe('SPAN');
  });
});

describe('Heading', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    const faults = await conformanceFaults({
      render: (p) => (
        <Heading {...p} level={1}>
          Title
        </Heading>
      ),
    });
    expect(faults).toEqual([]);
  });

  it.each([1, 2, 3, 4] as const)('has the place %i in the outline, at any size', (level) => {
    render(
      <Heading level={level} size="lg">
        Title
      </Heading>,
    );
    expect(screen.getByRole('heading', { level, name: 'Title' })).toBeInTheDocument();
  });
});
