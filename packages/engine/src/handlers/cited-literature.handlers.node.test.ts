import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../literature/literature.fixtures.js';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import { createDocumentStore, type StoredDocument } from '../store/documents.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { literatureHandlers } from './literature.handlers.js';

const BODY = `Magpies and mirrors

Introduction

Some birds pass the mirror test [1]. Magpies touch a mark that they only see in a mirror [1], [2]. Cache protection in jays depends on being watched [3].

Whether mirror training changes cache protection in jays is unknown [3].`;

const LIST = `References

1. Prior H, Schwarz A, Gunturkun O (2008) Mirror-induced behavior in the magpie: evidence of self-recognition. PLoS Biol 6: e202.
2. Gallup GG (1970) Chimpanzees: self-recognition in front of mirrors. Science 167: 86-87.
3. Dally JM, Emery NJ, Clayton NS (2006) Food-caching western scrub-jays keep track of who was watching when. Science 312: 1662-1665.
4. Jinek M, Chylinski K, Fonfara I, Hauer M, Doudna JA, et al. (2012) A programmable dual-RNA-guided DNA endonuclease in adaptive bacterial immunity. Science 337: 816-821.`;

const PAPER = `${BODY}\n\n${LIST}\n`;

const withPapers = async (...documents: readonly StoredDocument[]) => {
  const dependencies = createTestDependencies();
  for (const each of documents) await createDocumentStore(dependencies.store).put(each);
  return dependencies;
};

const search = async (dependencies: EngineDependencies, parts: Record<string, unknown>) => {
  const request = { journey_id: 'journey-1', hypothesis: null, query: '', limit: 20, ...parts };
  const { status, value } = await ask(
    literatureHandlers,
    dependencies,
    'literature.search',
    request,
  );
  expect(status).toBe(200);
  return schemas.LiteratureSearchReply.parse(value);
};

const MIRROR_WORK = /^Mirror-induced behavior/;
const JAY_WORK = /^Food-caching western scrub-jays/;

describe('the references of a person’s papers in the literature search', () => {
  it('are found without a query and a hypothesis, with the sentences that cite them verbatim', async () => {
    const mine = documentOf(PAPER, { id: 'mine', title: 'Magpies and mirrors' });
    const { papers, source } = await search(await withPapers(mine), {});
    expect(papers.map(({ times_cited }) => times_cited).toSorted()).toEqual([0, 1, 2, 2]);
    expect(papers.at(-1)?.times_cited).toBe(0);
    expect(papers.find(({ title }) => MIRROR_WORK.test(title))).toMatchObject({
      title: expect.stringMatching(MIRROR_WORK) as string,
      authors: ['H Prior', 'A Schwarz', 'O Gunturkun'],
      journal: 'PLoS Biol',
      year: 2008,
      abstract: '',
      collection: 'references',
    });
    const contexts = papers.flatMap((paper) => paper.contexts ?? []);
    expect(contexts.length).toBeGreaterThan(3);
    for (const { document_id, start, end, quote } of contexts) {
      expect(document_id).toBe('mine');
      expect(PAPER.slice(start, end)).toBe(quote);
    }
    expect(source?.by).toBe('References of your papers, bundled library');
  });

  it('come in the order of the hypothesis: cited at its quote and sharing its words', async () => {
    const quote = 'Whether mirror training changes cache protection in jays is unknown [3].';
    const start = PAPER.indexOf(quote);
    const evidence = {
      document_id: 'mine',
      document_title: 'Magpies and mirrors',
      kind: 'uploaded',
      page: null,
      start,
      end: start + quote.length,
      quote,
    };
    const hypothesis = schemas.Hypothesis.parse({
      id: 'h',
      title: 'Mirror training and cache protection',
      statement: 'Mirror training changes cache protection in jays.',
      link: { a: 'mirror training', b: null, c: 'cache protection in jays' },
      claims: [{ text: 'It is not known.', evidence: [evidence] }],
    });
    const mine = documentOf(PAPER, { id: 'mine' });
    const { papers } = await search(await withPapers(mine), { hypothesis });
    const references = papers.filter(({ collection }) => collection === 'references');
    expect(references[0]?.title).toMatch(JAY_WORK);
    expect(references[0]?.contexts?.[0]?.quote).toBe(quote);
  });

  it('pass the same gate as all others for a typed query, by title and by the sentences that cite them', async () => {
    const dependencies = await withPapers(documentOf(PAPER, { id: 'mine' }));
    const titles = async (query: string) =>
      (await search(dependencies, { query })).papers
        .filter(({ collection }) => collection === 'references')
        .map(({ title }) => title);
    expect(await titles('scrub-jays watching')).toEqual([expect.stringMatching(JAY_WORK)]);
    expect(await titles('cache protection')).toEqual([expect.stringMatching(JAY_WORK)]);
    expect(await titles('perovskite stability')).toEqual([]);
  });

  it('are one result with the record of the library, and with each other', async () => {
    const dependencies = await withPapers(
      documentOf(PAPER, { id: 'one' }),
      documentOf(`${PAPER} `, { id: 'two' }),
    );
    const { papers } = await search(dependencies, {});
    expect(papers).toHaveLength(4);
    const jinek = papers.filter(({ title }) => /^A programmable dual-RNA/i.test(title));
    expect(jinek).toMatchObject([{ id: 'jinek-2012', collection: 'library', times_cited: 0 }]);
  });

  it('quote pages of a PDF with offsets in the page', async () => {
    const pages = [BODY, LIST];
    const mine = documentOf(pages, { id: 'mine' });
    const { papers } = await search(await withPapers(mine), { query: 'mirror magpies' });
    const contexts = papers.flatMap((paper) => paper.contexts ?? []);
    expect(contexts.length).toBeGreaterThan(0);
    for (const { page, start, end, quote } of contexts)
      expect(pages[(page ?? 0) - 1]?.slice(start, end)).toBe(quote);
  });

  it('can be reviewed, each with the sentence that cites it', async () => {
    const dependencies = await withPapers(documentOf(PAPER, { id: 'mine' }));
    const { papers } = await search(dependencies, {});
    const { status, value } = await ask(literatureHandlers, dependencies, 'literature.review', {
      journey_id: 'journey-1',
      selected_papers: papers.slice(0, 2).map(({ id }) => id),
      papers: [],
    });
    expect(status).toBe(200);
    const texts = schemas.LiteratureReviewReply.parse(value).synthesis?.map(({ text }) => text);
    expect(texts).toContain(
      'Prior et al. (2008), as cited in your paper: Some birds pass the mirror test [1].',
    );
  });
});

describe('the literature search without query and hypothesis', () => {
  const SLEEP = `Ripples and memory\n\nIntroduction\n\n${'Sharp-wave ripples of the hippocampus support memory consolidation during sleep. Memory consolidation needs sharp-wave ripples in slow-wave sleep. '.repeat(3)}`;

  it('finds what the title and the key terms of a paper are about', async () => {
    const title = 'Sharp-wave ripples and memory consolidation during sleep';
    const mine = documentOf(SLEEP, { id: 'mine', title });
    const { papers } = await search(await withPapers(mine), {});
    expect(papers.length).toBeGreaterThan(0);
    for (const { collection } of papers) expect(collection).toBe('library');
    expect(papers.map(({ id }) => id)).toContain('girardeau-2009');
  });

  it('does not search by authors that were taken for the title', async () => {
    const mine = documentOf('We observed what there was.', {
      id: 'mine',
      title: 'Ada Sleep, Bo Memory, Cy Hippocampus',
    });
    const { papers } = await search(await withPapers(mine), {});
    expect(papers).toEqual([]);
  });
});
