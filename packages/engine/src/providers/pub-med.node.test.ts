import { describe, expect, it } from 'vitest';
import { esearch, esummary, medline, summary } from './fake-replies.fixtures.js';
import { parseMedline } from './medline.js';
import {
  json,
  raw,
  startServer,
  createFixedDependencies,
  type Answer,
} from './provider-server.fixtures.js';
import { pubMed, type PubMedSettings } from './pub-med.js';

const idsFrom = (first: number, length: number) =>
  Array.from({ length }, (_, index) => String(first + index));

/** E-utilities that know the given records. */
const eutils =
  (
    parts: { search?: Answer; summary?: Answer; fetch?: Answer },
    ids = ['99000001', '99000002'],
  ): Answer =>
  (request, response) => {
    const asked = request.query.get('id')?.split(',') ?? [];
    const answer = {
      '/esearch.fcgi': parts.search ?? json(esearch(ids, 4321)),
      '/esummary.fcgi': parts.summary ?? json(esummary(asked.map((id) => summary(id)))),
      '/efetch.fcgi': parts.fetch ?? raw(`\n${asked.map((id) => medline(id)).join('\n\n')}\n`),
    }[request.path];
    (answer ?? json({}, 404))(request, response);
  };

const setUp = async (answer: Answer, settings: Partial<PubMedSettings> = {}) => {
  const server = await startServer(answer);
  const fixed = createFixedDependencies();
  return {
    ...server,
    ...fixed,
    provider: pubMed({ ...fixed.dependencies, baseUrl: server.baseUrl, ...settings }),
  };
};

