import { describe, expect, it } from 'vitest';
import type { TermGraph } from '../discovery/co-occurrence.js';
import type { Source } from '../discovery/sources.js';
import type { Term } from '../discovery/vocabulary.js';
import { designExperiment } from '../experiment/design-experiment.js';
import { rateNovelty } from './novelty.js';
import { rateTestability } from './testability.js';

const term = (key: string): Term => ({
  key,
  words: [key],
  spelling: key,
  kind: 'thing',
  listed: true,
});
const [a, b, c] = [term('a'), term('b'), term('c')];
const sources = Array.from({ length: 10 }, (_, at): Source => ({
  id: String(at),
  title: '',
  kind: 'library',
  label: '',
  paged: false,
  pages: [],
  terms: [],
  methods: [],
  category: null,
}));

/** A graph in which each term occurs in some sources and next to some terms. */
const graphOf = (
  places: ReadonlyMap<Term, readonly number[]>,
  beside: ReadonlyMap<Term, readonly Term[]> = new Map(),
): TermGraph => ({
  vocabulary: { terms: [a, b, c], byKey: new Map(), longest: 1 },
  sources,
  sourcesOf: (one) => new Set((places.get(one) ?? []).flatMap((at) => sources[at] ?? [])),
  sentencesWith: () => 0,
  neighborsOf: (one) => new Map((beside.get(one) ?? []).map((other) => [other, []] as const)),
  areCoMentioned: () => false,
  formsOf: () => [],
});

describe('novelty', () => {
  const novelty = (onA: readonly number[], onC: readonly number[], near: readonly Term[] = []) =>
    rateNovelty(
      { a, b, c },
      graphOf(
        new Map([
          [a, onA],
          [c, onC],
        ]),
        new Map([
          [a, [b, ...near]],
          [c, [b, ...near]],
        ]),
      ),
    );

  it('grows with the sources that name the rarer end without the other, after Laplace', () => {
    expect(novelty([1], [2, 3]).value).toBe(0.667);
    expect(novelty([1, 4, 5], [2, 3, 6, 7]).value).toBe(0.8);
  });

  it('falls with every source that names both', () => {
    expect(novelty([1, 4, 5], [1, 2, 3]).value).toBe(0.6);
    expect(novelty([1, 4, 5], [1, 4, 5]).value).toBe(0.2);
  });

  it('falls with common neighbors other than the linking term', () => {
    const near = [term('d'), term('e'), term('f')];
    expect(novelty([1], [2], near).value).toBeCloseTo((2 / 3) * (1 - 3 / 4), 3);
  });

  it('states its basis', () => {
    expect(novelty([1], [2, 3]).basis).toBe(
      'Sources that mention the less common of the two terms: 1; 0 of these also mention the other. ' +
        'Terms mentioned together with either: 0; 0 of these with both. Sources searched: 10.',
    );
  });
});

describe('testability', () => {
  const hypothesis = {
    id: 'h',
    title: 'Sleep spindles and recall',
    statement: 'Sleep spindles improve recall.',
    confidence: 0.5,
    estimated_impact: '',
    timeline: '',
    methodology: ['randomized controlled trial'],
    next_steps: [],
    support: undefined,
    claims: undefined,
    confidence_basis: undefined,
    refutation: 'It would be refuted if recall stayed the same.',
    candidate: undefined,
    source: undefined,
  };
  const now = () => new Date('2026-03-01T12:00:00Z');
  const rate = (
    parts: Partial<typeof hypothesis> = {},
    kind: Term['kind'] = 'quality',
    weeks?: number,
  ) => {
    const stated = { ...hypothesis, ...parts };
    const design = designExperiment(stated, { now });
    const timeline =
      weeks === undefined
        ? design.timeline
        : [{ phase: 'All', duration: `${weeks} weeks`, description: '' }];
    return rateTestability(stated, { ...design, timeline }, { kind });
  };

  it('is full for a known kind of experiment on something that has more or less of it', () => {
    expect(rate({}, 'quality', 104).value).toBe(1);
  });

  it('falls with each part that is missing', () => {
    expect(rate({}, 'thing', 104).value).toBe(0.85);
    expect(rate({ refutation: '' }, 'quality', 104).value).toBe(0.8);
    expect(
      rate({ title: 'A and C', statement: 'A improves C.', methodology: [] }, 'quality', 104).value,
    ).toBe(0.85);
    expect(rate({}, 'quality', 208).value).toBe(0.9);
  });

  it('counts the weeks of the planned design', () => {
    expect(rate().basis).toMatch(/The design takes \d+ weeks\.$/);
  });
});
