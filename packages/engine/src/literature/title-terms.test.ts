import { expect, it } from 'vitest';
import { loadLanguage } from '../language/parse-text.js';
import { findTitleTerms } from './title-terms.js';

const { parse } = await loadLanguage();

const termsOf = (...titles: readonly string[]) => {
  const works = titles.map((title) => ({ title }));
  const terms = findTitleTerms(works, parse);
  return works.map((work) => terms.get(work));
};

it('finds the noun phrases that titles share, also within longer phrases', () => {
  expect(
    termsOf(
      'Sleep spindles in aging',
      'Slow sleep spindles and recall',
      'Mirror tests with magpies',
    ),
  ).toEqual([['sleep spindle'], ['sleep spindle'], []]);
});

it('omits parts of a phrase that only occur within it, and single words', () => {
  expect(termsOf('Bone mineral density of adults', 'Loss of bone mineral density')).toEqual([
    ['bone mineral density'],
    ['bone mineral density'],
  ]);
});

it('reads no English phrases into titles of other languages', () => {
  expect(
    termsOf('Ein Fund aus der Grube Messel bei Darmstadt', 'Noch ein Fund aus der Grube Messel'),
  ).toEqual([[], []]);
});
