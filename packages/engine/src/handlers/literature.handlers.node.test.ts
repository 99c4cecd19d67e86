import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { documentOf, GENE_PAPER } from '../literature/literature.fixtures.js';
import { ask, createTestDependencies, withoutRecipes } from './handlers.fixtures.js';
import { loadLibrary } from '../library/library.js';
import { createDocumentStore } from '../store/documents.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';
import { literatureHandlers } from './literature.handlers.js';

const library = await loadLibrary();

const search = async (dependencies: EngineDependencies, parts: Record<string, unknown>) => {
  const request = { journey_id: 'journey-1', hypothesis: null, query: '', limit: 20, ...parts };
  const { value } = await ask(literatureHandlers, dependencies, 'literature.search', request);
  return schemas.LiteratureSearchReply.parse(value);
};

const review = (
  dependencies: EngineDependencies,
  selected: readonly string[],
  papers: readonly unknown[] = [],
) =>
  ask(literatureHandlers, dependencies, 'literature.review', {
    journey_id: 'journey-1',
    selected_papers: selected,
    papers,
  });

const hypothesisOf = async (dependencies: EngineDependencies, papers: readonly string[] = []) => {
  const request = { topic: 'Delivery of gene editors inside the body', interest: '', papers };
  const { value } = await ask(hypothesisHandlers, dependencies, 'hypothesis.generate', request);
  return schemas.HypothesisReply.parse(value).hypothesis;
};

describe('the literature search', () => {
  it('ENT-05 ENT-06 finds real papers with relevance and the words they match, and sums them up', async () => {
    const { papers, analysis, source } = await search(createTestDependencies(), {
      query: 'lipid nanoparticle delivery',
    });
    expect(papers.length).toBeGreaterThan(3);
    expect(papers.length).toBeLessThanOrEqual(20);
    for (const paper of papers) {
      const real = library.find(({ id }) => id === paper.id);
      expect(paper).toMatchObject({
        title: real?.title,
        journal: real?.journal,
        year: real?.year,
        doi: real?.doi,
      });
      expect(paper.relevance).toBeGreaterThan(0);
      expect(paper.relevance).toBeLessThanOrEqual(1);
      expect(paper.matched_terms?.length).toBeGreaterThan(0);
      expect(paper.source).toMatchObject({ origin: 'computed', by: 'Bundled library' });
    }
    const relevances = papers.map(({ relevance }) => relevance);
    expect(relevances).toEqual(relevances.toSorted((a, b) => b - a));
    expect(analysis.themes.length).toBeGreaterThan(0);
    const ids = new Set(papers.map(({ id }) => id));
    expect(analysis.theme_papers).toHaveLength(analysis.themes.length);
    for (const { theme, papers: onTheme } of analysis.theme_papers ?? []) {
      expect(analysis.themes.join(' ')).toContain(`${theme} (${onTheme.length} of ${ids.size}`);
      expect(onTheme.every((id) => ids.has(id))).toBe(true);
    }
    expect(analysis.gaps.length).toBeGreaterThan(0);
    expect(analysis.methodologies.length).toBeGreaterThan(0);
    expect(source).toMatchObject({ origin: 'computed', by: 'Bundled library' });
  });

  it('ranks the papers that support a hypothesis among the first', async () => {
    const dependencies = createTestDependencies();
    const hypothesis = await hypothesisOf(dependencies);
    const { papers } = await search(dependencies, { hypothesis });
    const evidence = hypothesis.claims?.[2]?.evidence.map(({ document_id }) => document_id) ?? [];
    const first = papers.slice(0, 8).map(({ id }) => id);
    expect(first).toEqual(expect.arrayContaining(evidence));
  });

  it('narrows to the words of the query, those near to the hypothesis first', async () => {
    const dependencies = createTestDependencies();
    const hypothesis = await hypothesisOf(dependencies);
    const { papers } = await search(dependencies, { hypothesis, query: 'electroporation' });
    expect(papers.length).toBeGreaterThan(0);
    for (const { matched_terms: terms } of papers) expect(terms).toContain('electroporation');
  });

  it.each([
    ['support', { support: 'none' }],
    ['placeholder title', { title: 'No supported hypothesis', support: undefined }],
  ])(
    'LIT-14 does not search by a hypothesis without support, recognized by its %s (T-86)',
    async (_, more) => {
      const dependencies = createTestDependencies();
      const hypothesis = { ...(await hypothesisOf(dependencies)), ...more };
      expect((await search(dependencies, { hypothesis })).papers).toEqual([]);
      const query = 'electroporation';
      expect(withoutRecipes(await search(dependencies, { hypothesis, query }))).toEqual(
        withoutRecipes(await search(dependencies, { query })),
      );
    },
  );

  it('finds nothing without a query and a hypothesis, or for words that no paper has', async () => {
    expect((await search(createTestDependencies(), {})).papers).toEqual([]);
    expect((await search(createTestDependencies(), { query: 'xylophone' })).papers).toEqual([]);
    expect(
      (await search(createTestDependencies(), { query: 'the of and' })).analysis,
    ).toMatchObject({
      themes: [],
      gaps: [],
    });
  });

  it('gives at most as many papers as asked for', async () => {
    expect(
      (await search(createTestDependencies(), { query: 'quantum', limit: 3 })).papers,
    ).toHaveLength(3);
    expect(
      (await search(createTestDependencies(), { query: 'quantum', limit: -1 })).papers,
    ).toEqual([]);
  });

  it('finds the journey’s own paper, without inventing authors, journal or year', async () => {
    const dependencies = createTestDependencies();
    await createDocumentStore(dependencies.store).put(
      documentOf(GENE_PAPER, { id: 'mine', title: 'Lung editing' }),
    );
    await createDocumentStore(dependencies.store).put(
      documentOf(GENE_PAPER, { id: 'theirs', journeyId: 'journey-2' }),
    );
    const { papers } = await search(dependencies, { query: 'selective organ targeting' });
    expect(papers.find(({ id }) => id === 'mine')).toMatchObject({
      title: 'Lung editing',
      authors: [],
      journal: 'Uploaded paper',
      year: null,
      uploaded: true,
      doi: undefined,
      abstract: expect.stringContaining('We studied how to bring messenger RNA') as string,
    });
    expect(papers.map(({ id }) => id)).not.toContain('theirs');
  });

  it('gives the authors, year and DOI that the journey’s own paper prints', async () => {
    const dependencies = createTestDependencies();
    const front = [
      'Lung editing',
      'Mara Lindqvist, Theo Okafor',
      'https://doi.org/10.1234/lung.5',
      'Published: March 3, 2019',
    ].join('\n\n');
    await createDocumentStore(dependencies.store).put(
      documentOf([front, ...GENE_PAPER], { id: 'mine', title: 'Lung editing' }),
    );
    const { papers } = await search(dependencies, { query: 'selective organ targeting' });
    expect(papers.find(({ id }) => id === 'mine')).toMatchObject({
      authors: ['Mara Lindqvist', 'Theo Okafor'],
      year: 2019,
      doi: '10.1234/lung.5',
    });
  });

  it('takes any text as a query', async () => {
    for (const query of ['__proto__', '\u0000\u202E', '((((', 'a'.repeat(50_000)]) {
      expect((await search(createTestDependencies(), { query })).papers).toEqual([]);
    }
  });
});