describe('PubMed', () => {
  it('gives papers with abstracts, the hits in all and what the query became', async () => {
    const { provider } = await setUp(eutils({}));
    const outcome = await provider.search('  made\n up ');
    expect(outcome).toEqual({
      ok: true,
      value: {
        papers: [
          {
            id: 'doi:10.5555/pm.99000001',
            title: 'A made-up study of the number 99000001',
            authors: ['Nobody A', 'Noone B'],
            journal: 'Journal of made-up studies',
            year: 2024,
            doi: '10.5555/pm.99000001',
            pmid: '99000001',
            abstract:
              'BACKGROUND: Nothing was known of this made-up matter. RESULTS: Number 99000001 was counted (p<0.05).',
            isRetracted: false,
            url: 'https://doi.org/10.5555/pm.99000001',
            source: { origin: 'live', by: 'PubMed', at: '2026-03-01T12:00:00.000Z' },
          },
          expect.objectContaining({ pmid: '99000002' }),
        ],
        hits: 4321,
        query: 'made up',
        translatedAs: '"made up"[All Fields]',
        skipped: 0,
        at: '2026-03-01T12:00:00.000Z',
      },
    });
  });

  it('sends tool, email and key', async () => {
    const { provider, received } = await setUp(eutils({}), {
      tool: 'spinout',
      email: 'host@example.org',
      apiKey: 'secret-key',
    });
    await provider.search('made up', { limit: 2 });
    expect(received.map(({ path }) => path)).toEqual([
      '/esearch.fcgi',
      '/esummary.fcgi',
      '/efetch.fcgi',
    ]);
    for (const { query } of received)
      expect(Object.fromEntries(query)).toMatchObject({
        db: 'pubmed',
        tool: 'spinout',
        email: 'host@example.org',
        api_key: 'secret-key',
      });
    expect(received[0]?.query.get('retmax')).toBe('2');
  });

  it('asks three times a second, ten times with a key', async () => {
    const slow = await setUp(eutils({}));
    await slow.provider.search('made up');
    expect(slow.waits).toEqual([334, 334]);
    const quick = await setUp(eutils({}), { apiKey: 'secret-key' });
    await quick.provider.search('made up');
    expect(quick.waits).toEqual([100, 100]);
  });

  it('reads more papers than fit into one request in parts', async () => {
    const ids = idsFrom(99000001, 230);
    const { provider, received } = await setUp(eutils({}, ids));
    const outcome = await provider.search('made up', { limit: 230 });
    expect(outcome.ok && outcome.value.papers.map(({ pmid }) => pmid)).toEqual(ids);
    const parts = received.filter(({ path }) => path === '/esummary.fcgi');
    expect(parts.map(({ query }) => query.get('id')?.split(',').length)).toEqual([100, 100, 30]);
  });

  it('marks retracted papers, by either of two replies, and leaves notices out', async () => {
    const ids = idsFrom(99000001, 4);
    const { provider } = await setUp(
      eutils(
        {
          summary: json(
            esummary([
              summary('99000001', { pubtype: ['Journal Article', 'Retracted Publication'] }),
              summary('99000002'),
              summary('99000003', { pubtype: ['Retraction of Publication'] }),
              summary('99000004'),
            ]),
          ),
          fetch: raw(
            [
              medline('99000001'),
              medline('99000002', ['RIN - J Made Up. 2025;1:1. PMID: 99000003']),
              medline('99000004'),
            ].join('\n\n'),
          ),
        },
        ids,
      ),
    );
    const outcome = await provider.search('made up');
    if (!outcome.ok) throw outcome.failure;
    expect(outcome.value.papers.map(({ pmid, isRetracted }) => [pmid, isRetracted])).toEqual([
      ['99000001', true],
      ['99000002', true],
      ['99000004', false],
    ]);
    expect(outcome.value.skipped).toBe(1);
  });

  it('gives papers without abstracts if these are unavailable, and says so', async () => {
    const { provider } = await setUp(eutils({ fetch: json({}, 500) }));
    const outcome = await provider.search('made up');
    if (!outcome.ok) throw outcome.failure;
    expect(outcome.value.papers.map(({ abstract }) => abstract)).toEqual(['', '']);
    expect(outcome.value.incomplete).toMatchObject({ kind: 'unreachable', status: 500 });
  });

  it('keeps the first part when a later one fails', async () => {
    let parts = 0;
    const { provider } = await setUp(
      eutils(
        {
          summary: (request, response) => {
            parts += 1;
            const asked = request.query.get('id')?.split(',') ?? [];
            const answer =
              parts === 1 ? json(esummary(asked.map((id) => summary(id)))) : json({}, 503);
            answer(request, response);
          },
        },
        idsFrom(99000001, 150),
      ),
    );
    const outcome = await provider.search('made up', { limit: 150 });
    if (!outcome.ok) throw outcome.failure;
    expect(outcome.value.papers).toHaveLength(100);
    expect(outcome.value.incomplete).toMatchObject({ kind: 'unreachable' });
  });

  it('asks for nothing more when nothing was found, and for nothing at all without words', async () => {
    const { provider, received } = await setUp(eutils({ search: json(esearch([], 0)) }));
    expect(await provider.search('made up')).toMatchObject({
      ok: true,
      value: { papers: [], hits: 0 },
    });
    expect(received).toHaveLength(1);
    expect(await provider.search(' \n ')).toMatchObject({
      ok: true,
      value: { papers: [], hits: 0 },
    });
    expect(received).toHaveLength(1);
  });

  it.each<[string, Answer, string]>([
    [
      'limited',
      json({ error: 'API rate limit exceeded', 'api-key': '192.0.2.1', count: '4', limit: '3' }),
      'limited',
    ],
    ['refused', json({ error: 'API key invalid' }), 'refused'],
    ['refused', json({ esearchresult: { ERROR: 'Search Backend failed' } }), 'refused'],
    ['malformed', json({ esearchresult: { idlist: ['1'] } }), 'malformed'],
    ['malformed', raw('<!DOCTYPE html>', 'text/html'), 'malformed'],
  ])('is %s although the status is 200', async (_, search, kind) => {
    const { provider } = await setUp(eutils({ search }));
    const outcome = await provider.search('made up');
    expect(outcome).toMatchObject({ ok: false, failure: { provider: 'PubMed', kind } });
    expect(JSON.stringify(outcome)).not.toContain('192.0.2.1');
  });

  it('survives hostile records', async () => {
    const ids = ['99000001', '99000002', '99000003', '../../x'];
    const bad = `{"result":{"uids":[],"__proto__":{"99000003":{"title":"inherited"}},
      "99000001":{"title":{"toString":1},"__proto__":{"title":"inherited"}},
      "99000002":{"title":"<script>alert(1)</script> \\u202Eof <b>x</b> &lt; 1 &amp;amp; ${'y'.repeat(100_000)}",
        "authors":[1,null,{"name":["a"]},{"name":"Nobody\\u0000 A"}],"pubdate":9e99,"articleids":{"0":1},
        "pubtype":"Retracted Publication"}}}`;
    const { provider, received } = await setUp(
      eutils({ search: json(esearch(ids)), summary: raw(bad, 'application/json') }),
    );
    const outcome = await provider.search('made up');
    if (!outcome.ok) throw outcome.failure;
    const [paper, ...others] = outcome.value.papers;
    expect(others).toEqual([]);
    expect(paper).toMatchObject({ id: 'pmid:99000002', authors: ['Nobody A'], year: null });
    expect(paper?.title).toMatch(/^alert\(1\) of x < 1 &amp; y+…$/);
    expect(paper?.title.length).toBeLessThanOrEqual(1001);
    expect(received[1]?.query.get('id')).toBe('99000001,99000002,99000003');
    expect(({} as Record<string, unknown>)['title']).toBeUndefined();
  });
});

describe('parseMedline', () => {
  it('joins continued lines, keeps records apart and ignores what it does not know', () => {
    const text = `\r\nPMID- 1\r\nAB  - One\r\n      and two.\r\n\r\n  \r\nXX  - ?\r\n\r\nPMID- 2\r\nPT  - Retracted Publication\r\n`;
    expect([...parseMedline(text)]).toEqual([
      ['1', { abstract: 'One and two.', isRetracted: false }],
      ['2', { abstract: '', isRetracted: true }],
    ]);
  });

  it('finds nothing in a page or in JSON', () => {
    expect(parseMedline('<html>PMID- 1</html>').size).toBe(0);
    expect(parseMedline('{"error":"API rate limit exceeded"}').size).toBe(0);
  });
});
