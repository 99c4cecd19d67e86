import { describe, expect, it } from 'vitest';
import { coverTerm, isRelevant, minCoverage } from './relevance-gate.js';

const common = { weight: 2, isRare: false, isControlled: true };
const mentioned = { weight: 5, isRare: true, isControlled: false };
const subject = { weight: 5, isRare: true, isControlled: true };

describe('the relevance gate', () => {
  it.each([
    ['two terms', [common, common], 3, 10, true],
    ['the only term', [common], 1, 2, true],
    ['one common term of several', [common], 2, 5, false],
    ['a rare term that is only mentioned', [mentioned], 2, 10, false],
    ['a rare term under which the document is filed', [subject], 2, 10, true],
    ['a rare term that is a small part of the query', [subject], 4, 20, false],
    ['two terms that are a small part of the query', [common, common], 9, 50, false],
    ['no term', [], 1, 5, false],
    ['no term of none', [], 0, 5, false],
    ['two terms that are exactly enough of the query', [common, common], 9, 4 / 0.15, true],
    ['a rare term that is exactly enough of the query', [subject], 4, 5 / 0.3, true],
  ])('%s: %j of %d terms weighing %d: %s', (_, matched, asked, weight, expected) => {
    expect(isRelevant(matched, asked, weight)).toBe(expected);
  });
});

describe('the coverage of a query', () => {
  it.each([
    ['half of a short query', 3, 0, 0.5],
    ['less of a longer one', 6, 0, 1 / 3],
    ['a quarter of any', 40, 0, 0.25],
    ['half of what the best document covers', 40, 0.9, 0.45],
  ])('must be %s', (_, asked, best, expected) => {
    expect(minCoverage(asked, best)).toBeCloseTo(expected);
  });

  it('rises with mentions, falls with length, and is never complete', () => {
    expect(coverTerm(0, 1)).toBe(0);
    expect(coverTerm(1, 1)).toBeLessThan(coverTerm(3, 1));
    expect(coverTerm(3, 4)).toBeLessThan(coverTerm(3, 1));
    expect(coverTerm(1000, 0.25)).toBeLessThan(1);
    // An empty document has no length.
    expect(coverTerm(1, 0)).toBe(0);
  });
});
