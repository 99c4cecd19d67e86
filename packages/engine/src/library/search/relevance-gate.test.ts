import { describe, expect, it } from 'vitest';
import { isRelevant } from './relevance-gate.js';

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
  ])('%s: %j of %d terms weighing %d: %s', (_, matched, asked, weight, expected) => {
    expect(isRelevant(matched, asked, weight)).toBe(expected);
  });
});
