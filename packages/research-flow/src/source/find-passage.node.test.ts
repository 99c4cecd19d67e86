import { describe, expect, it } from 'vitest';
import { findInPieces, findPassage } from './find-passage.js';

const mark = (text: string, quote: string) => {
  const range = findPassage(text, quote);
  return range && text.slice(range.start, range.end);
};

describe('a passage in a text', () => {
  it.each([
    ['as it is', 'In short. Spindles rose. That is all.', 'Spindles rose.', 'Spindles rose.'],
    [
      'over a line end',
      'Sleep spin-\r\ndles  rose.',
      'Sleep spindles rose.',
      'Sleep spin-\r\ndles  rose.',
    ],
    ['with ligatures', 'The eﬀect was ﬁrst seen.', 'effect was first', 'eﬀect was ﬁrst'],
    ['with characters of two code units', 'A 𝛼 and 𝛽', 'α and β', '𝛼 and 𝛽'],
  ])('is found %s', (_, text, quote, marked) => {
    expect(mark(text, quote)).toBe(marked);
  });

  it.each([
    ['other words', 'Spindles fell.'],
    ['no characters', ' \n'],
  ])('is not found with %s', (_, quote) => {
    expect(findPassage('Spindles rose.', quote)).toBeNull();
  });
});

describe('a passage in the pieces of a page', () => {
  const pieces = ['In both groups ', 'sleep spindles ro', 'se after training', '.'];

  it('is found across pieces', () => {
    expect(findInPieces(pieces, 'spindles rose after')).toEqual([
      { index: 1, start: 6, end: 17 },
      { index: 2, start: 0, end: 8 },
    ]);
  });

  it('is found by its parts if the page has them in another order', () => {
    const shuffled = ['was the same in all groups', 'of', 'The pattern of spindles'];
    expect(findInPieces(shuffled, 'The pattern of spindles was the same in all groups')).toEqual([
      { index: 0, start: 0, end: 26 },
      { index: 2, start: 0, end: 23 },
    ]);
  });

  it('is nothing if the page does not have it', () => {
    expect(findInPieces(pieces, 'Another sentence of another page.')).toEqual([]);
  });
});
