import { describe, expect, it } from 'vitest';
import { createSearchIndex, type SearchDoc } from './search.js';

const doc = (id: string, summary: string, terms: readonly string[] = []): SearchDoc => ({
  id,
  title: '',
  summary,
  terms,
});

const DOCS = [
  doc('sign', 'Blocking TNF-α eased joint pain.'),
  doc('spelled', 'Levels of TNF alpha fell.'),
  doc('fused', 'TNFα drives fever.'),
  doc('beta', 'The cytokine TNF-β is related.'),
  doc('apart', 'Alpha waves were seen; TNF was not measured.'),
  doc('synuclein', 'Aggregates of alpha-synuclein spread.'),
  doc('kappa', 'Activation of NFκB and of IL-1β.'),
  doc('t-cell', 'Engineered T-cells persisted.'),
  doc('t cell', 'Naive T cells were sorted.'),
  doc('cell', 'One cell divides.'),
  doc('hyphen', 'A brain-computer interface moves a cursor.'),
  doc('no hyphen', 'The brain differs from a computer.'),
];
const index = createSearchIndex(DOCS);
const found = (query: string) =>
  index
    .search(query, { relevantOnly: true, limit: 50 })
    .map(({ id, score }) => `${id} ${score.toFixed(6)}`);
const ids = (query: string) => found(query).map((hit) => hit.replace(/ \S+$/, ''));

describe('the terms of a query', () => {
  it('are the same for every spelling of a Greek letter, and found in every spelling', () => {
    const expected = found('TNF-α');
    expect(ids('TNF-α').toSorted()).toEqual(['fused', 'sign', 'spelled']);
    for (const spelling of ['TNFα', 'TNF-alpha', 'TNF alpha', 'tnf α', 'TNFalpha', 'tnf-Alpha'])
      expect(found(spelling), spelling).toEqual(expected);
    for (const spelling of ['NF-κB', 'NF-kappaB', 'NF kappa B', 'nfκb'])
      expect(ids(spelling), spelling).toEqual(['kappa']);
    for (const spelling of ['IL-1β', 'IL-1 beta', 'IL1β', 'il1-beta'])
      expect(ids(spelling), spelling).toEqual(['kappa']);
  });

  it('join a Greek letter to the word with which the documents write it', () => {
    expect(index.search('Parkinson alpha synuclein')[0]).toMatchObject({
      id: 'synuclein',
      matchedTerms: ['alpha synuclein'],
    });
  });

  it('take a hyphenated word as one term, which a space does not change', () => {
    expect(index.search('brain-computer interface')[0]?.matchedTerms).toEqual([
      'brain-computer',
      'interface',
    ]);
    expect(found('brain computer interface')).toEqual(found('brain-computer interface'));
    expect(ids('T-cell').toSorted()).toEqual(['t cell', 't-cell']);
    expect(found('t cell')).toEqual(found('T-cell'));
  });

  it('count a hyphenated word once: its two parts are no two matching terms', () => {
    const many = createSearchIndex([
      ...Array.from({ length: 30 }, (_, at) => doc(`o${at}`, 'long term memory')),
      ...DOCS,
    ]);
    expect(many.search('long-term football contracts', { relevantOnly: true })).toEqual([]);
  });
});

describe('a document is filed under', () => {
  const others = Array.from({ length: 40 }, (_, at) => doc(`o${at}`, `filler number${at}`));
  const filed = createSearchIndex([
    ...others,
    doc('whole', 'Costs.', ['economics']),
    doc('part', 'Costs.', ['techno-economic']),
    doc('phrase', 'Costs.', ['transfer learning']),
    doc('greek', 'Costs.', ['tnf-alpha']),
  ]);
  const isGeneral = (word: string) => word === 'transfer';
  const search = (query: string) =>
    filed.search(query, { relevantOnly: true, coverage: 'any', isGeneral }).map(({ id }) => id);

  it('a term with the word, not under a part of a hyphenated word nor by a general word alone', () => {
    expect(search('football economics')).toEqual(['whole']);
    expect(search('techno-economic football')).toEqual(['part']);
    expect(search('football TNFα')).toEqual(['greek']);
    expect(search('football transfer')).toEqual([]);
    expect(search('football learning')).toEqual(['phrase']);
    expect(search('football transfer learning')).toEqual(['phrase']);
  });
});
