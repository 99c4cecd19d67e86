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

it('keeps a part of a longer phrase that also occurs without it', () => {
  expect(
    termsOf(
      'Bone mineral density of adults',
      'Loss of bone mineral density',
      'Mineral density of shells',
    ),
  ).toEqual([
    ['bone mineral density', 'mineral density'],
    ['bone mineral density', 'mineral density'],
    ['mineral density'],
  ]);
});

it.each(['Die Schlafspindel bei Mäusen', 'Les fuseaux du sommeil', 'Husos de sueño en las ratas'])(
  'leaves titles such as “%s” to readers of their language',
  (title) => {
    expect(termsOf(`${title}: sleep spindles`, `${title}: sleep spindles`)).toEqual([[], []]);
  },
);

it('takes no word for a foreign one that only contains it', () => {
  expect(termsOf('A model of sleep spindles', 'Sleep spindles in Lesotho')).toEqual([
    ['sleep spindle'],
    ['sleep spindle'],
  ]);
});

it('finds no word that only begins like a phrase, and no phrase of general words', () => {
  expect(termsOf('Sleep spindles in aging', 'Sleep spindlesque noise')).toEqual([[], []]);
  expect(termsOf('A new method for mice', 'A new method for rats')).toEqual([[], []]);
});

it('reads the same work once', () => {
  const works = [{ title: 'Sleep spindles in aging' }, { title: 'Slow sleep spindles' }];
  let reads = 0;
  const count = (text: string) => {
    reads += 1;
    return parse(text);
  };
  findTitleTerms(works, count);
  expect(findTitleTerms(works, count).get(works[0] ?? { title: '' })).toEqual(['sleep spindle']);
  expect(reads).toBe(2);
});

it('recognizes another language by a word at either end', () => {
  for (const title of ['Les sleep spindles', 'Sleep spindles aus'])
    expect(termsOf(title, title)).toEqual([[], []]);
});

it('shares no term that is one word', () => {
  expect(termsOf('Spindles', 'Some spindles')).toEqual([[], []]);
});

it('omits a shared phrase that a longer shared one has in the same titles', () => {
  expect(
    termsOf(
      'Loss of bone mineral density',
      'Bone mineral density: is mineral density all?',
      'Sleep spindles in aging',
      'Slow sleep spindles',
    ),
  ).toEqual([
    ['bone mineral density'],
    ['bone mineral density'],
    ['sleep spindle'],
    ['sleep spindle'],
  ]);
});
