import type { Paper } from '@spinout/api-client';
import { examplePapers } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  countConditions,
  filterPapers,
  findFilterChoices,
  hasWrongYears,
  NO_FILTER,
} from './filter-papers.js';

const [example] = examplePapers;
if (example === undefined) throw new Error('There is no example of a paper.');

const paper = (id: string, year: number | null, fields: Partial<Paper> = {}) => ({
  paper: { ...example, id, year, uploaded: undefined, collection: 'library' as const, ...fields },
});

const rows = [
  paper('own', 2020, { uploaded: true, collection: 'uploaded' }),
  paper('reference', 2004, { collection: 'references' }),
  paper('cited', 2012, { times_cited: 3 }),
  paper('library', 2012),
  paper('undated', null),
];
const papers = rows.map(({ paper: each }) => each);

const show = (filter: Partial<typeof NO_FILTER>) =>
  filterPapers(rows, { ...NO_FILTER, ...filter }).shown.map(({ paper: { id } }) => id);

describe('a filter of papers', () => {
  it('shows everything, in order, without conditions', () => {
    expect(filterPapers(rows, NO_FILTER)).toEqual({ shown: rows, hidden: [] });
  });

  it('shows the years of a range, both included, and no paper without a year', () => {
    expect(show({ from: '2004', to: '2012' })).toEqual(['reference', 'cited', 'library']);
    expect(show({ from: ' 2013' })).toEqual(['own']);
    expect(show({ to: '2004' })).toEqual(['reference']);
  });

  it('ignores a year that is not typed completely', () => {
    expect(show({ from: '201' })).toHaveLength(rows.length);
    expect(countConditions({ ...NO_FILTER, from: '201' })).toBe(0);
  });

  it('shows one kind, and the papers that the own papers cite, also from other sources', () => {
    expect(show({ kind: 'uploaded' })).toEqual(['own']);
    expect(show({ isCited: true })).toEqual(['reference', 'cited']);
    expect(show({ isCited: true, kind: 'library' })).toEqual(['cited']);
    expect(filterPapers(rows, { ...NO_FILTER, kind: 'uploaded' }).hidden).toHaveLength(4);
  });

  it('counts a range of years as one condition, and knows a range that ends before it begins', () => {
    const filter = { from: '2012', to: '2004', kind: 'public', isCited: true } as const;
    expect(countConditions(filter)).toBe(3);
    expect(hasWrongYears(filter)).toBe(true);
    expect(hasWrongYears({ ...filter, to: '20' })).toBe(false);
    expect(hasWrongYears({ ...filter, to: '2012' })).toBe(false);
  });
});

describe('a theme', () => {
  const themes = [
    { theme: 'Naps', papers: ['cited'] },
    { theme: 'Sleep', papers: ['own', 'library', 'gone'] },
    { theme: 'All', papers: rows.map(({ paper: { id } }) => id) },
  ];
  const filter = { ...NO_FILTER, theme: 'Sleep' };

  it('shows its papers, and counts as a condition', () => {
    const { shown } = filterPapers(rows, filter, themes);
    expect(shown.map(({ paper: { id } }) => id)).toEqual(['own', 'library']);
    expect(countConditions(filter, themes)).toBe(1);
  });

  it('is no condition if a later search did not find it', () => {
    expect(filterPapers(rows, filter, []).shown).toBe(rows);
    expect(countConditions(filter, [])).toBe(0);
  });

  it('is offered with its papers, the largest first, unless all papers have it', () => {
    expect(findFilterChoices(papers, themes)?.themes).toEqual([
      { theme: 'Sleep', count: 2 },
      { theme: 'Naps', count: 1 },
    ]);
  });
});

describe('the choices', () => {
  it('are what tells the papers apart, with counts', () => {
    expect(findFilterChoices(papers)).toEqual({
      years: { from: 2004, to: 2020 },
      kinds: [
        { kind: 'uploaded', count: 1 },
        { kind: 'references', count: 1 },
        { kind: 'library', count: 3 },
      ],
      cited: 2,
      themes: [],
    });
  });

  it('are none for few papers, or if nothing tells them apart', () => {
    expect(findFilterChoices(papers.slice(1))).toBeNull();
    const same = rows.map(() => paper('same', 2012).paper);
    expect(findFilterChoices(same)).toBeNull();
    expect(findFilterChoices([...same, ...papers.slice(4)])).toBeNull();
  });

  it('leave out what all papers share', () => {
    const allCited = papers.map((each) => ({
      ...each,
      uploaded: undefined,
      collection: 'references' as const,
    }));
    expect(findFilterChoices(allCited)).toEqual({
      years: { from: 2004, to: 2020 },
      kinds: [],
      cited: 0,
      themes: [],
    });
  });
});
