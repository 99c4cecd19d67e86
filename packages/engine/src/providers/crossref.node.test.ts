import { describe, expect, it } from 'vitest';
import { crossref, type CrossrefSettings } from './crossref.js';
import { crossrefList, crossrefWork } from './fake-replies.fixtures.js';
import {
  json,
  startServer,
  createFixedDependencies,
  type Answer,
} from './provider-server.fixtures.js';

const setUp = async (answer: Answer, settings: Partial<CrossrefSettings> = {}) => {
  const server = await startServer(answer);
  const fixed = createFixedDependencies();
  const provider = crossref({ ...fixed.dependencies, baseUrl: server.baseUrl, ...settings });
  return { ...server, ...fixed, provider };
};

describe('Crossref', () => {
  it('gives papers with their abstract as plain text and their citations', async () => {
    const { provider, received } = await setUp(json(crossrefList([crossrefWork(5)], 99)), {
      mailto: 'host@example.org',
    });
    expect(await provider.search('made up')).toEqual({
      ok: true,
      value: {
        papers: [
          {
            id: 'doi:10.5555/cr.5',
            title: 'A made-up work of the number 5',
            authors: ['Anna Nobody', 'The Made-Up Consortium'],
            journal: 'Journal of Made-Up Works',
            year: 2023,
            doi: '10.5555/cr.5',
            abstract: 'We made up x < 5.',
            citations: 5,
            isRetracted: false,
            url: 'https://doi.org/10.5555/CR.5',
            source: { origin: 'live', by: 'Crossref', at: '2026-03-01T12:00:00.000Z' },
          },
        ],
        hits: 99,
        query: 'made up',
        skipped: 0,
        at: '2026-03-01T12:00:00.000Z',
      },
    });
    expect(Object.fromEntries(received[0]?.query ?? [])).toMatchObject({
      'query.bibliographic': 'made up',
      rows: '20',
      mailto: 'host@example.org',
    });
    expect(received[0]?.query.has('cursor')).toBe(false);
  });

  it('follows the cursor until there are enough papers, also where it stays the same', async () => {
    const { provider, received } = await setUp(
      (request, response) => {
        const from = received.length * 2 - 1;
        const items = [crossrefWork(from), crossrefWork(from + 1)];
        json(crossrefList(items, 50, 'same/cursor+='))(request, response);
      },
      { pageSize: 2 },
    );
    const outcome = await provider.search('made up', { limit: 5 });
    expect(outcome.ok && outcome.value.papers.map(({ citations }) => citations)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(received.map(({ query }) => query.get('cursor'))).toEqual([
      '*',
      'same/cursor+=',
      'same/cursor+=',
    ]);
  });

  it('stops at a short page and at a cursor that only repeats', async () => {
    const short = await setUp(json(crossrefList([crossrefWork(1)], 50, 'next')), { pageSize: 2 });
    await short.provider.search('made up', { limit: 10 });
    expect(short.received).toHaveLength(1);
    const stuck = await setUp(json(crossrefList([crossrefWork(1), crossrefWork(2)], 50, 'next')), {
      pageSize: 2,
    });
    const outcome = await stuck.provider.search('made up', { limit: 10 });
    expect(stuck.received).toHaveLength(2);
    expect(outcome).toMatchObject({ ok: true, value: { skipped: 2 } });
  });

  it('marks retracted papers, and leaves out notices and parts of papers', async () => {
    const { provider } = await setUp(
      json(
        crossrefList([
          crossrefWork(1, {
            'updated-by': [
              { type: 'correction', DOI: '10.5555/cr.8' },
              {
                type: 'retraction',
                source: 'retraction-watch',
                label: 'Retraction',
                DOI: '10.5555/cr.9',
              },
            ],
          }),
          crossrefWork(2, { title: ['RETRACTED ARTICLE: A made-up work'] }),
          crossrefWork(3, { 'updated-by': [{ type: 'correction', DOI: '10.5555/cr.7' }] }),
          crossrefWork(4, { 'update-to': [{ type: 'retraction', DOI: '10.5555/cr.1' }] }),
          crossrefWork(5, { type: 'component' }),
          crossrefWork(6, { type: 'peer-review' }),
        ]),
      ),
    );
    const outcome = await provider.search('made up');
    if (!outcome.ok) throw outcome.failure;
    expect(outcome.value.papers.map(({ doi, isRetracted }) => [doi, isRetracted])).toEqual([
      ['10.5555/cr.1', true],
      ['10.5555/cr.2', true],
      ['10.5555/cr.3', false],
    ]);
    expect(outcome.value.skipped).toBe(3);
  });

  it('takes what it can of records with missing and wrong fields', async () => {
    const { provider } = await setUp(
      json(
        crossrefList([
          { DOI: '10.5555/bare', title: ['Barely a made-up work'] },
          crossrefWork(2, {
            author: 'nobody',
            issued: { 'date-parts': [[null]] },
            'is-referenced-by-count': -3,
            'container-title': [7],
            abstract: ['no'],
            'updated-by': { type: 'retraction' },
          }),
          crossrefWork(3, { title: [] }),
          { DOI: 'no doi', title: ['A made-up work of no number'] },
          null,
          'text',
        ]),
      ),
    );
    const outcome = await provider.search('made up');
    if (!outcome.ok) throw outcome.failure;
    const [bare, wrong, ...others] = outcome.value.papers;
    expect(bare).toMatchObject({ authors: [], journal: '', year: null, abstract: '' });
    expect(wrong).toMatchObject({
      authors: [],
      journal: '',
      year: null,
      abstract: '',
      isRetracted: false,
    });
    expect(wrong).not.toHaveProperty('citations');
    expect(others).toEqual([]);
    expect(outcome.value.skipped).toBe(4);
  });

  it('has a lower rate limit without a contact address', async () => {
    const anonymous = await setUp(json(crossrefList([])));
    await anonymous.provider.search('one');
    await anonymous.provider.search('two');
    expect(anonymous.waits).toEqual([1000]);
    const polite = await setUp(json(crossrefList([])), { mailto: 'host@example.org' });
    await polite.provider.search('one');
    await polite.provider.search('two');
    expect(polite.waits).toEqual([334]);
  });

  it('looks up one record by its DOI in any form, and knows when there is none', async () => {
    const { provider, received } = await setUp((request, response) => {
      const isKnown = decodeURIComponent(request.path) === '/works/10.5555/cr.5';
      (isKnown
        ? json({ status: 'ok', message: crossrefWork(5) })
        : json('Resource not found.', 404))(request, response);
    });
    const known = await provider.findByDoi('https://doi.org/10.5555/CR.5');
    expect(known).toMatchObject({ ok: true, value: { doi: '10.5555/cr.5' } });
    expect(received[0]?.path).toBe('/works/10.5555%2Fcr.5');
    expect(await provider.findByDoi('10.5555/unknown')).toEqual({ ok: true, value: null });
    expect(await provider.findByDoi('no doi')).toEqual({ ok: true, value: null });
    expect(received).toHaveLength(2);
  });
});
