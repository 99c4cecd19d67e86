import { describe, expect, it } from 'vitest';
import { findSentenceEnd, isCutAtEnd } from './sentence-ends.js';

describe('a text that stops within a sentence', () => {
  it.each(['the pollen of lime', 'as shown by Example et al.', 'the bacterium E.', 'trees (Fig.'])(
    'ends in “%s”',
    (text) => expect(isCutAtEnd(`In the summer, ${text}`)).toBe(true),
  );

  it.each(['of lime trees.', 'of lime trees [4, 5].', 'of lime trees.12,13', 'of trees?”'])(
    'does not end in “%s”',
    (text) => expect(isCutAtEnd(`In the summer, ${text}`)).toBe(false),
  );
});

describe('the end of the first sentence', () => {
  it.each([
    ['and bloomed. The rest', 'and bloomed.'],
    ['by Example et al. (2001) and E. Muster. The rest', 'by Example et al. (2001) and E. Muster.'],
    ['of trees.4,5 The rest', 'of trees.4,5'],
    ['of 3.5 trees', 'of 3.5 trees'],
  ])('of “%s” is behind “%s”', (text, first) =>
    expect(text.slice(0, findSentenceEnd(text))).toBe(first),
  );
});
