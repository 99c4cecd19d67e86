import { describe, expect, it } from 'vitest';
import { checkMeans } from './check-means.js';
import { testGrim } from './grim.js';

describe('testGrim', () => {
  // 5.19 of 28: Brown & Heathers 2017. 5.93 of 49: The Economist on their test, June 2016. 5.27 of 43: the manual of the
  // R package scrutiny. 3.48 of 20: a die in the article of Wikipedia on the test.
  it.each([
    ['5.19', 28],
    ['5.93', 49],
    ['5.27', 43],
    ['3.48', 20],
  ])('says that %s is no mean of %i whole numbers', (mean, n) => {
    expect(testGrim({ mean, n })).toMatchObject({ isPossible: false, isInformative: true });
  });

  it.each([
    ['5.18', 28],
    ['5.21', 28],
    ['3.45', 20],
    ['0.33', 3],
    ['0.67', 3],
    ['-1.50', 2],
    ['−1.50', 2],
    ['4', 7],
  ])('says that %s is a mean of %i whole numbers', (mean, n) => {
    expect(testGrim({ mean, n }).isPossible).toBe(true);
  });

  it('accepts every rounding of halves', () => {
    expect(testGrim({ mean: '1.12', n: 8 }).isPossible).toBe(true);
    expect(testGrim({ mean: '1.13', n: 8 }).isPossible).toBe(true);
  });

  it('gives the possible means next to the printed one', () => {
    expect(testGrim({ mean: '5.19', n: 28 }).nearest).toEqual([5.1786, 5.2143]);
  });

  it('counts the items of a scale', () => {
    expect(testGrim({ mean: '3.48', n: 20, items: 5 })).toEqual({
      isPossible: true,
      isInformative: false,
      nearest: [3.48, 3.48],
    });
  });

  it('refuses what is no mean', () => {
    expect(() => testGrim({ mean: 'x', n: 20 })).toThrow(RangeError);
    expect(() => testGrim({ mean: '', n: 20 })).toThrow(RangeError);
    expect(() => testGrim({ mean: '3.4', n: 0 })).toThrow(RangeError);
    expect(() => testGrim({ mean: '3.4', n: 20, items: 1.5 })).toThrow(RangeError);
  });
});

describe('checkMeans', () => {
  it.each([
    'Ratings on a 7-point scale were high (M = 5.19, SD = 1.20, n = 28).',
    'The number of errors of the participants was low, M = 5.19 (SD = 1.20; n = 28).',
    'On a Likert item, the mean = 5.19, SD = 1.20, n = 28.',
    'The control group of students (n = 28; M = 5.19, SD = 1.20) gave the number of words.',
  ])('flags an impossible mean with its quote: %s', (text) => {
    const [mean, ...others] = checkMeans(text);
    expect(others).toEqual([]);
    expect(mean).toMatchObject({ kind: 'mean', mean: '5.19', n: 28, items: 1, consistent: false });
    expect(text.slice(mean?.start, mean?.end)).toContain('5.19');
  });

  it('confirms a possible mean', () => {
    expect(
      checkMeans('The number of errors of each student was low (M = 5.21, SD = 1.20, n = 28).'),
    ).toMatchObject([{ consistent: true, nearest: [5.1786, 5.2143] }]);
  });

  it.each([
    ['of other numbers', 'Weight differed (M = 5.19, SD = 1.20, n = 28).'],
    [
      'of several items',
      'Mood was measured with 12 items on a 7-point scale (M = 5.19, SD = 1.20, n = 28).',
    ],
    ['of counts that are no persons', 'The number of buds was high (M = 5.19, SD = 1.20, n = 28).'],
    [
      'of counts in several fields',
      'The number of spots was counted in sections of 28 patients (M = 5.19, SD = 1.20, n = 28).',
    ],
    ['of rates', 'Patients reported the number of falls per month (M = 5.19, SD = 1.20, n = 28).'],
    ['of averages', 'Ratings on a 7-point scale were averaged (M = 5.19, SD = 1.20, n = 28).'],
    ['with many values', 'The number of errors was low (M = 5.19, SD = 1.20, n = 280).'],
    ['with few decimals', 'The number of errors was low (M = 5.2, SD = 1.2, n = 28).'],
    ['in percent', 'The number of errors was low (M = 5.19%, n = 28).'],
    ['of times', 'The number of seconds was low (M = 5.19, SD = 1.20, n = 28).'],
  ])('leaves out means %s', (_, text) => expect(checkMeans(text)).toEqual([]));
});