describe('the literature review', () => {
  const chosen = ['cheng-2020', 'kariko-2005', 'gillmore-2021'];

  it('sums up the selected papers only, each sentence naming its papers', async () => {
    const { status, value } = await review(createTestDependencies(), chosen);
    expect(status).toBe(200);
    const reply = schemas.LiteratureReviewReply.parse(value);
    expect(reply).toMatchObject({ success: true, papers_reviewed: 3 });
    expect(reply.synthesis?.length).toBeGreaterThan(4);
    for (const { text, papers } of reply.synthesis ?? []) {
      expect(text).toMatch(/[.?)]$/);
      expect(papers.length).toBeGreaterThan(0);
      expect(chosen).toEqual(expect.arrayContaining(papers));
    }
    expect(reply.synthesis?.[0]?.text).toBe('The 3 selected papers span the years 2005 to 2021.');
  });

  it('quotes each paper’s own summary', async () => {
    const { value } = await review(createTestDependencies(), chosen);
    const texts =
      schemas.LiteratureReviewReply.parse(value).synthesis?.map(({ text }) => text) ?? [];
    for (const id of chosen) {
      const summary = library.find((paper) => paper.id === id)?.summary ?? '';
      expect(texts.some((text) => summary.startsWith(text.slice(text.indexOf(': ') + 2)))).toBe(
        true,
      );
    }
  });

  it('reviews a single paper and an uploaded one without a year', async () => {
    const dependencies = createTestDependencies();
    await createDocumentStore(dependencies.store).put(
      documentOf(GENE_PAPER, { id: 'mine', title: 'Lung editing' }),
    );
    const { status, value } = await review(dependencies, ['mine']);
    expect(status).toBe(200);
    const texts = schemas.LiteratureReviewReply.parse(value).synthesis?.map(({ text }) => text);
    expect(texts?.[0]).toBe('Year unknown: your paper “Lung editing”.');
  });

  it('reviews papers that only the request knows by what the request says of them', async () => {
    const sent = {
      id: 'x-1',
      title: 'Sent along',
      year: 2020,
      abstract: 'It says one thing. It says more.',
    };
    const { value } = await review(createTestDependencies(), ['x-1'], [sent]);
    const texts = schemas.LiteratureReviewReply.parse(value).synthesis?.map(({ text }) => text);
    expect(texts).toContain('“Sent along” (2020): It says one thing.');
  });

  it.each([
    [['nobody-1999'], 'The paper “nobody-1999” was not found'],
    [[], 'Please select at least one paper for review'],
  ])('refuses %o with a text that says what to do', async (ids, text) => {
    const { status, value } = await review(createTestDependencies(), ids);
    expect(status).toBe(400);
    expect((value as { error: string }).error).toContain(text);
  });
});
