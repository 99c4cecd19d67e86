import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { documentOf, GENE_PAPER } from '../literature/literature.fixtures.js';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import { loadLibrary } from '../library/library.js';
import { FAKE_PAPERS, FAKE_PAPER } from '../pipeline/live-sources.fixtures.js';
import type { FoundPaper, LiveSearch, LiveSources } from '../dependencies/live-sources.types.js';
import { createDocumentStore } from '../store/documents.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { literatureHandlers } from './literature.handlers.js';

const AT = '2026-03-01T11:59:00.000Z';
const QUERY = 'BRCA1 replication fork';
const library = await loadLibrary();

const search = async (parts: Partial<EngineDependencies>, more: Record<string, unknown> = {}) => {
  const request = {
    journey_id: 'journey-1',
    hypothesis: null,
    query: QUERY,
    limit: 20,
    live: true,
    ...more,
  };
  const { status, value } = await ask(
    literatureHandlers,
    createTestDependencies(parts),
    'literature.search',
    request,
  );
  expect(status).toBe(200);
  return schemas.LiteratureSearchReply.parse(value);
};

const sources = (
  papers: readonly FoundPaper[],
  log: LiveSearch['log'] = [
    { provider: 'PubMed', query: QUERY, hits: papers.length, retrieved: papers.length, at: AT },
  ],
): LiveSources => ({ literature: async () => ({ papers, log }) });

describe('the literature search with public sources', () => {
  it('API-03 ENT-05 lists their papers with relevance and origin among those of the library, within the limit', async () => {
    const { papers, source } = await search(
      { live: sources(FAKE_PAPERS) },
      { query: QUERY, limit: 2 },
    );
    expect(papers).toHaveLength(2);
    const [first] = papers;
    expect(first).toMatchObject({
      id: 'pmid:99000001',
      title: FAKE_PAPERS[0]?.title,
      doi: '10.1000/made.up.1',
      year: 2019,
      citations: 12,
      source: { origin: 'live', by: 'PubMed' },
    });
    expect(first?.matched_terms?.length).toBeGreaterThan(0);
    const relevances = papers.map(({ relevance }) => relevance);
    expect(relevances).toEqual(relevances.toSorted((a, b) => b - a));
    expect(source).toMatchObject({ origin: 'live', by: 'Bundled library, PubMed' });
  });

  const countingSources = (literatureStep?: LiveSources['literatureStep']) => {
    const asked: string[] = [];
    const live: LiveSources = {
      literature: async (query) => {
        asked.push(query);
        return { papers: FAKE_PAPERS, log: [] };
      },
      literatureNames: ['PubMed'],
      ...(literatureStep ? { literatureStep } : {}),
    };
    return { asked, live };
  };

  it.each<[LiveSources['literatureStep'], boolean | undefined, number, string | undefined]>([
    [undefined, undefined, 0, 'off'],
    ['optional', false, 0, 'off'],
    ['optional', true, 1, 'searched'],
    ['preset', undefined, 1, 'searched'],
    ['preset', false, 0, 'off'],
    ['forbidden', undefined, 0, undefined],
    ['forbidden', true, 0, undefined],
  ])(
    'sends nothing unless the person or the host turns it on: %s, %s',
    async (literatureStep, on, requests, state) => {
      const { asked, live } = countingSources(literatureStep);
      const { papers, public_sources } = await search({ live }, { live: on });
      expect(asked).toHaveLength(requests);
      expect(papers.some(({ collection }) => collection === 'public')).toBe(requests > 0);
      expect(public_sources).toEqual(
        state && { names: ['PubMed'], preset: literatureStep === 'preset', state },
      );
    },
  );

  it('offers no public sources where there are none', async () => {
    expect((await search({})).public_sources).toBeUndefined();
  });

  it('leaves retracted papers out', async () => {
    const { papers } = await search({ live: sources(FAKE_PAPERS) });
    expect(papers.map(({ id }) => id)).not.toContain('pmid:99000004');
  });

  it('keeps the local paper: by DOI, by title, and uploaded papers', async () => {
    const [known, other] = library.filter(({ doi }) => doi !== undefined);
    if (!known || !other) throw new Error('The library has no DOIs.');
    const { papers: alone } = await search({}, { query: known.title });
    const dependencies = createTestDependencies({
      live: sources([
        { ...FAKE_PAPER, id: 'a', title: `${known.title} again`, doi: known.doi ?? '' },
        { ...FAKE_PAPER, id: 'b', title: known.title.toUpperCase() },
        { ...FAKE_PAPER, id: 'c', title: 'Editing of the lung by invented means' },
      ]),
    });
    await createDocumentStore(dependencies.store).put(
      documentOf(GENE_PAPER, { id: 'own', title: 'Editing of the Lung by Invented Means' }),
    );
    const { papers } = await search(dependencies, { query: known.title });
    const ids = papers.map(({ id }) => id);
    expect(alone.map(({ id }) => id)).toContain(known.id);
    expect(ids).toContain(known.id);
    for (const id of ['a', 'b', 'c']) expect(ids).not.toContain(id);
  });

  it('searches for the query, otherwise for the terms of the hypothesis, and not at all without either', async () => {
    const asked: string[] = [];
    const live: LiveSources = {
      literature: async (query) => {
        asked.push(query);
        return { papers: [], log: [] };
      },
    };
    const hypothesis = schemas.Hypothesis.parse({
      id: 'h',
      title: 'T',
      statement: 'S',
      confidence: 0.5,
      link: { a: 'guide RNA', b: 'mutant allele', c: 'ovarian cancer' },
    });
    await search({ live }, { hypothesis });
    await search({ live }, { hypothesis, query: '' });
    await search({ live }, { query: ' ' });
    expect(asked).toEqual([QUERY, 'guide RNA mutant allele ovarian cancer']);
  });

  it('names a source that fails, and lists what the others have', async () => {
    const log = [
      { provider: 'PubMed', query: QUERY, hits: 5, retrieved: 5, at: AT },
      {
        provider: 'Crossref',
        query: QUERY,
        hits: null,
        retrieved: 0,
        at: AT,
        failure: { kind: 'limited' },
      },
    ];
    const { papers, source } = await search({ live: sources(FAKE_PAPERS, log) });
    expect(papers[0]?.id).toBe('pmid:99000001');
    expect(source?.by).toBe(
      'Bundled library, PubMed; no response or an incomplete one: Crossref (limited)',
    );
  });

  it.each<[string, Partial<EngineDependencies>]>([
    ['fail', { live: { literature: () => Promise.reject(new Error('broken')) } }],
    [
      'are too slow',
      {
        deadline: () => AbortSignal.abort(new DOMException('late', 'TimeoutError')),
        live: {
          literature: async (_, { signal }) => {
            signal.throwIfAborted();
            return { papers: FAKE_PAPERS, log: [] };
          },
        },
      },
    ],
  ])('answers from the library alone, and says so, where all %s', async (_, dependencies) => {
    const { papers, analysis, stored_in } = await search({});
    const { source, public_sources, log, ...rest } = await search(dependencies);
    expect(log?.sources.at(-1)).toMatchObject({ identified: 0, failure: 'no-answer' });
    expect(public_sources).toEqual({ names: [], preset: false, state: 'unavailable' });
    expect(source).toMatchObject({
      origin: 'computed',
      by: 'Bundled library; the public sources did not respond',
    });
    expect(rest).toEqual({ papers, analysis, stored_in });
  });
});
