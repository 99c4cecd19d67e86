import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConformanceProblems } from '../testing/conformance.js';
import { collectStyleRules } from '../testing/style-rules.js';
import { Card, cardPaddings, cardVariants } from './card.js';

const cards = () => screen.getAllByRole('article');

describe('Card', () => {
  it('forwards ref, class, style and data attributes, and has no axe violations', async () => {
    expect(await findConformanceProblems({ render: (p) => <Card {...p}>Text</Card> })).toEqual([]);
  });

  it('DS-02 CONST-35 has the paddings none, sm, md, lg and xl, each with its own distance', () => {
    render(cardPaddings.map((padding) => <Card key={padding} as="article" padding={padding} />));
    expect(cards().map((card) => card.dataset.padding)).toEqual(['none', 'sm', 'md', 'lg', 'xl']);
    const distances = cards().map((card) =>
      collectStyleRules(card, '[data-padding=').get('padding'),
    );
    expect(new Set(distances).size).toBe(5);
  });

  it('DS-03 CONST-35 has the variants glass, solid, outlined, elevated and gradient, each with its own look', () => {
    render(cardVariants.map((variant) => <Card key={variant} as="article" variant={variant} />));
    expect(cards().map((card) => card.dataset.variant)).toEqual([
      'glass',
      'solid',
      'outlined',
      'elevated',
      'gradient',
    ]);
    const looks = cards().map((card) =>
      JSON.stringify([...collectStyleRules(card, '[data-variant=')].sort()),
    );
    expect(new Set(looks).size).toBe(5);
  });

  it('is outlined with 16 px of padding by default', () => {
    render(<Card as="article">Text</Card>);
    const card = screen.getByRole('article');
    expect(card).toHaveAttribute('data-variant', 'outlined');
    expect(card).toHaveAttribute('data-padding', 'md');
  });
});
