import { examplePapers } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { INITIAL_SORT, nextSort, sortRows, type TableSort } from './table-sort.js';

const [example] = examplePapers;
if (!example) throw new Error('There is no example.');

const ROWS = [
  { id: 'a', title: 'Zebra fish', year: 2001, relevance: 0.9, times_cited: 1 },
  { id: 'b', title: 'émigré cells', year: null, relevance: 0.5, times_cited: 4 },
  { id: 'c', title: 'Factor 10', year: 2019, relevance: 0.7, times_cited: 0 },
  { id: 'd', title: 'Factor 9', year: 2019, relevance: 0.2, times_cited: 4 },
].map((values) => ({ paper: { ...example, ...values } }));

const SOURCES: Readonly<Record<string, string>> = {
  a: 'PubMed',
  b: '',
  c: 'Crossref',
  d: 'PubMed',
};

const sorted = (sort: TableSort) =>
  sortRows(ROWS, sort, 'en', ({ id }) => SOURCES[id] ?? '')
    .map(({ paper }) => paper.id)
    .join('');

describe('the sort of the table', () => {
  it.each([
    ['relevance', true, 'acbd'],
    ['relevance', false, 'dbca'],
    ['title', false, 'bdca'],
    ['title', true, 'acdb'],
    ['citations', true, 'bdac'],
  ] as const)('by %s, descending: %s, keeps the order of equal ones', (column, isDescending, ids) =>
    expect(sorted({ column, isDescending })).toBe(ids),
  );

  it.each([
    ['year', true, 'cdab'],
    ['year', false, 'acdb'],
    ['source', false, 'cadb'],
    ['source', true, 'adcb'],
  ] as const)(
    'by %s, descending: %s, has papers without a value last',
    (column, isDescending, ids) => expect(sorted({ column, isDescending })).toBe(ids),
  );

  it('by the selection has the papers first that were selected when the table was sorted', () => {
    const sort = nextSort(INITIAL_SORT, 'selected', ['b', 'd']);
    expect(sorted(sort)).toBe('bdac');
    expect(sorted(nextSort(sort, 'selected', ['a']))).toBe('bcda');
  });
});

describe('pressing a column header', () => {
  it('sorts numbers from the largest, and texts from the first letter', () => {
    expect(nextSort(INITIAL_SORT, 'year', [])).toEqual({ column: 'year', isDescending: true });
    expect(nextSort(INITIAL_SORT, 'title', [])).toEqual({ column: 'title', isDescending: false });
  });

  it('again sorts in the other direction', () =>
    expect(nextSort(INITIAL_SORT, 'relevance', [])).toEqual({
      column: 'relevance',
      isDescending: false,
    }));
});
