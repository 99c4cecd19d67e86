import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probabilityAtLeast, probabilityOfHits } from '../statistics/hypergeometric.js';
import { findTrends } from './trends.js';

const paper = (id: number, year: number | null, ...terms: string[]) => ({
  id: String(id),
  year,
  terms,
});

describe('trends', () => {
  const papers = [
    ...[2001, 2003, 2005, 2007].map((year, at) => paper(at, year, 'old term', 'steady term')),
    ...[2015, 2017, 2019, 2021].map((year, at) =>
      paper(at + 10, year, 'new term', 'steady term', 'deep learning'),
    ),
  ];

  it('are the terms whose share of papers rises over the years, with the counts and Fisher’s test', () => {
    expect(findTrends(papers)).toEqual([
      {
        term: 'new term',
        earlier: { papers: 0, of: 4, year: 2007 },
        later: { papers: 4, of: 4, year: 2015 },
        p: 0.014,
        text: 'New term: in 4 of 4 papers since 2015, in 0 of 4 up to 2007.',
      },
    ]);
  });

  it('count only papers with a year', () => {
    const undated = papers.map((each) => ({ ...each, year: null }));
    expect(findTrends([...papers, ...undated])).toEqual(findTrends(papers));
    expect(findTrends(undated)).toEqual([]);
  });

  it('are empty for few papers, or papers of one year', () => {
    expect(findTrends(papers.slice(3))).toEqual([]);
    expect(findTrends(papers.map((each) => ({ ...each, year: 2020 })))).toEqual([]);
  });

  it('never hold a term whose later share is below twice the earlier one', () => {
    const some = fc.array(
      fc.record({
        year: fc.integer({ min: 2000, max: 2024 }),
        terms: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', '__proto__'), { maxLength: 4 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(some, (list) => {
        const found = findTrends(list.map((each, at) => ({ ...each, id: String(at) })));
        for (const { earlier, later, p } of found) {
          expect(later.papers / later.of).toBeGreaterThanOrEqual((2 * earlier.papers) / earlier.of);
          expect(later.papers).toBeGreaterThanOrEqual(3);
          expect(earlier.of + later.of).toBe(list.length);
          expect(earlier.year).toBeLessThan(later.year);
          expect(p).toBeLessThanOrEqual(0.2);
        }
      }),
    );
  });
});

describe('the hypergeometric distribution', () => {
  it('gives the odds of the tea tasting lady', () => {
    const cups = { all: 8, marked: 4, drawn: 4 };
    expect(probabilityOfHits(4, cups)).toBeCloseTo(1 / 70, 12);
    expect(probabilityOfHits(3, cups)).toBeCloseTo(16 / 70, 12);
    expect(probabilityAtLeast(3, cups)).toBeCloseTo(17 / 70, 12);
    expect(probabilityOfHits(5, cups)).toBe(0);
  });

  it('sums up to 1', () => {
    const sizes = fc.nat({ max: 60 });
    fc.assert(
      fc.property(sizes, sizes, sizes, (all, marked, drawn) => {
        const draw = { all, marked: Math.min(marked, all), drawn: Math.min(drawn, all) };
        expect(probabilityAtLeast(0, draw)).toBeCloseTo(1, 9);
      }),
    );
  });
});
