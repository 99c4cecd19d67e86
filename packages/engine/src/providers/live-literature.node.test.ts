import { describe, expect, it } from 'vitest';
import { createLiteratureProviders } from './literature-providers.js';
import { createLiveLiterature } from './live-literature.js';
import {
  crossrefList,
  crossrefWork,
  esearch,
  esummary,
  europePmcList,
  europePmcResult,
  medline,
  openAlexList,
  openAlexWork,
  summary,
} from './fake-replies.fixtures.js';
import {
  json,
  raw,
  startServer,
  createFixedDependencies,
  type Answer,
  type ReceivedRequest,
} from './provider-server.fixtures.js';

const SAME = { DOI: '10.5555/pm.99000001', title: ['A made-up study of the number 99000001'] };

/** All four sources behind one address, a folder for each. */
const sources = (more: Record<string, Answer> = {}): Answer => {
  const answers: Record<string, Answer> = {
    '/pubmed/esearch.fcgi': json(esearch(['99000001', '99000002'], 40)),
    '/pubmed/esummary.fcgi': json(esummary([summary('99000001'), summary('99000002')])),
    '/pubmed/efetch.fcgi': raw(`${medline('99000001')}\n\n${medline('99000002')}`),
    '/crossref/works': json(
      crossrefList(
        [crossrefWork(1, { ...SAME, 'updated-by': [{ type: 'retraction' }] }), crossrefWork(2)],
        30,
      ),
    ),
    '/openalex/works': json(
      openAlexList([openAlexWork(1, { doi: SAME.DOI, cited_by_count: 9 })], 20),
    ),
    '/epmc/search': json(
      europePmcList(
        [europePmcResult(1, { pmid: '99000002', doi: undefined, citedByCount: 2 })],
        10,
      ),
    ),
    ...more,
  };
  return (request: ReceivedRequest, response) => {
    (answers[request.path] ?? json({}, 404))(request, response);
  };
};

const setUp = async (answer: Answer) => {
  const { baseUrl, received } = await startServer(answer);
  const { dependencies } = createFixedDependencies();
  const providers = createLiteratureProviders(
    {
      europePmc: { baseUrl: `${baseUrl}/epmc` },
      openAlex: { baseUrl: `${baseUrl}/openalex`, apiKey: 'secret-key' },
      crossref: { baseUrl: `${baseUrl}/crossref` },
      pubMed: { baseUrl: `${baseUrl}/pubmed` },
    },
    dependencies,
  );
  return {
    literature: createLiveLiterature(providers, dependencies),
    providers,
    received,
    dependencies,
  };
};

