import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLibrary, type LibraryPaper } from './library.js';
import { CATEGORIES } from '@spinout/domain/categories';
import { suggestTopics } from './suggestions.js';

const FIRST_THREE = CATEGORIES.slice(0, 3);
const seeds = fc.integer({ min: 0, max: 1_000_000 });

describe('suggestTopics', () => {
  let library: readonly LibraryPaper[];
  beforeAll(async () => {
    library = await loadLibrary();
  });

  it('gives the same topics for the same seed, and others for another', () => {
    const ids = (seed: number) => suggestTopics(library, FIRST_THREE, { seed }).map(({ id }) => id);
    expect(ids(1)).toEqual(ids(1));
    expect(ids(2)).not.toEqual(ids(1));
  });

  it('gives others than those already offered', () => {
    const before = suggestTopics(library, FIRST_THREE, { seed: 1 }).map(({ id }) => id);
    const after = suggestTopics(library, FIRST_THREE, { seed: 1, previous: before });
    expect(after).toHaveLength(3);
    for (const { id } of after) expect(before).not.toContain(id);
  });

  it('offers the oldest again when nothing new is left', () => {
    const all = new Set<string>();
    let batch: readonly string[] = [];
    for (let round = 0; round < 200; round += 1) {
      const previous = [...all];
      const topics = suggestTopics(library, ['Space Technology'], { seed: 1, previous });
      batch = topics.map(({ id }) => id);
      expect(batch).toHaveLength(3);
      if (batch.every((id) => all.has(id))) break;
      for (const id of batch) all.add(id);
    }
    expect(all.size).toBeGreaterThan(6);
    expect(batch[0]).toBe([...all][0]);
  });

  it('takes turns between the asked categories, and uses no term twice', () => {
    const topics = suggestTopics(library, FIRST_THREE, { seed: 7, count: 6 });
    expect(topics.map(({ category }) => category)).toEqual([...FIRST_THREE, ...FIRST_THREE]);
    const terms = topics.flatMap(({ id }) => id.replace('library-', '').split('--'));
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('ignores unknown categories, and uses all if none is known', () => {
    const [only] = suggestTopics(library, ['Alchemy', 'Biotechnology'], { seed: 1, count: 1 });
    expect(only?.category).toBe('Biotechnology');
    const any = suggestTopics(library, ['Alchemy'], { seed: 1, count: 10 });
    expect(new Set(any.map(({ category }) => category)).size).toBe(10);
  });

  it('has topics for every category', () => {
    for (const category of CATEGORIES) {
      const topics = suggestTopics(library, [category], { seed: 3 });
      expect(topics.length, category).toBe(3);
    }
  });

  it('keeps to the form of a topic and says why, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, fc.subarray([...CATEGORIES]), (seed, categories) => {
        for (const topic of suggestTopics(library, categories, { seed, count: 4 })) {
          expect(topic.title).toMatch(/^Linking .+ and .+$/);
          expect(topic.description).toMatch(/^Combines work on .+\. Most common methods: .+\.$/);
          expect(topic.reason).toMatch(
            /has \d+ papers on .+ \(\d{4}.*\) and .+, but none on both\.$/,
          );
          expect(topic.estimatedDuration).toMatch(/^(?:12-18|18-24|24-36) months$/);
          expect(['Advanced', 'Intermediate']).toContain(topic.difficulty);
          expect(topic.potentialImpact).toBeGreaterThanOrEqual(4);
          expect(topic.potentialImpact).toBeLessThanOrEqual(9);
          for (const text of [topic.title, topic.description, topic.reason]) {
            expect(text).not.toMatch(/[{}]|undefined| {2}/);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('never links what a paper is filed under together', () => {
    const slug = (term: string) => term.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
    const filed = new Set(
      library.flatMap(({ terms }) =>
        terms.flatMap((a) => terms.map((b) => `library-${slug(a)}--${slug(b)}`)),
      ),
    );
    for (const category of CATEGORIES) {
      for (const { id } of suggestTopics(library, [category], { seed: 5, count: 12 })) {
        expect(filed.has(id), id).toBe(false);
      }
    }
  });

  it('has nothing to suggest without papers', () => {
    expect(suggestTopics([], FIRST_THREE, { seed: 1 })).toEqual([]);
  });
});
