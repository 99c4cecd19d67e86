import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idf, K1, scoreTerm } from './bm25.js';
import { createSearchIndex } from './search.js';

const doc = (id: string, summary: string) => ({ id, title: '', summary });

/** Lengths 2, 4 and 6, so that the mean is 4. */
const THREE = createSearchIndex([
  doc('a', 'ozone chlorine'),
  doc('b', 'ozone ozone graphene lithium'),
  doc('c', 'graphene lithium neuron docking crispr delivery'),
]);

describe('BM25', () => {
  it('has the inverse document frequency ln(1 + (N - n + 0.5) / (n + 0.5))', () => {
    expect(idf(3, 2)).toBeCloseTo(0.470004, 6); // ln 1.6
    expect(idf(3, 1)).toBeCloseTo(0.980829, 6); // ln 2.6667
    expect(idf(3, 3)).toBeCloseTo(0.133531, 6); // ln 1.142857
  });

  it('gives the scores and relevances worked out by hand', () => {
    const [first, second, ...others] = THREE.search('ozone');
    // b: count 2, mean length: 0.470004 · 2 · 2.2 / (2 + 1.2)
    expect(first).toMatchObject({ id: 'b', relevance: expect.closeTo(0.625, 6) as number });
    expect(first?.score).toBeCloseTo(0.646255, 6);
    // a: count 1, half the mean length: 0.470004 · 2.2 / (1 + 1.2 · (0.25 + 0.75 / 2))
    expect(second).toMatchObject({ id: 'a', relevance: expect.closeTo(0.571429, 6) as number });
    expect(second?.score).toBeCloseTo(0.590862, 6);
    expect(others).toEqual([]);
  });

  it('counts a word as often as the query repeats it', () => {
    const [first, second] = THREE.search('ozone ozone chlorine');
    expect(first?.id).toBe('a');
    expect(first?.score).toBeCloseTo(2 * 0.590862 + 1.233042, 5);
    expect(first?.relevance).toBeCloseTo(0.571429, 6);
    expect(second?.score).toBeCloseTo(2 * 0.646255, 5);
    expect(second?.relevance).toBeCloseTo(0.305857, 5); // 1.292509 / (2.2 · 1.920837)
  });

  it('divides by what a document could reach at most, words that no document has included', () => {
    const [hit] = THREE.search('chlorine zebra');
    const sum = idf(3, 1) + idf(3, 0);
    expect(hit?.relevance).toBeCloseTo(1.233042 / ((K1 + 1) * sum), 6);
  });

  it('orders by score: a short paper on a rare word before a long one on a common word', () => {
    const texts = Array.from({ length: 8 }, (_, at) =>
      doc(`d${at}`, `cell ${'filler '.repeat(at)}`),
    );
    const index = createSearchIndex([
      ...texts,
      doc('rare', 'spindle cell'),
      doc('long', `spindle ${'filler '.repeat(60)}`),
    ]);
    expect(
      index
        .search('spindle cell')
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['rare', 'long']);
  });
});

describe('the score of a term', () => {
  const positive = fc.double({ min: 0.01, max: 100, noNaN: true });

  it('rises with its count, and stays below idf · (k1 + 1)', () => {
    fc.assert(
      fc.property(
        positive,
        positive,
        positive,
        positive,
        positive,
        (weight, count, more, length, mean) => {
          const low = scoreTerm(weight, count, length, mean);
          const high = scoreTerm(weight, count + more, length, mean);
          expect(high).toBeGreaterThan(low);
          expect(high).toBeLessThan(weight * (K1 + 1));
        },
      ),
    );
  });

  it('falls with the length of the document, and rises with the rarity of the term', () => {
    fc.assert(
      fc.property(positive, positive, positive, positive, (count, length, more, mean) => {
        expect(scoreTerm(1, count, length + more, mean)).toBeLessThan(
          scoreTerm(1, count, length, mean),
        );
      }),
    );
    for (let holders = 1; holders < 50; holders += 1) {
      expect(idf(50, holders)).toBeGreaterThan(idf(50, holders + 1));
      expect(idf(50, holders)).toBeGreaterThan(0);
    }
  });
});
