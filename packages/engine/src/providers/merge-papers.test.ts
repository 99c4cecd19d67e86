import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTitle, mergePapers } from './merge-papers.js';
import type { LivePaper } from './provider.types.js';

const paper = (by: string, more: Partial<LivePaper> = {}): LivePaper => ({
  id: `${by}:${more.doi ?? more.pmid ?? more.title ?? ''}`,
  title: 'A made-up study of nothing in particular',
  authors: ['Nobody A'],
  journal: '',
  year: 2024,
  abstract: '',
  isRetracted: false,
  url: `https://example.org/${by}`,
  source: { origin: 'live', by, at: '2026-03-01T12:00:00.000Z' },
  ...more,
});

const titles = ['One made-up study of nothing', 'Two made-up studies of nothing', 'Short'];
const anyPaper = fc
  .record({
    doi: fc.option(fc.constantFrom('10.5555/a', '10.5555/b'), { nil: undefined }),
    pmid: fc.option(fc.constantFrom('1', '2'), { nil: undefined }),
    title: fc.constantFrom(...titles),
    year: fc.constantFrom(null, 2020, 2021, 2024),
    isRetracted: fc.boolean(),
  })
  .map(({ doi, pmid, ...rest }) =>
    paper('X', { ...rest, ...(doi ? { doi } : {}), ...(pmid ? { pmid } : {}) }),
  );

describe('mergePapers', () => {
  it('joins by DOI: the earlier source leads, the later fills and may flag', () => {
    const [merged, ...others] = mergePapers([
      [paper('A', { doi: '10.5555/a', pmid: '1' })],
      [
        paper('B', {
          doi: '10.5555/a',
          title: 'Other words',
          abstract: 'Text',
          citations: 4,
          isRetracted: true,
        }),
      ],
    ]);
    expect(others).toEqual([]);
    expect(merged).toMatchObject({
      title: 'A made-up study of nothing in particular',
      abstract: 'Text',
      citations: 4,
      pmid: '1',
      isRetracted: true,
      source: { by: 'A' },
      foundIn: [{ by: 'A' }, { by: 'B' }],
      filledFrom: { abstract: 'B', citations: 'B' },
    });
  });

  it('joins by PMID and takes over the DOI with its address', () => {
    const [merged, ...others] = mergePapers([
      [paper('A', { pmid: '1' })],
      [paper('B', { pmid: '1', doi: '10.5555/a', id: 'doi:10.5555/a', title: 'Other words' })],
    ]);
    expect(others).toEqual([]);
    expect(merged).toMatchObject({
      id: 'doi:10.5555/a',
      url: 'https://example.org/B',
      filledFrom: { doi: 'B' },
    });
  });

  it('merges by title despite different formatting', () => {
    const merged = mergePapers([
      [paper('A', { title: 'A Made-Up Étude of Nothing; in particular' })],
      [paper('B', { title: 'A made up etude of nothing in particular.', year: 2025 })],
    ]);
    expect(merged).toHaveLength(1);
  });

  it.each<[string, Partial<LivePaper>, Partial<LivePaper>]>([
    ['another DOI, as a preprint has', { doi: '10.5555/a' }, { doi: '10.5555/b' }],
    ['another PMID', { pmid: '1' }, { pmid: '2' }],
    ['a year far off', { year: 2001 }, { year: 2024 }],
    ['a title that any paper may have', { title: 'Editorial' }, { title: 'Editorial' }],
  ])('does not merge papers with %s', (_, left, right) => {
    expect(mergePapers([[paper('A', left)], [paper('B', right)]])).toHaveLength(2);
  });

  it('joins two records through a third that knows both ids', () => {
    const merged = mergePapers([
      [paper('A', { doi: '10.5555/a', title: 'Words of the first source here' })],
      [paper('B', { pmid: '1', title: 'Words of the second source here', abstract: 'Text' })],
      [paper('C', { doi: '10.5555/a', pmid: '1', title: 'Words of the third source here' })],
    ]);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.foundIn.map(({ by }) => by)).toEqual(['A', 'B', 'C']);
    expect(merged[0]).toMatchObject({ pmid: '1', doi: '10.5555/a', abstract: 'Text' });
  });

  it('puts the best of each source first', () => {
    const list = (by: string) =>
      [1, 2, 3].map((n) => paper(by, { doi: `10.5555/${by}${String(n)}` }));
    const merged = mergePapers([list('a'), list('b')]);
    expect(merged.map(({ doi }) => doi?.slice(8))).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  it('ends with one paper for each DOI, and loses no DOI and no retraction', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyPaper, { maxLength: 6 }), { maxLength: 4 }), (lists) => {
        const merged = mergePapers(lists);
        const all = lists.flat();
        const known = (papers: readonly LivePaper[]) => papers.flatMap(({ doi }) => doi ?? []);
        expect(known(merged).toSorted()).toEqual([...new Set(known(all))].toSorted());
        const withoutDoi = merged.filter(({ doi }) => doi === undefined);
        const pmids = withoutDoi.flatMap(({ pmid }) => pmid ?? []);
        expect(new Set(pmids).size).toBe(pmids.length);
        expect(merged.some(({ isRetracted }) => isRetracted)).toBe(
          all.some(({ isRetracted }) => isRetracted),
        );
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(anyPaper, { maxLength: 10 }), (list) => {
        const once = mergePapers([list]);
        expect(mergePapers([once]).map(({ id }) => id)).toEqual(once.map(({ id }) => id));
      }),
    );
  });
});

describe('foldTitle', () => {
  it('keeps letters and digits of every script', () => {
    expect(foldTitle(' “Naïve” B-cells: 2nd β₂ study — 研究 ')).toBe('naivebcells2ndβ2study研究');
  });
});
