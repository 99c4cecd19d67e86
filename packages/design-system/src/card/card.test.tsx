import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformanceFaults } from '../testing/conformance.js';
import { Card, cardPaddings, cardVariants } from './card.js';

describe('Card', () => {
  it('passes ref, class, style and data on, and axe finds nothing', async () => {
    expect(await conformanceFaults({ render: (p) => <Card {...p}>Text</Card> })).toEqual([]);
  });

  it('DS-02 CONST-35 has the paddings none, sm, md, lg and xl', () => {
    expect(cardPaddings).toEqual(['none', 'sm', 'md', 'lg', 'xl']);
    render(cardPaddings.map((padding) => <Card key={padding} as="article" padding={padding} />));
    const widths = screen.getAllByRole('article').map((card) => getComputedStyle(card).padding);
    expect(screen.getAllByRole('article').map((card) => card.dataset.padding)).toEqual([
      ...cardPaddings,
    ]);
    expect(new Set(widths).size).toBe(cardPaddings.length);
  });

  it('DS-03 CONST-35 has the variants glass, solid, outlined, elevated and gradient', () => {
    expect(cardVariants).toEqual(['glass', 'solid', 'outlined', 'elevated', 'gradient']);
    render(cardVariants.map((variant) => <Card key={variant} as="article" variant={variant} />));
    expect(screen.getAllByRole('article').map((card) => card.dataset.variant)).toEqual([
      ...cardVariants,
    ]);
  });

  it('is an outlined card with 16 px inside unless told otherwise', () => {
    render(<Card as="article">Text</Card>);
    const card = screen.getByRole('article');
    expect(card).toHaveAttribute('data-variant', 'outlined');
    expect(card).toHaveAttribute('data-padding', 'md');
  });
});
