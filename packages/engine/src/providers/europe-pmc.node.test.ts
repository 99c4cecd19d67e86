import { describe, expect, it } from 'vitest';
import { europePmc } from './europe-pmc.js';
import { europePmcList, europePmcResult } from './fake-replies.fixtures.js';
import {
  inSequence,
  json,
  raw,
  startServer,
  createFixedDependencies,
  type Answer,
} from './provider-server.fixtures.js';

const setUp = async (answer: Answer, pageSize = 100) => {
  const server = await startServer(answer);
  const fixed = createFixedDependencies();
  const provider = europePmc({
    ...fixed.dependencies,
    baseUrl: `${server.baseUrl}/proxy`,
    pageSize,
  });
  return { ...server, ...fixed, provider };
};

describe('Europe PMC', () => {
  it("gives papers through the host's proxy", async () => {
    const { provider, received } = await setUp(json(europePmcList([europePmcResult(1)], 8)));
    expect(await provider.search('made up')).toMatchObject({
      ok: true,
      value: {
        papers: [
          {
            id: 'doi:10.5555/epmc.1',
            title: 'A made-up result of the number 1',
            authors: ['Nobody A', 'Noone B'],
            journal: 'Annals of made-up results',
            year: 2021,
            pmid: '99100001',
            abstract: 'Background Made up in H2O.',
            citations: 3,
            isRetracted: false,
          },
        ],
        hits: 8,
      },
    });
    expect(received[0]?.path).toBe('/proxy/search');
    expect(received[0]?.query.get('format')).toBe('json');
  });

  it('searches by words only, and reports the query as sent', async () => {
    const { provider, received } = await setUp(json(europePmcList([])));
    const outcome = await provider.search('TITLE:(made) AND "up" [x] {y} ~z*');
    expect(outcome).toMatchObject({ ok: true, value: { query: 'TITLE made AND up x y z' } });
    expect(received[0]?.query.get('query')).toBe('TITLE made AND up x y z');
  });

  it('follows the cursor until it no longer moves', async () => {
    const { provider, received } = await setUp(
      inSequence(
        json(europePmcList([europePmcResult(1)], 3, 'A')),
        json(europePmcList([europePmcResult(2)], 3, 'A')),
      ),
      1,
    );
    const outcome = await provider.search('made up');
    expect(outcome.ok && outcome.value.papers).toHaveLength(2);
    expect(received.map(({ query }) => query.get('cursorMark'))).toEqual(['*', 'A']);
  });

  it('ends at the page without a next cursor', async () => {
    const { provider, received } = await setUp(json(europePmcList([europePmcResult(1)], 1)));
    await provider.search('made up');
    expect(received).toHaveLength(1);
  });

  it('marks retracted papers and names preprints by their own number', async () => {
    const { provider } = await setUp(
      json(
        europePmcList([
          europePmcResult(1, { pubTypeList: { pubType: ['Retracted Publication'] } }),
          europePmcResult(2, { pubTypeList: { pubType: ['Retraction of Publication'] } }),
          europePmcResult(3, { id: 'PPR990003', source: 'PPR', doi: undefined, pmid: undefined }),
          europePmcResult(4, { id: '../x', source: 'med', doi: undefined, pmid: undefined }),
        ]),
      ),
    );
    const outcome = await provider.search('made up');
    if (!outcome.ok) throw outcome.failure;
    expect(outcome.value.papers.map(({ id, isRetracted }) => [id, isRetracted])).toEqual([
      ['doi:10.5555/epmc.1', true],
      ['epmc:PPR/PPR990003', false],
    ]);
  });

  it('is malformed where the answer is XML', async () => {
    const { provider } = await setUp(raw('<?xml version="1.0"?><responseWrapper/>', 'text/xml'));
    expect(await provider.search('made up')).toMatchObject({
      ok: false,
      failure: { provider: 'Europe PMC', kind: 'malformed' },
    });
  });
});