describe('liveLiterature', () => {
  it('joins what four sources bring, and counts and logs the search', async () => {
    const { literature } = await setUp(sources());
    const { state, papers, counts, log } = await literature.search('made up');
    expect(state).toBe('found');
    expect(papers.map(({ id }) => id)).toEqual([
      'doi:10.5555/pm.99000001',
      'doi:10.5555/pm.99000002',
      'doi:10.5555/cr.2',
    ]);
    expect(papers[0]).toMatchObject({
      source: { by: 'PubMed' },
      foundIn: [{ by: 'PubMed' }, { by: 'Crossref' }, { by: 'OpenAlex' }],
      citations: 1,
      filledFrom: { citations: 'Crossref' },
      isRetracted: true,
    });
    expect(papers[1]).toMatchObject({ citations: 2, filledFrom: { citations: 'Europe PMC' } });
    expect(counts).toEqual({ identified: 6, duplicates: 3, unique: 3, retracted: 1, returned: 3 });
    const at = '2026-03-01T12:00:00.000Z';
    expect(log.map(({ at: time, ...entry }) => [entry, time >= at])).toEqual([
      [
        {
          provider: 'PubMed',
          query: 'made up',
          hits: 40,
          retrieved: 2,
          translatedAs: '"made up"[All Fields]',
        },
        true,
      ],
      [{ provider: 'Crossref', query: 'made up', hits: 30, retrieved: 2 }, true],
      [{ provider: 'OpenAlex', query: 'made up', hits: 20, retrieved: 1 }, true],
      [{ provider: 'Europe PMC', query: 'made up', hits: 10, retrieved: 1 }, true],
    ]);
  });

  it('continues without a failed source, and names it', async () => {
    const { literature } = await setUp(
      sources({
        '/crossref/works': json({}, 429, { 'retry-after': '60' }),
        '/openalex/works': raw('<html>', 'text/html'),
      }),
    );
    const { state, papers, log } = await literature.search('made up');
    expect(state).toBe('found');
    expect(papers).toHaveLength(2);
    expect(log.map(({ hits, failure }) => [hits, failure?.kind])).toEqual([
      [40, undefined],
      [null, 'limited'],
      [null, 'malformed'],
      [10, undefined],
    ]);
  });

  it('distinguishes no results from unavailable and disabled sources', async () => {
    const empty = await setUp(
      sources({
        '/pubmed/esearch.fcgi': json(esearch([], 0)),
        '/crossref/works': json(crossrefList([])),
        '/openalex/works': json(openAlexList([])),
        '/epmc/search': json({}, 500),
      }),
    );
    expect(await empty.literature.search('made up')).toMatchObject({ state: 'empty', papers: [] });
    const unavailable = await setUp(json({}, 500));
    expect(await unavailable.literature.search('made up')).toMatchObject({ state: 'unavailable' });
    const off = createLiveLiterature(
      createLiteratureProviders({}, offlineDependencies),
      offlineDependencies,
    );
    expect(await off.search('made up')).toEqual({
      state: 'off',
      papers: [],
      counts: { identified: 0, duplicates: 0, unique: 0, retracted: 0, returned: 0 },
      log: [],
    });
  });

  it("puts a host's own source first, and survives one that throws", async () => {
    const { providers, dependencies } = await setUp(sources());
    const own = {
      name: 'Our library',
      search: () =>
        Promise.resolve({
          ok: true as const,
          value: {
            papers: [
              {
                id: 'own:1',
                title: 'A made-up study of the number 99000002.',
                authors: [],
                journal: '',
                year: 2024,
                abstract: 'Ours.',
                isRetracted: false,
                url: 'https://example.org/1',
                source: {
                  origin: 'live' as const,
                  by: 'Our library',
                  at: '2026-03-01T12:00:00.000Z',
                },
              },
            ],
            hits: 1,
            query: 'made up',
            skipped: 0,
            at: '2026-03-01T12:00:00.000Z',
          },
        }),
    };
    const broken = { name: 'Broken', search: () => Promise.reject(new TypeError('secret-key')) };
    const { papers, log } = await createLiveLiterature(
      [...providers, own, broken],
      dependencies,
    ).search('made up');
    expect(papers[0]).toMatchObject({
      abstract: 'Ours.',
      source: { by: 'Our library' },
      pmid: '99000002',
    });
    expect(log.map(({ provider }) => provider).slice(0, 2)).toEqual(['Our library', 'Broken']);
    expect(log[1]?.failure).toMatchObject({ provider: 'Broken', kind: 'unreachable' });
    // As when it is posted from one thread to another.
    expect(structuredClone(log)).toEqual(log);
    expect(structuredClone(log)[1]?.failure?.kind).toBe('unreachable');
    expect(JSON.stringify(log)).not.toContain('secret-key');
  });

  it('returns no more than asked for, and says what is beyond', async () => {
    const { literature } = await setUp(sources());
    const { papers, counts } = await literature.search('made up', { limit: 2 });
    expect(papers).toHaveLength(2);
    expect(counts).toMatchObject({ unique: 3, returned: 2 });
  });

  it('aborts all searches with the caller', async () => {
    const caller = new AbortController();
    const { literature } = await setUp(() => {
      caller.abort('left');
    });
    await expect(literature.search('made up', { signal: caller.signal })).rejects.toBe('left');
  });
});

const offlineDependencies = {
  ...createFixedDependencies().dependencies,
  fetch: () => Promise.reject(new Error('nothing may be sent')),
};
