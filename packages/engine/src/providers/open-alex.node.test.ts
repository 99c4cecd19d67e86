import { describe, expect, it } from 'vitest';
import { restoreAbstract } from './inverted-index.js';
import { openAlexList, openAlexWork } from './fake-replies.fixtures.js';
import { openAlex } from './open-alex.js';
import {
  inSequence,
  json,
  startServer,
  createFixedDependencies,
  type Answer,
} from './provider-server.fixtures.js';

const setUp = async (answer: Answer, pageSize = 100) => {
  const server = await startServer(answer);
  const fixed = createFixedDependencies();
  const settings = {
    ...fixed.dependencies,
    baseUrl: server.baseUrl,
    apiKey: 'secret-key',
    pageSize,
  };
  return { ...server, ...fixed, provider: openAlex(settings) };
};

describe('OpenAlex', () => {
  it('gives papers with the abstract put together again', async () => {
    const { provider, received } = await setUp(json(openAlexList([openAlexWork(1)], 12)));
    const outcome = await provider.search('made up');
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        papers: [
          {
            id: 'doi:10.5555/oa.1',
            title: 'A made-up entry of the number 1',
            authors: ['Anna Nobody'],
            journal: 'Made-Up Letters',
            year: 2022,
            abstract: 'We counted made things counted twice',
            citations: 7,
            isRetracted: false,
          },
        ],
        hits: 12,
      },
    });
    expect(received[0]?.query.get('api_key')).toBe('secret-key');
  });

  it('follows the cursor to the last page', async () => {
    const { provider, received } = await setUp(
      inSequence(
        json(openAlexList([openAlexWork(1)], 2, 'next==')),
        json(openAlexList([openAlexWork(2)], 2, null)),
      ),
      1,
    );
    const outcome = await provider.search('made up');
    expect(outcome.ok && outcome.value.papers).toHaveLength(2);
    expect(received.map(({ query }) => query.get('cursor'))).toEqual(['*', 'next==']);
  });

  it('marks retracted papers and names those without DOI by PMID or its own number', async () => {
    const { provider } = await setUp(
      json(
        openAlexList([
          openAlexWork(1, { is_retracted: true }),
          openAlexWork(2, { doi: null, ids: { pmid: 'https://pubmed.ncbi.nlm.nih.gov/99000002' } }),
          openAlexWork(3, { doi: null, ids: null, authorships: null, primary_location: null }),
          openAlexWork(4, { doi: null, id: 'https://evil.example/W1' }),
        ]),
      ),
    );
    const outcome = await provider.search('made up');
    if (!outcome.ok) throw outcome.failure;
    expect(outcome.value.papers.map(({ id, url, isRetracted }) => [id, url, isRetracted])).toEqual([
      ['doi:10.5555/oa.1', 'https://doi.org/10.5555/oa.1', true],
      ['pmid:99000002', 'https://pubmed.ncbi.nlm.nih.gov/99000002/', false],
      ['openalex:W9900003', 'https://openalex.org/W9900003', false],
    ]);
  });

  it('says so when the key is wrong, and never repeats it', async () => {
    const { provider } = await setUp(json({ error: 'Invalid API key: secret-key' }, 401));
    const outcome = await provider.search('made up');
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', status: 401 } });
    expect(
      outcome.ok ? '' : `${outcome.failure.stack ?? ''}${JSON.stringify(outcome)}`,
    ).not.toContain('secret-key');
  });
});

describe('restoreAbstract', () => {
  it('survives words that are names of object properties', () => {
    const index = JSON.parse('{"__proto__":[1],"constructor":[0],"toString":[2]}') as unknown;
    expect(restoreAbstract(index)).toBe('constructor __proto__ toString');
  });

  it.each([null, 'text', [['a']], { a: 'b' }, { a: [-1, 1.5, 1e9, '0', null] }])(
    'finds nothing in %j',
    (index) => {
      expect(restoreAbstract(index)).toBe('');
    },
  );

  it('keeps the first word of a place and no more than ten thousand', () => {
    expect(restoreAbstract({ a: [0], b: [0, 1] })).toBe('a b');
    const many = { word: Array.from({ length: 20_000 }, (_, place) => place) };
    expect(restoreAbstract(many).split(' ')).toHaveLength(10_000);
  });
});
