import { describe, expect, it } from 'vitest';
import { withoutLeadIn } from './without-lead-in.js';

describe('a sentence that is shown alone', () => {
  it.each([
    ['However, shade may restore nectar.', 'Shade may restore nectar.'],
    ['Therefore shade may restore nectar.', 'Shade may restore nectar.'],
    ['Moreover, in this regard, shade may restore nectar.', 'Shade may restore nectar.'],
    ['But, also, shade may restore nectar.', 'Shade may restore nectar.'],
    ['Alternatively, shade may restore nectar.', 'Shade may restore nectar.'],
    ['Sixth, shade may restore nectar.', 'Shade may restore nectar.'],
    ['However, mRNA may be lost.', 'mRNA may be lost.'],
  ])('leaves out what ties it to the one before: %s', (sentence, shown) => {
    expect(withoutLeadIn(sentence)).toBe(shown);
  });

  it.each([
    'Shade, however, may restore nectar.',
    'But shade may restore nectar.',
    'However warm the night is, bees come.',
    'Thus far, bees were not counted.',
    'So many bees came that nectar was lost.',
  ])('stays as it is where the words belong to it: %s', (sentence) => {
    expect(withoutLeadIn(sentence)).toBe(sentence);
  });
});
