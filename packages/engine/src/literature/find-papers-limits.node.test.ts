import { describe, expect, it } from 'vitest';
import { collectionOf } from './collections.js';
import {
  BOTH,
  FILLERS,
  find,
  hypothesisOf,
  idsOf,
  LIVE_MIRRORS,
  MIRRORS,
  own,
  QUERY,
  relevancesOf,
  sentenceOf,
  SUBJECT,
} from './find-papers.fixtures.js';
import { findPapers } from './find-papers.js';
import { paperOf } from './searchable-paper.fixtures.js';

describe('what a query asks for', () => {
  it('may be one word, and words that say nothing do not count', () => {
    const nests = paperOf('nests', 'Magpie nests');
    expect(idsOf(find([nests], { query: 'magpie' }))).toEqual(['nests']);
    expect(relevancesOf(find([BOTH], { query: 'papers about magpie mirrors' }))).toEqual(
      relevancesOf(find([BOTH], { query: QUERY })),
    );
  });

  it('ends after 2000 characters', () => {
    const query = (blanks: number) => `${' '.repeat(blanks)}${QUERY}`;
    expect(idsOf(find([BOTH], { query: query(2000 - QUERY.length) }))).toEqual(['both']);
    expect(idsOf(find([BOTH], { query: query(2000) }))).toEqual([]);
  });

  it('finds as many as there are', () => {
    const papers = Array.from({ length: 25 }, (_, at) => paperOf(String(at), 'Magpie mirrors'));
    expect(find(papers, { query: QUERY, limit: 30 }).papers).toHaveLength(25);
  });

  it('is neither what the person’s papers are about nor what a hypothesis quotes', () => {
    const papers = [BOTH, MIRRORS, own('mine', 'Ice')];
    const asked = find(papers, { query: QUERY });
    expect(relevancesOf(find(papers, { query: QUERY, papersSubject: SUBJECT }))).toEqual(
      relevancesOf(asked),
    );
    const hypothesis = hypothesisOf('sea ice', 'tide pools', [{ document_id: 'mine' }]);
    expect(idsOf(find(papers, { query: QUERY, hypothesis }))).toEqual(idsOf(asked));
  });

  it('rates a cited work like any other', () => {
    const cited = paperOf('cited', 'Magpie mirrors', { citedIn: [sentenceOf('They look [1].')] });
    const { both: relevance, ...others } = relevancesOf(find([BOTH, cited], { query: QUERY }));
    expect(others).toEqual({ cited: relevance });
  });

  it('matches words of the query and of the hypothesis, each named once', () => {
    const paper = paperOf('paper', 'Magpie mirrors and sea ice');
    const hypothesis = hypothesisOf('magpie ice', 'tide pools');
    const [found] = find([paper], { query: QUERY, hypothesis }).papers;
    expect(found?.found.matched_terms).toEqual(['magpie', 'mirrors', 'ice']);
  });

  it('counts 0.7 where the hypothesis does not match, and all where it matches nothing', () => {
    const age = paperOf('age', 'The age of a tortoise');
    const alone = relevancesOf(find([BOTH, age], { query: QUERY }))['both'] ?? 0;
    const relevanceWith = (a: string) =>
      relevancesOf(find([BOTH, age], { query: QUERY, hypothesis: hypothesisOf(a, 'sea ice') }))[
        'both'
      ];
    expect(relevanceWith('tortoise age')).toBeCloseTo(0.7 * alone, 2);
    expect(relevanceWith('sea salt')).toBe(alone);
  });

  it('leaves out nothing that is far below the best one', () => {
    const hypothesis = hypothesisOf('magpie mirrors of glass', 'tortoise age');
    const papers = [paperOf('best', 'Magpie mirrors of glass and tortoise age'), BOTH];
    expect(idsOf(find(papers, { query: QUERY, hypothesis })).toSorted()).toEqual(['best', 'both']);
  });
});

describe('the person’s own papers', () => {
  const mine = own('mine', 'Magpie nests, stone towers, winter snow and river bridges');
  const nests = paperOf('nests', 'Magpie nests of stone');

  it('are no measure of how much others say of a query', () => {
    const query = 'magpie nests stone towers winter snow river bridges';
    const idsIn = (...groups: readonly (readonly (typeof mine)[])[]) =>
      idsOf(findPapers(groups.map(collectionOf), { hypothesis: null, limit: 20, query }));
    expect(idsIn([mine], [nests, ...FILLERS])).toEqual(['mine', 'nests']);
    expect(idsIn([mine, nests, ...FILLERS])).toEqual(['mine']);
  });
});

