import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countByYear } from './count-by-year.js';

const paper = fc.record({
  id: fc.string(),
  year: fc.option(fc.integer({ min: 1600, max: 2100 })),
  matched_terms: fc.array(fc.constantFrom('spindle', 'recall', 'nap', 'sleep', 'wave')),
});

describe('papers by year', () => {
  it('counts every paper once in total, in at most 15 columns without gaps', () => {
    fc.assert(
      fc.property(fc.array(paper), (papers) => {
        const counts = countByYear(papers);
        const dated = papers.filter(({ year }) => year !== null).length;
        if (counts === null) return dated < 2;
        const { columns, all, undated } = counts;
        expect(all.reduce((sum, value) => sum + value, 0)).toBe(dated);
        expect(dated + undated).toBe(papers.length);
        expect(columns.length).toBeLessThanOrEqual(15);
        columns
          .slice(1)
          .forEach(({ from }, index) => expect(from).toBe((columns[index]?.to ?? 0) + 1));
        return true;
      }),
    );
  });

  it('counts no term more often than there are papers, and shows at most three', () => {
    fc.assert(
      fc.property(fc.array(paper), (papers) => {
        const { groups, all } = countByYear(papers) ?? { groups: [], all: [] };
        expect(groups.length).toBeLessThanOrEqual(3);
        for (const { values } of groups)
          values.forEach((value, index) => expect(value).toBeLessThanOrEqual(all[index] ?? 0));
      }),
    );
  });

  it('joins years to round spans where there are many', () => {
    const counts = countByYear(
      [1962, 1969, 2001].map((year) => ({ id: String(year), year, matched_terms: [] })),
    );
    expect(counts?.columns[0]).toEqual({ from: 1960, to: 1964 });
    expect(counts?.all).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('leaves out years that are none', () => {
    const years = [2001, 2002, 0, 20_010, 1999.5];
    const counts = countByYear(
      years.map((year) => ({ id: String(year), year, matched_terms: [] })),
    );
    expect(counts?.undated).toBe(3);
  });

  it('counts themes instead of terms where they are known, without those of a single paper', () => {
    const papers = [2001, 2002, 2002, null].map((year, index) => ({
      id: `paper-${index}`,
      year,
      matched_terms: ['sleep'],
    }));
    const themes = [
      { theme: 'Naps', papers: ['paper-0'] },
      { theme: 'Spindles', papers: ['paper-1', 'paper-2', 'paper-3', 'paper-9'] },
    ];
    expect(countByYear(papers, themes)).toMatchObject({
      groupedBy: 'themes',
      groups: [{ name: 'Spindles', total: 3, values: [0, 2] }],
    });
  });

  it('is null for a single year', () => {
    expect(countByYear([{ id: 'a', year: 2001, matched_terms: [] }])).toBeNull();
  });
});
