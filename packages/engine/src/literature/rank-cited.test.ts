import type { Evidence, Hypothesis } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../search/search.js';
import type { CitingSentence } from './cited-works.js';
import { chooseContexts, createCitedRanking, getQuotes } from './rank-cited.js';
import { paperOf } from './searchable-paper.fixtures.js';

const sentenceAt = (start: number, quote: string, parts: Partial<CitingSentence> = {}) => ({
  document_id: 'mine',
  document_title: 'A paper of mine',
  pageNumber: 1,
  page: null,
  start,
  end: start + quote.length,
  quote,
  ...parts,
});

const quoteAt = (start: number, end: number, parts: Partial<Evidence> = {}): Evidence => ({
  document_id: 'mine',
  document_title: 'A paper of mine',
  kind: 'uploaded',
  page: null,
  start,
  end,
  quote: 'x'.repeat(end - start),
  before: '',
  after: '',
  ...parts,
});

const citedPaper = (id: string, citedIn?: readonly CitingSentence[]) =>
  paperOf(id, id, { year: null, collection: 'references', citedIn });

const hitsOf = (relevances: Readonly<Record<string, number>>) =>
  new Map(
    Object.entries(relevances).map(([id, relevance]) => [
      id,
      { id, relevance, matchedTerms: [] } as unknown as SearchHit,
    ]),
  );

const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => sentenceAt(at * 10_000, `Sentence ${String(at)}.`));

describe('the rank of a cited work', () => {
  const seldom = citedPaper('seldom', sentences(1));
  const often = citedPaper('often', sentences(3));
  const never = citedPaper('never', []);
  const other = citedPaper('other');
  const all = [seldom, often, never, other];

  it('is none for a paper that no reference list names', () => {
    expect(createCitedRanking(all, hitsOf({ other: 1 }), [])(other)).toBe(0);
  });

  it('is how often it is cited, where nothing else is known', () => {
    const rank = createCitedRanking(all, hitsOf({}), []);
    expect(rank(often)).toBe(1);
    expect(rank(seldom)).toBeCloseTo(Math.log(2) / Math.log(4));
    expect(rank(never)).toBe(0);
    expect(createCitedRanking([never], hitsOf({}), [])(never)).toBe(0);
  });

  it('is half its words and half how often it is cited, where there are no quotes', () => {
    const rank = createCitedRanking(all, hitsOf({ seldom: 0.4, often: 0.2, other: 0.9 }), []);
    // Relative to the best cited work, not to other papers.
    expect(rank(seldom)).toBeCloseTo(0.5 + 0.25);
    expect(rank(often)).toBeCloseTo(0.25 + 0.5);
    expect(rank(never)).toBe(0);
  });

  it('is 0.5 for words, 0.3 for nearness to a quote and 0.2 for frequency, where there are quotes', () => {
    const near = citedPaper('near', [sentenceAt(100, 'A quote.')]);
    const quotes = [quoteAt(100, 108)];
    const rank = createCitedRanking([near, often], hitsOf({ near: 0.2, often: 0.8 }), quotes);
    expect(rank(near)).toBeCloseTo(0.5 * 0.25 + 0.3 + 0.2 * 0.5);
    expect(createCitedRanking([near], hitsOf({}), quotes)(near)).toBeCloseTo(0.3 + 0.2);
  });

  it('counts words half if the title names nothing of the hypothesis', () => {
    const named = citedPaper('Pesticides and wild bees', sentences(1));
    const beside = citedPaper('Winter survival of moths', sentences(1));
    const general = citedPaper('A model of growth', sentences(1));
    const hits = new Map(
      [named, beside, general].map(({ doc: { id } }) => [
        id,
        { id, relevance: 0.8, matchedTerms: ['pesticide', 'growth'] } as unknown as SearchHit,
      ]),
    );
    const rank = createCitedRanking([named, beside, general], hits, []);
    expect(rank(named)).toBeCloseTo(0.5 + 0.5);
    expect(rank(beside)).toBeCloseTo(0.25 + 0.5);
    expect(rank(general)).toBeCloseTo(0.25 + 0.5);
  });

  it.each([
    ['overlaps the quote', 95, 1],
    ['ends where it begins', 90, 1],
    ['is 750 characters before it', -660, 0.5],
    ['is 750 characters behind it', 870, 0.5],
    ['is 1,500 characters before it', -1410, 0],
    ['is far behind it', 90_000, 0],
  ])('falls with the distance: a sentence that %s', (_, start, nearness) => {
    // Ten characters each; positions are moved by 10,000.
    const cited = citedPaper('cited', [sentenceAt(10_000 + start, 'ten chars.')]);
    const quotes = [quoteAt(10_100, 10_120)];
    const rank = createCitedRanking([cited], hitsOf({}), quotes);
    expect(rank(cited)).toBeCloseTo(0.3 * nearness + 0.2);
  });

  it('counts the nearest of several sentences and quotes', () => {
    const cited = citedPaper('cited', [
      sentenceAt(50_000, 'Far away.'),
      sentenceAt(100, 'A quote.'),
    ]);
    const quotes = [quoteAt(90_000, 90_010), quoteAt(100, 108)];
    expect(createCitedRanking([cited], hitsOf({}), quotes)(cited)).toBeCloseTo(0.5);
  });

  it('is not near to a quote of another paper or another page', () => {
    const cited = citedPaper('cited', [sentenceAt(100, 'A quote.', { pageNumber: 2, page: 2 })]);
    const rankAt = (quote: Partial<Evidence>) =>
      createCitedRanking([cited], hitsOf({}), [quoteAt(100, 108, quote)])(cited);
    expect(rankAt({ page: 2 })).toBeCloseTo(0.5);
    expect(rankAt({ page: 1 })).toBeCloseTo(0.2);
    expect(rankAt({ page: null })).toBeCloseTo(0.2);
    expect(rankAt({ page: 2, document_id: 'other' })).toBeCloseTo(0.2);
  });
});

