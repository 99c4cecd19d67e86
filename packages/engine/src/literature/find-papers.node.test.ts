import { describe, expect, it } from 'vitest';
import {
  BOTH,
  FILLERS,
  find,
  hypothesisOf,
  idsOf,
  live,
  LIVE_MIRRORS,
  MIRRORS,
  own,
  QUERY,
  relevancesOf,
  sentenceOf,
  SUBJECT,
} from './find-papers.fixtures.js';
import { paperOf } from './searchable-paper.fixtures.js';

describe('papers for a query', () => {
  const twice = paperOf('twice', 'Magpie mirrors and further magpie mirrors for magpie mirrors');
  const none = paperOf('none', 'Solar cells of perovskite');

  it('are those that are about it, the best up to the limit', () => {
    const papers = [BOTH, twice, none];
    const found = find(papers, { query: QUERY });
    expect(idsOf(found).toSorted()).toEqual(['both', 'twice']);
    expect(found.screened).toHaveLength(papers.length + FILLERS.length);
    const [best] = idsOf(found);
    const one = find(papers, { query: QUERY, limit: 1 });
    expect(idsOf(one)).toEqual([best]);
    expect(one.relevant).toHaveLength(2);
    expect(idsOf(find(papers, { query: QUERY, limit: 0 }))).toEqual([]);
    expect(idsOf(find(papers, { query: QUERY, limit: -1 }))).toEqual([]);
  });

  it('come with their relevance to three digits and the words that match', () => {
    const [first] = find([BOTH, none], { query: QUERY }).papers;
    expect(first?.found.matched_terms?.toSorted()).toEqual(['magpie', 'mirrors']);
    const relevance = first?.found.relevance ?? 0;
    expect(relevance).toBeGreaterThan(0);
    expect(Math.round(relevance * 1000) / 1000).toBe(relevance);
    expect(first?.found).not.toHaveProperty('times_cited');
  });

  it('from public sources come after others of the same relevance', () => {
    const papers = [live('live', 'Magpie mirrors'), BOTH];
    expect(idsOf(find(papers, { query: QUERY }))).toEqual(['both', 'live']);
    expect(idsOf(find([BOTH, live('live', 'Magpie mirrors')], { query: QUERY }))).toEqual([
      'both',
      'live',
    ]);
  });

  it('include the person’s own papers, and cited works only if they match', () => {
    const papers = [
      own('own', 'Magpie mirrors'),
      paperOf('cited', 'Solar cells', { citedIn: [sentenceOf('Solar cells age [1].')] }),
    ];
    expect(idsOf(find(papers, { query: QUERY }))).toEqual(['own']);
    expect(idsOf(find(papers, { query: '  ' }))).toEqual(['cited']);
  });

  it('count 0.7 of the query and 0.3 of the hypothesis where there are both', () => {
    const hypothesis = hypothesisOf('magpie age', 'tide pools of cold and rocky coasts');
    const papers = [paperOf('match', 'Magpie age and mirror interest'), BOTH];
    const byQuery = relevancesOf(find(papers, { query: QUERY }));
    const byHypothesis = relevancesOf(find(papers, { hypothesis }));
    const byBoth = relevancesOf(find(papers, { query: QUERY, hypothesis }));
    const { match: ofQuery = 0 } = byQuery;
    const { match: ofHypothesis = 0 } = byHypothesis;
    expect(ofHypothesis).not.toBeCloseTo(ofQuery, 1);
    expect(byBoth['match']).toBeCloseTo(0.7 * ofQuery + 0.3 * ofHypothesis, 2);
  });
});

