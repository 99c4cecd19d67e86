import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { synthesize, type SynthesisPaper } from './synthesis.js';

const paper = (
  id: string,
  terms: readonly string[],
  more: Partial<SynthesisPaper> = {},
): SynthesisPaper => ({
  id,
  title: `Paper ${id}`,
  summary: '',
  year: 2020,
  terms,
  methods: ['deep learning'],
  openQuestions: [],
  ...more,
});

const word: fc.Arbitrary<string> = fc.constantFrom(
  'crispr-cas9',
  'delivery',
  'ozone',
  'graphene',
  'pd-1',
  'memory',
);
const papers = fc
  .array(
    fc.record({
      terms: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
      methods: fc.uniqueArray(fc.constantFrom('survey', 'assay', 'simulation'), { minLength: 1 }),
      openQuestions: fc.array(fc.constant('It is open.'), { maxLength: 1 }),
      year: fc.integer({ min: 1950, max: 2026 }),
    }),
    { maxLength: 15 },
  )
  .map((list) =>
    list.map((fields, at) => ({ id: `p${at}`, title: `Paper ${at}`, summary: '', ...fields })),
  );

describe('synthesize', () => {
  const reading = [
    paper('a', ['crispr-cas9', 'lipid nanoparticle']),
    paper('b', ['crispr-cas9', 'lipid nanoparticle', 'liver'], { methods: ['mouse model'] }),
    paper('c', ['pd-1', 't cell'], { openQuestions: ['Who responds is open.'], year: 2012 }),
    paper('d', ['pd-1', 't cell']),
  ];

  it('names what the papers share as readable phrases with counts', () => {
    expect(synthesize(reading).themes.map(({ text }) => text)).toEqual([
      'CRISPR-Cas9 (2 of 4 papers)',
      'Lipid nanoparticle (2 of 4 papers)',
      'PD-1 (2 of 4 papers)',
      'T cell (2 of 4 papers)',
    ]);
  });

  it('finds frequent terms that no paper combines, with the number of papers of each', () => {
    expect(synthesize(reading).gaps.map(({ text }) => text)).toContain(
      'No paper here studies CRISPR-Cas9 together with PD-1 (CRISPR-Cas9 in 2 papers, PD-1 in 2 papers).',
    );
  });

  it('hands on the questions that papers left open, with their title and year', () => {
    expect(synthesize(reading).gaps.at(-1)).toEqual({
      kind: 'open-question',
      paperId: 'c',
      text: 'Who responds is open. (Paper c, 2012)',
    });
  });

  it('counts the methods', () => {
    expect(synthesize(reading).methodologies.map(({ text }) => text)).toEqual([
      'Deep learning (3)',
      'Mouse model (1)',
    ]);
  });

  it('makes no gap of terms that are near names of one thing or say how a work was done', () => {
    const near = [
      paper('a', ['solar cell', 'open data']),
      paper('b', ['solar cell', 'open data']),
      paper('c', ['solar energy', 'clinical trial']),
      paper('d', ['solar energy', 'clinical trial']),
    ];
    expect(synthesize(near).gaps).toEqual([]);
  });

  it('reports no gap for terms that a paper combines only in its text', () => {
    const [first, ...others] = reading;
    const combined = {
      ...first!,
      summary: 'CRISPR-Cas9 and lipid nanoparticles remove PD-1 from T cells.',
    };
    const kinds = synthesize([combined, ...others]).gaps.map(({ kind }) => kind);
    expect(kinds).not.toContain('unlinked-terms');
  });

  it('has nothing to say about no papers', () => {
    expect(synthesize([])).toEqual({ themes: [], gaps: [], methodologies: [] });
  });

  it('describes a single paper by its own terms', () => {
    expect(synthesize([paper('a', ['ozone'])]).themes.map(({ term }) => term)).toEqual(['ozone']);
  });

  it('never claims a gap that a paper fills, and counts as the papers do', () => {
    fc.assert(
      fc.property(papers, (list) => {
        const withTerm = (term: string) => list.filter(({ terms }) => terms.includes(term));
        for (const gap of synthesize(list, { maxGaps: 20 }).gaps) {
          if (gap.kind !== 'unlinked-terms') continue;
          expect(withTerm(gap.a).length).toBe(gap.countA);
          expect(withTerm(gap.b).length).toBe(gap.countB);
          expect(withTerm(gap.a).some(({ terms }) => terms.includes(gap.b))).toBe(false);
        }
        for (const { term, count } of synthesize(list).themes) {
          expect(withTerm(term).length).toBe(count);
        }
      }),
    );
  });

  it('says the same of themes, term gaps and methods whatever the order of the papers', () => {
    fc.assert(
      fc.property(papers, (list) => {
        const say = (some: readonly SynthesisPaper[]) => {
          const { themes, gaps, methodologies } = synthesize(some);
          return [
            themes.map(({ text }) => text),
            gaps.filter(({ kind }) => kind === 'unlinked-terms'),
            methodologies,
          ];
        };
        expect(say(list.toReversed())).toEqual(say(list));
      }),
    );
  });
});
