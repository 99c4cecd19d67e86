import { describe, expect, it } from 'vitest';
import { documentOf } from './discovery.fixtures.js';
import { mentionsIn } from './mentions.js';
import { passagesOf } from './passages.js';
import { sourceOfDocument, type Source } from './sources.js';
import { vocabularyOf } from './vocabulary.js';

const listing: Source = {
  ...sourceOfDocument(documentOf('')),
  kind: 'library',
  terms: ['TNF-alpha', 'NF-κB', 'T cell', 'PD-1'],
};
const vocabulary = vocabularyOf([listing]);

const found = (text: string) => {
  const [passage] = passagesOf(sourceOfDocument(documentOf(text)));
  if (!passage) throw new Error('There is no sentence.');
  return mentionsIn(passage, vocabulary).all.map(({ term, start, end }) => [
    term.spelling,
    text.slice(start, end),
  ]);
};

describe('mentionsIn', () => {
  it.each([
    ['TNF-alpha', 'TNF-α'],
    ['TNF-alpha', 'TNFα'],
    ['TNF-alpha', 'TNF alpha'],
    ['NF-κB', 'NFκB'],
    ['NF-κB', 'NF-kappaB'],
    ['NF-κB', 'NF-kappa B'],
    ['T cell', 'T-cells'],
    ['PD-1', 'PD1'],
  ])('finds %s where the text writes "%s", at its place', (term, written) => {
    expect(found(`We measured ${written} in all of the samples.`)).toEqual([[term, written]]);
  });

  it('finds no term whose words a punctuation mark parts', () => {
    expect(found('We measured TNF, alpha waves and sleep in all samples.')).toEqual([]);
  });
});