describe('the phrases of a hypothesis', () => {
  it('are searched together too', () => {
    const papers = [
      paperOf('both', 'Viscosity before vasospasm'),
      paperOf('word', 'Viscosity of paint'),
    ];
    expect(idsOf(find(papers, { hypothesis: hypothesisOf('viscosity', 'vasospasm') }))).toEqual([
      'both',
    ]);
  });

  it('name a subject by themselves', () => {
    const hypothesis = hypothesisOf('growth of cells', 'tide pools');
    const papers = [paperOf('general', 'Cell growth'), paperOf('pools', 'Tide pools')];
    expect(idsOf(find(papers, { hypothesis }))).toEqual(['pools']);
  });
});

describe('works far below the best one', () => {
  const hypothesis = hypothesisOf('blood viscosity', 'attack frequency');
  const times = (count: number) =>
    Array.from({ length: count }, (_, at) => sentenceOf(`It flows, part ${String(at)} [1].`));
  const often = paperOf('often', 'Blood viscosity and attack frequency', { citedIn: times(9) });
  const once = paperOf('once', 'Pipes', { citedIn: times(1) });
  const never = paperOf('never', 'Pumps', { citedIn: [] });

  it('are left out for a hypothesis', () => {
    expect(idsOf(find([once, often], { hypothesis }))).toEqual(['often']);
    expect(idsOf(find([once, often], { hypothesis, query: '  ' }))).toEqual(['often']);
    expect(idsOf(find([once], { hypothesis }))).toEqual(['once']);
  });

  it('are found for what the person’s papers are about, also if no sentence cites them', () => {
    const papersSubject = { ...SUBJECT, phrases: ['blood viscosity', 'attack frequency'] };
    const found = find([never, once, often], { papersSubject });
    expect(idsOf(found)).toEqual(['often', 'once', 'never']);
    expect(relevancesOf(found)['never']).toBe(0);
  });
});

describe('works around a hypothesis', () => {
  const hypothesis = hypothesisOf('blood viscosity', 'attack frequency');
  const about = paperOf('about', 'Blood viscosity and attack frequency');
  const weaker = paperOf(
    'weaker',
    'Measuring the blood viscosity of many older horses in the dry season',
  );
  const search = { hypothesis, papersSubject: SUBJECT };

  it('have half of their relevance, to three digits, and their place by it', () => {
    const papers = [weaker, about, MIRRORS];
    const alone = relevancesOf(find(papers, { papersSubject: SUBJECT }))['mirrors'] ?? 0;
    const found = find(papers, search);
    expect(relevancesOf(found)['mirrors']).toBe(Math.round((alone / 2) * 1000) / 1000);
    expect(idsOf(found)).toEqual(['about', 'mirrors', 'weaker']);
  });

  it('come from public sources last, in whatever order they are given', () => {
    expect(idsOf(find([MIRRORS, LIVE_MIRRORS], search))).toEqual(['mirrors', 'live']);
    expect(idsOf(find([LIVE_MIRRORS, MIRRORS], search))).toEqual(['mirrors', 'live']);
  });

  it('are found for a blank query, and up to the limit', () => {
    expect(idsOf(find([about, MIRRORS], { ...search, query: '  ' }))).toEqual(['about', 'mirrors']);
    expect(idsOf(find([about, MIRRORS], { ...search, limit: -1 }))).toEqual([]);
  });

  it('are none if it is not known what the papers are about', () => {
    const once = paperOf('once', 'Pipes', { citedIn: [sentenceOf('It flows [1].')] });
    const often = paperOf('often', 'Blood viscosity and attack frequency', {
      citedIn: Array.from({ length: 9 }, (_, at) => sentenceOf(`It clots ${String(at)} [1].`)),
    });
    const found = find([once, often], { hypothesis });
    expect(idsOf(found)).toEqual(['often']);
    expect(found).not.toHaveProperty('papersSubject');
  });
});
