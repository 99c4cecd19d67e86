import * as schemas from '@spinout/api-client/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, createTestDependencies } from '../handlers/handlers.fixtures.js';
import { hypothesisHandlers } from '../handlers/hypothesis.handlers.js';
import { literatureHandlers } from '../handlers/literature.handlers.js';
import { loadLibrary, type LibraryPaper } from '../library/library.js';
import { FOREIGN_TOPICS } from './foreign-topics.fixtures.js';
import { findLibraryPapers } from './library-papers.js';

const search = async (query: string) => {
  const { value } = await ask(literatureHandlers, createTestDependencies(), 'literature.search', {
    journey_id: 'journey-1',
    hypothesis: null,
    query,
    limit: 20,
  });
  return schemas.LiteratureSearchReply.parse(value);
};

const searched = async (query: string) => (await search(query)).papers.map(({ id }) => id);

const hypothesisFor = async (topic: string, interest: string) => {
  const request = { topic, interest, papers: [] };
  const { value } = await ask(
    hypothesisHandlers,
    createTestDependencies(),
    'hypothesis.generate',
    request,
  );
  return schemas.HypothesisReply.parse(value).hypothesis;
};

/** Queries, with papers that must be the first ones in any order. */
const NATIVE: readonly (readonly [string, ...string[]])[] = [
  ['CRISPR'],
  ['optogenetics', 'liu-2012', 'boyden-2005'],
  ['PD-1', 'topalian-2012', 'su-2016'],
  ['T-cell therapy'],
  ['KRAS', 'canon-2019', 'skoulidis-2021'],
  ['TREM2', 'jonsson-2013', 'keren-shaul-2017'],
  ['MXene', 'naguib-2011'],
  ['amyloid-β', 'shankar-2008', 'selkoe-2016'],
  ['α-synuclein', 'polymeropoulos-1997'],
  ['γ-ray bursts', 'abbott-2017'],
  ['SARS-CoV-2', 'polack-2020'],
  ['brain-computer interface', 'wolpaw-2002', 'lorach-2023'],
  ['lipid nanoparticle delivery', 'cheng-2020', 'rosenblum-2020'],
  ['perovskite solar cells', 'liu-2013', 'lee-2012'],
  ['quantum error correction', 'shor-1995', 'google-2025'],
  ['gravitational waves', 'abbott-2016', 'abbott-2017'],
  ['CO2 capture', 'keith-2018', 'smith-2016'],
  ['AlphaFold', 'jumper-2021', 'abramson-2024'],
];

let library: readonly LibraryPaper[];
beforeAll(async () => {
  library = await loadLibrary();
});

describe.each(FOREIGN_TOPICS)('for "%s", which is foreign to the library,', (topic) => {
  it('LIT-09 the literature search finds no paper, and names no theme, gap or method', async () => {
    const { papers, analysis } = await search(topic);
    expect(papers).toEqual([]);
    expect(analysis).toMatchObject({ themes: [], gaps: [], methodologies: [] });
  });

  it('the pipeline finds no paper either', () => {
    expect(findLibraryPapers(library, topic, '')).toEqual([]);
  });

  it.each(['general', 'custom-1', 'climate-1'])(
    'no hypothesis is stated without a paper, whatever the interest (%s)',
    async (interest) => {
      const { support, claims, statement } = await hypothesisFor(topic, interest);
      expect({ support, claims }).toEqual({ support: 'none', claims: [] });
      expect(statement).toContain(`too little about “${topic}”`);
    },
  );
});

describe('for queries of its fields', () => {
  it.each(NATIVE)('"%s" finds the papers on it first', async (query, ...first) => {
    const ids = await searched(query);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.slice(0, first.length).toSorted()).toEqual(first.toSorted());
    expect(
      findLibraryPapers(library, query, '')
        .slice(0, 20)
        .map(({ paper }) => paper.id),
    ).toEqual(ids);
  });

  it.each([
    ['amyloid-β', 'amyloid beta', 'amyloid-beta', 'Amyloid β'],
    ['α-synuclein', 'alpha-synuclein', 'alpha synuclein'],
    ['brain-computer interface', 'brain computer interface'],
    ['lithium-ion battery', 'lithium ion batteries'],
    ['PD-1', 'PD1', 'pd-1'],
    ['T-cell therapy', 'T cell therapy'],
    ['γ-ray', 'gamma-ray', 'gamma ray'],
  ])('%s is the same however it is written', async (...spellings) => {
    const results = await Promise.all(spellings.map(searched));
    expect(results[0]?.length).toBeGreaterThan(0);
    for (const result of results) expect(result).toEqual(results[0]);
  });

  it.each([
    'Decoding memory consolidation during sleep',
    'Machine learning for antibiotic discovery',
    'Learned weather and climate models',
    'Explanations that hold up in science',
    'Quantum chemistry on noisy processors',
    'Delivery of gene editors inside the body',
    'Renewable Energy',
  ])('a hypothesis is stated on "%s" without a paper', async (topic) => {
    expect((await hypothesisFor(topic, 'general')).support).toBe('supported');
  });

  it.each([
    ['Machine learning for antibiotic discovery', /antibiotic|bacteria|resistan/i],
    ['Searching for life on Mars', /Mars|Gale crater/],
    ['Hydrogen from water splitting', /water|hydrogen/i],
    ['Perovskite solar cells', /perovskite/i],
    ['Decoding memory consolidation during sleep', /sleep|memory/i],
  ])('the first hypothesis on "%s" is about it', async (topic, words) => {
    expect((await hypothesisFor(topic, 'general')).statement).toMatch(words);
  });
});
