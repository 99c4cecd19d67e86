import { describe, expect, it } from 'vitest';
import { analyzeDocument } from './analysis.js';
import { readPastedText } from '../reading/read-paper.js';

const effectsOf = async (...paragraphs: readonly string[]) => {
  const { pages } = readPastedText(
    ['Night warmth and pollen in lime trees', 'Ada Example, José Muster', ...paragraphs].join(
      '\n\n',
    ),
  );
  const { effects = [], publication } = await analyzeDocument({
    id: 'doc-1',
    journeyId: 'journey-1',
    title: 'Night warmth and pollen in lime trees',
    method: 'text',
    fileName: null,
    paged: false,
    pages: pages.map((text, index) => ({ number: index + 1, text })),
    addedAt: '2026-03-01T12:00:00.000Z',
  });
  for (const { evidence, numbers } of effects)
    for (const { start, end, quote } of [
      ...evidence,
      ...numbers.flatMap((number) => number.evidence),
    ])
      expect(pages[0]?.slice(start, end)).toBe(quote);
  return { effects, publication };
};

describe('the effects that a paper reports', () => {
  it('name factor, direction and outcome, with section and quote', async () => {
    const { effects } = await effectsOf(
      'Results',
      'Artificial warming reduced the pollen viability of lime trees. Night temperature was positively associated with flower number.',
      'Discussion',
      'We found that shading had no effect on nectar volume.',
    );
    expect(effects).toMatchObject([
      { factor: 'Artificial warming', direction: 'lowers', section: 'results', numbers: [] },
      { factor: 'Night temperature', direction: 'positive', outcome: 'flower number' },
      { factor: 'shading', direction: 'none', outcome: 'nectar volume', section: 'discussion' },
    ]);
    expect(effects[0]?.outcome).toContain('pollen viability');
  });

  it('have their numbers, and come first with these', async () => {
    const { effects } = await effectsOf(
      'Results',
      'Artificial warming reduced the pollen viability of lime trees. Pollen counts were correlated with night temperature (r = 0.42, n = 40, p = .007).',
    );
    expect(effects[0]?.numbers).toMatchObject([{ scale: 'r', size: 0.42 }]);
    expect(effects[0]?.numbers[0]?.standard_error).toBeCloseTo(1 / Math.sqrt(37), 5);
    expect(effects[0]?.numbers[0]?.evidence[0]?.quote).toContain('r = 0.42');
    expect(effects.at(-1)).toMatchObject({ direction: 'lowers', numbers: [] });
  });

  it.each([
    ['a cited result', 'Artificial warming reduced the pollen viability of lime trees [7].'],
    ['a hedged one', 'Artificial warming may reduce the pollen viability of lime trees.'],
    ['an effect without its end', 'Artificial warming raised the question of drought damage.'],
    ['a comparison', 'Artificial warming caused significantly fewer flowers in lime trees.'],
  ])('leave out %s', async (_, sentence) => {
    expect((await effectsOf('Results', sentence)).effects).toEqual([]);
  });

  it('come with the authors of the paper', async () => {
    const { publication } = await effectsOf('Results', 'Trees flowered early in the warm plots.');
    expect(publication).toEqual({ authors: ['Ada Example', 'José Muster'] });
  });
});