describe('the sentences that are shown with a cited work', () => {
  const textsOf = (...args: Parameters<typeof chooseContexts>) =>
    chooseContexts(...args).map(({ quote }) => quote);

  it('are the first three, each once', () => {
    const repeated = [...sentences(2), ...sentences(5)];
    expect(textsOf(repeated, [], [])).toEqual(['Sentence 0.', 'Sentence 1.', 'Sentence 2.']);
  });

  it('begin with those that have most of the words, whatever their case', () => {
    const cited = [
      sentenceAt(0, 'Birds sleep.'),
      sentenceAt(20, 'MAGPIES sleep.'),
      sentenceAt(40, 'Magpies see mirrors.'),
    ];
    expect(textsOf(cited, [], ['Magpies', 'mirrors'])).toEqual([
      'Magpies see mirrors.',
      'MAGPIES sleep.',
      'Birds sleep.',
    ]);
  });

  it('begin with those at a quote, which count as much as all words', () => {
    const cited = [
      sentenceAt(50_000, 'Magpies sleep.'),
      sentenceAt(90_000, 'Magpies see mirrors.'),
      sentenceAt(100, 'Magpies.'),
    ];
    expect(textsOf(cited, [quoteAt(100, 108)], ['magpies', 'mirrors'])).toEqual([
      'Magpies.',
      'Magpies see mirrors.',
      'Magpies sleep.',
    ]);
  });

  it('are evidence from an uploaded paper, with their place', () => {
    expect(chooseContexts([sentenceAt(7, 'A quote.', { page: 1 })], [], [])).toEqual([
      {
        document_id: 'mine',
        document_title: 'A paper of mine',
        page: 1,
        start: 7,
        end: 15,
        quote: 'A quote.',
        kind: 'uploaded',
        before: '',
        after: '',
      },
    ]);
  });
});

describe('the quotes of a hypothesis', () => {
  it('are those of all its claims', () => {
    const [one, two, three] = [quoteAt(0, 1), quoteAt(2, 3), quoteAt(4, 5)];
    const claims = [
      { text: 'a', evidence: [one, two] },
      { text: 'b', evidence: [three] },
    ];
    expect(getQuotes({ claims } as unknown as Hypothesis)).toEqual([one, two, three]);
    expect(getQuotes({} as Hypothesis)).toEqual([]);
    expect(getQuotes(null)).toEqual([]);
  });
});
