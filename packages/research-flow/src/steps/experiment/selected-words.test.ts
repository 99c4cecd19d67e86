import { describe, expect, it } from 'vitest';
import { wordsAt } from './selected-words.js';

const SENTENCE = 'Short naps may improve “memory recall”, in 40 % of nurses.';
const select = (part: string) => {
  const start = SENTENCE.indexOf(part);
  return wordsAt(SENTENCE, start, start + part.length);
};

describe('the words of a selection', () => {
  it.each([
    ['Short naps', 'Short naps'],
    ['ort na', 'Short naps'],
    [' may improve ', 'may improve'],
    ['“memory recall”,', 'memory recall'],
    ['nurses.', 'nurses'],
    ['40 % ', '40 %'],
  ])('of “%s” are “%s”', (part, words) => expect(select(part)).toBe(words));

  it('are none where nothing is selected', () => {
    expect(wordsAt(SENTENCE, 3, 3)).toBe('');
    expect(wordsAt(SENTENCE, 9, 4)).toBe('');
  });
});
