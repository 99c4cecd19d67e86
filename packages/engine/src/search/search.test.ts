import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexDocuments } from './postings.js';
import { createSearchIndex, createCombinedIndex, type SearchDoc } from './search.js';

const doc = (
  id: string,
  title: string,
  summary = '',
  terms: readonly string[] = [],
): SearchDoc => ({
  id,
  title,
  summary,
  terms,
});

const VOCABULARY = [
  'crispr',
  'delivery',
  'graphene',
  'quantum',
  'ozone',
  'lithium',
  'neuron',
  'docking',
];
const word = fc.constantFrom(...VOCABULARY);
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const docs = fc
  .array(fc.record({ title: text, summary: text, terms: fc.array(word, { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => list.map((fields, at) => ({ id: `doc-${at}`, ...fields })));
const query = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const ALL = 1000;
const relevanceOf = (list: readonly SearchDoc[], words: string, id: string) =>
  createSearchIndex(list)
    .search(words, { limit: ALL })
    .find((hit) => hit.id === id)?.relevance ?? 0;

describe('search', () => {
  const library = [
    doc('editing', 'Genome editing in T cells', 'PD-1 was disrupted by CRISPR-Cas9.', [
      'pd-1',
      'crispr-cas9',
    ]),
    doc('delivery', 'Lipid nanoparticles for the liver', 'Delivery of mRNA and CRISPR-Cas9.', [
      'delivery',
    ]),
    doc('ozone', 'Losses of ozone', 'Chlorine destroys ozone in the stratosphere.', ['ozone']),
  ];
  const index = createSearchIndex(library);

  it('ranks the paper first that covers most of the query', () => {
    const hits = index.search('CRISPR editing of PD-1');
    expect(hits.map(({ id }) => id)).toEqual(['editing', 'delivery']);
    expect(hits[0]?.matchedTerms).toEqual(['crispr', 'editing', 'pd-1']);
    expect(hits[1]?.matchedTerms).toEqual(['crispr']);
  });

  it('takes a mention in a long summary as less relevant than one in a short summary', () => {
    const filler = Array.from({ length: 60 }, (_, at) => `filler${at}`).join(' ');
    const long = doc('long', 'A title', `Ozone ${filler}`, []);
    const short = doc('short', 'A title', 'Ozone fell.', []);
    const others = [1, 2, 3, 4].map((at) => doc(`other-${at}`, 'A title', 'Chlorine rose.', []));
    const found = createSearchIndex([long, short, ...others]).search('ozone', {
      relevantOnly: true,
    });
    expect(found.map(({ id }) => id)).toEqual(['short']);
    // In a library of long summaries, the same one is relevant.
    const usual = others.map(({ id }) => doc(id, 'A title', filler, []));
    const inLong = createSearchIndex([long, ...usual]).search('ozone', { relevantOnly: true });
    expect(inLong.map(({ id }) => id)).toEqual(['long']);
  });

  it('weighs the title above the terms and these above the summary', () => {
    const fields = createSearchIndex([
      doc('in-summary', 'One', 'graphene'),
      doc('in-terms', 'Two', '', ['graphene']),
      doc('in-title', 'Graphene', ''),
    ]);
    expect(fields.search('graphene').map(({ id }) => id)).toEqual([
      'in-title',
      'in-terms',
      'in-summary',
    ]);
  });

  it('counts a word that no paper has as uncovered', () => {
    const [plain] = index.search('ozone');
    const [mixed] = index.search('ozone zebra');
    expect(mixed?.relevance).toBeLessThan(plain?.relevance ?? 0);
  });

  it('finds nothing for an unrelated, an empty or a meaningless query', () => {
    for (const nothing of ['zebra migration', '', '   ', 'the of and', '?!']) {
      expect(index.search(nothing)).toEqual([]);
    }
  });

  it('keeps to a category', () => {
    const two = createSearchIndex([
      { ...doc('a', 'Graphene'), category: 'Materials Science' },
      { ...doc('b', 'Graphene'), category: 'Renewable Energy' },
    ]);
    const hits = two.search('graphene', { mustCategory: 'Renewable Energy' });
    expect(hits.map(({ id }) => id)).toEqual(['b']);
  });

  it('orders equal papers by id, and gives no more than the limit', () => {
    const same = createSearchIndex(['c', 'a', 'b'].map((id) => doc(id, 'Graphene')));
    expect(same.search('graphene').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(same.search('graphene', { limit: 2 }).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(same.search('graphene', { limit: 0 })).toEqual([]);
  });

  it('searches an empty library', () => {
    expect(createSearchIndex([]).search('graphene')).toEqual([]);
  });

  it('keeps relevance above 0 and at most 1 for every hit', () => {
    fc.assert(
      fc.property(docs, query, (list, words) => {
        for (const { relevance, score } of createSearchIndex(list).search(words, { limit: ALL })) {
          expect(relevance).toBeGreaterThan(0);
          expect(relevance).toBeLessThanOrEqual(1);
          expect(score).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('never lowers relevance when a filler of the summary gives way to the word asked for', () => {
    fc.assert(
      fc.property(docs, word, fc.nat(), (list, asked, place) => {
        const target = list[place % list.length];
        if (target === undefined) return;
        const withEnd = (end: string) =>
          list.map((item) =>
            item === target ? { ...item, summary: `${item.summary} ${asked} ${end}` } : item,
          );
        const before = relevanceOf(withEnd('filler'), asked, target.id);
        expect(relevanceOf(withEnd(asked), asked, target.id)).toBeGreaterThan(before);
      }),
    );
  });

  it('searches several sets as if they were one', () => {
    fc.assert(
      fc.property(docs, query, fc.nat(), (list, words, cut) => {
        const at = cut % (list.length + 1);
        const parts = [list.slice(0, at), [], list.slice(at)].map(indexDocuments);
        const whole = createSearchIndex(list).search(words, { limit: ALL });
        expect(createCombinedIndex(parts).search(words, { limit: ALL })).toEqual(whole);
      }),
    );
  });

  it('orders by relevance, and alike in whatever order the papers came', () => {
    fc.assert(
      fc.property(docs, query, (list, words) => {
        const hits = createSearchIndex(list).search(words, { limit: ALL });
        const backwards = createSearchIndex(list.toReversed()).search(words, { limit: ALL });
        expect(backwards).toEqual(hits);
        hits.forEach((hit, at) =>
          expect(hit.relevance).toBeLessThanOrEqual(hits[at - 1]?.relevance ?? 1),
        );
      }),
    );
  });

  it('leaves no trace of one query in the next', () => {
    fc.assert(
      fc.property(docs, query, query, (list, first, second) => {
        const used = createSearchIndex(list);
        used.search(first);
        expect(used.search(second)).toEqual(createSearchIndex(list).search(second));
      }),
    );
  });
});
