import { describe, expect, it } from 'vitest';
import { createQuoteFinder } from './quote-finder.js';

/** What a finder finds, as it stands in the text. */
const find = (text: string, quote: string) => {
  const range = createQuoteFinder(text)(quote);
  return range && text.slice(range.start, range.end);
};

describe('a quote in a text', () => {
  it('is found where it stands first, with its offsets', () => {
    const finder = createQuoteFinder('One mouse. One rat. One mouse.');
    expect(finder('One mouse.')).toEqual({ start: 0, end: 10 });
    expect(finder('One rat.')).toEqual({ start: 11, end: 19 });
    expect(finder('One cat.')).toBeNull();
    expect(finder('one rat.')).toBeNull();
  });

  it.each(['', '   ', '""', "'"])('is not %j', (quote) => {
    expect(createQuoteFinder('A "quoted" text')(quote)).toBeNull();
  });

  it.each([
    ['white space', 'Sleep  spindles\n\tmatter.', 'Sleep spindles matter.'],
    ['a space at its ends', 'Sleep spindles', '  Sleep spindles \n'],
    ['apostrophes', 'Alzheimer’s disease', "Alzheimer's disease"],
    ['other apostrophes', 'Alzheimer`s disease', 'Alzheimer´s disease'],
    ['quotation marks', 'the “mirror” test', 'the "mirror" test'],
    ['angle marks', 'the «mirror» test', 'the „mirror‟ test'],
    ['dashes', 'slow–wave sleep', 'slow-wave sleep'],
    ['a minus sign', 'fell by −3 points', 'fell by -3 points'],
    ['an ellipsis', 'and so on… Then', 'and so on... Then'],
    ['composed accents', 'caf\u00E9 au lait', 'cafe\u0301 au lait'],
    ['decomposed accents', 'cafe\u0301 au lait', 'caf\u00E9 au lait'],
    ['a soft hyphen', 'nano\u00ADparticles', 'nanoparticles'],
    ['a zero-width space', 'nano\u200Bparticles', 'nanoparticles'],
  ])('may differ in %s, and is quoted as the text has it', (_, text, quote) => {
    expect(find(`Before. ${text} After.`, quote)).toBe(text);
  });

  it('is found with spaces before an invisible character', () => {
    expect(find('A cell \u200B divides.', 'A cell divides.')).toBe('A cell \u200B divides.');
    expect(find('\u200B A cell divides.', 'A cell divides.')).toBe('A cell divides.');
  });

  it('may have quotation marks around it that the text has not', () => {
    expect(find('Sleep matters.', '“Sleep matters.”')).toBe('Sleep matters.');
    expect(find('Sleep matters.', `"'Sleep matters.'"`)).toBe('Sleep matters.');
    expect(find('Sleep matters.', '" Sleep matters. "')).toBe('Sleep matters.');
    expect(find('She said “Sleep matters.”', '"Sleep matters."')).toBe('“Sleep matters.”');
    expect(find("the cells' own", "cells' own")).toBe("cells' own");
  });

  it('has all of its characters', () => {
    expect(find('Sleep really matters.', 'Sleep matters.')).toBeNull();
    expect(find('The mirror test.', 'The "mirror" test.')).toBeNull();
    expect(find('A cell divides.', 'Acell divides.')).toBeNull();
    expect(find('A cell divides.', 'A celldivides.')).toBeNull();
    expect(find('A celldivides.', 'A cell divides.')).toBeNull();
  });

  it('does not end within a letter or an ellipsis of the text', () => {
    expect(find('The cafe\u0301', 'The cafe')).toBeNull();
    expect(find('e\u0328\u0301 e', 'e')).toBe('e');
    expect(createQuoteFinder('e\u0328\u0301 e')('e')).toEqual({ start: 4, end: 5 });
    expect(find('and so on…', 'and so on.')).toBeNull();
  });
});
