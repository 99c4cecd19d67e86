import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.js';

const letters = (text: string) => text.length;

describe('breakLines', () => {
  it('breaks at spaces', () => {
    expect(breakLines('one two three', 7, letters)).toEqual(['one two', 'three']);
  });

  it('breaks after a dash within a word', () => {
    expect(breakLines('a double-blind trial', 10, letters)).toEqual([
      'a double-',
      'blind',
      'trial',
    ]);
  });

  it('breaks an address at its marks', () => {
    expect(breakLines('https://a.org/one/two', 14, letters)).toEqual(['https://a.org/', 'one/two']);
  });

  it('breaks where the text does, and keeps empty lines', () => {
    expect(breakLines('a\n\nb', 9, letters)).toEqual(['a', '', 'b']);
  });

  it('never makes a line wider than the column, and loses nothing but spaces', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }),
        fc.integer({ min: 1, max: 30 }),
        (text, width) => {
          const lines = breakLines(text, width, letters);
          expect(lines.every((line) => line.length <= width)).toBe(true);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    );
  });

  it('breaks a word of a hundred thousand letters', () => {
    expect(breakLines('x'.repeat(100_000), 100, letters)).toHaveLength(1000);
  });
});