describe('papers for a hypothesis', () => {
  const hypothesis = hypothesisOf('blood viscosity', 'attack frequency');
  const about = (id: string) => paperOf(id, `Blood viscosity and attack frequency, part ${id}`);

  it('are about one of its phrases, of which two words are needed', () => {
    const papers = [
      about('about'),
      paperOf('phrase', 'Measuring blood viscosity'),
      paperOf('word', 'Blood oranges'),
    ];
    expect(idsOf(find(papers, { hypothesis })).toSorted()).toEqual(['about', 'phrase']);
  });

  it('leave out what is far below the best one, but not what the hypothesis quotes', () => {
    const weak = `Blood viscosity ${'of other fluids in pipes and pumps of plants '.repeat(60)}`;
    const papers = [about('about'), paperOf('weak', weak), own('mine', 'Granite')];
    expect(idsOf(find(papers, { hypothesis }))).toEqual(['about']);
    const quoting = hypothesisOf('blood viscosity', 'attack frequency', [{ document_id: 'mine' }]);
    const found = find(papers, { hypothesis: quoting });
    expect(idsOf(found)).toEqual(['about', 'mine']);
    expect(found.screened.map(({ doc }) => doc.id)).toContain('mine');
  });

  it('include what the person’s papers cite, with how often and where', () => {
    const citedIn = ['It flows [1].', 'It clots [1].', 'It flows [1].'].map(sentenceOf);
    const found = find([paperOf('cited', 'Pipes', { citedIn })], { hypothesis });
    expect(found.papers[0]?.found).toMatchObject({
      id: 'cited',
      times_cited: 2,
      contexts: [{ quote: 'It flows [1].' }, { quote: 'It clots [1].' }],
    });
  });

  it('are joined by those on the subject of the person’s papers where they are fewer than five', () => {
    const around = [MIRRORS, LIVE_MIRRORS];
    const alone = relevancesOf(find(around, { papersSubject: SUBJECT }));
    const four = [1, 2, 3, 4].map((part) => about(String(part)));
    const found = find([...around.toReversed(), ...four], { hypothesis, papersSubject: SUBJECT });
    expect(idsOf(found).slice(-2)).toEqual(['mirrors', 'live']);
    expect(found.papersSubject).toBe(SUBJECT);
    expect(found.relevant).toHaveLength(6);
    expect(alone['mirrors']).toBeGreaterThan(0);
    const few = find([...around, about('1')], { hypothesis, papersSubject: SUBJECT });
    expect(relevancesOf(few)['mirrors']).toBeLessThan(0.6 * (alone['mirrors'] ?? 0));
    expect(
      idsOf(find([...around, about('1')], { hypothesis, papersSubject: SUBJECT, limit: 2 })),
    ).toEqual(['1', 'mirrors']);
    const five = find([...around, ...four, about('5')], { hypothesis, papersSubject: SUBJECT });
    expect(idsOf(five).toSorted()).toEqual(['1', '2', '3', '4', '5']);
    expect(five.papersSubject).toBeUndefined();
  });

  it('do not count the person’s own papers among the five', () => {
    const papers = [1, 2, 3, 4, 5].map((part) =>
      own(String(part), 'Blood viscosity and attack frequency'),
    );
    const found = find([...papers, MIRRORS], {
      hypothesis,
      papersSubject: SUBJECT,
    });
    expect(idsOf(found)).toContain('mirrors');
  });

  it('are not joined by others for a query, or where there are none on the subject', () => {
    const search = { hypothesis, papersSubject: SUBJECT };
    expect(idsOf(find([MIRRORS, about('1')], { ...search, query: 'blood viscosity' }))).toEqual([
      '1',
    ]);
    const found = find([about('1')], search);
    expect(idsOf(found)).toEqual(['1']);
    expect(found.papersSubject).toBeUndefined();
  });

  it('are each found once, also where they are on both subjects', () => {
    const papers = [
      paperOf('both', 'Blood viscosity and attack frequency in mirror tests of magpie cognition'),
      MIRRORS,
    ];
    const found = find(papers, { hypothesis, papersSubject: SUBJECT });
    expect(idsOf(found)).toEqual(['both', 'mirrors']);
  });
});

describe('papers without a query and a hypothesis', () => {
  it('are on the subject of the person’s papers, and not these papers', () => {
    const papers = [own('own', 'Mirror tests'), paperOf('mirrors', 'Mirror tests of birds')];
    const found = find(papers, { papersSubject: SUBJECT });
    expect(idsOf(found)).toEqual(['mirrors']);
    expect(found.screened.map(({ doc }) => doc.id)).not.toContain('own');
  });

  it('are none without a subject', () => {
    expect(find([paperOf('mirrors', 'Mirror tests')], {}).papers).toEqual([]);
  });
});
