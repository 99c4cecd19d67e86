import * as schemas from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../literature/literature.fixtures.js';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { FAKE_PAPERS } from '../pipeline/live-sources.fixtures.js';
import { createDocumentStore } from '../store/documents.js';
import { ENGINE_VERSION } from '../runtime/version.js';
import { literatureHandlers } from './literature.handlers.js';

const PAPER = `Ripples in sleep

Sharp-wave ripples carry memory replay during sleep [1]. Ripples were suppressed during sleep [2].

References

1. Raman P, Lind A (2009) Memory replay in sharp-wave ripples of sleeping rats. J Made Up 3: 1-9.
2. Girardeau G, Benchenane K, Wiener SI, Buzsaki G, Zugaro MB (2009) Selective suppression of hippocampal ripples impairs spatial memory. Nat Neurosci 12: 1222-1223.
3. Okoye T (2011) Prices of boats in harbors of the north. J Made Up 5: 7-19.
`;

const search = async (
  parts: Record<string, unknown>,
  dependencies: EngineDependencies = createTestDependencies(),
) => {
  const request = { journey_id: 'journey-1', hypothesis: null, query: '', limit: 20, ...parts };
  const { value } = await ask(literatureHandlers, dependencies, 'literature.search', request);
  return schemas.LiteratureSearchReply.parse(value);
};

/** Fails unless every record is accounted for. */
const checkSums = ({ log, papers }: Awaited<ReturnType<typeof search>>) => {
  if (!log) throw new Error('no log');
  const identified = log.sources.reduce((sum, source) => sum + source.identified, 0);
  expect(identified).toBe(log.duplicates + log.retracted + log.not_screened + log.screened);
  expect(log.screened).toBe(log.excluded + log.relevant);
  expect(log.listed).toBe(papers.length);
  return log;
};

describe('the log of a literature search', () => {
  it('states query, time, limit, software and the records of each source', async () => {
    const dependencies = createTestDependencies();
    const reply = await search({ query: ' sharp-wave ripples ', limit: 2 }, dependencies);
    const log = checkSums(reply);
    expect(log).toMatchObject({
      query: 'sharp-wave ripples',
      query_from: 'person',
      at: dependencies.now().toISOString(),
      software: `Spinout engine ${ENGINE_VERSION}`,
      limit: 2,
      listed: 2,
      duplicates: 0,
    });
    const library = await dependencies.library();
    expect(log.sources).toMatchObject([
      { name: 'Bundled library', kind: 'library', identified: library.length },
    ]);
    expect(log.relevant).toBeGreaterThan(2);
  });

  it('names the terms of the papers that were searched for too, because little is about the hypothesis', async () => {
    const dependencies = createTestDependencies();
    const text = PAPER.replace(/References[^]*/u, '');
    const mine = documentOf(text, { id: 'mine', title: 'Sharp-wave ripples in sleep' });
    await createDocumentStore(dependencies.store).put(mine);
    const hypothesis = {
      id: 'own',
      title: 'Lanterns',
      statement: 'Lanterns at the harbor lower the price of boats.',
      link: { a: 'lanterns at the harbor', b: null, c: 'the price of boats' },
      support: 'supported',
    };
    const reply = await search({ hypothesis }, dependencies);
    const log = checkSums(reply);
    expect(log.query_from).toBe('hypothesis');
    expect(log.query).toContain('boats');
    expect(log.papers_query).toContain('Sharp-wave ripples in sleep');
    expect(reply.papers.map(({ title }) => title).join('\n')).toMatch(/ripples/iu);
    const direct = await search({}, dependencies);
    const [first] = direct.papers;
    expect(reply.papers.find(({ id }) => id === first?.id)?.relevance).toBeCloseTo(
      (first?.relevance ?? 0) / 2,
      2,
    );
  });

  it('counts references, and those that the library knows as duplicates', async () => {
    const dependencies = createTestDependencies();
    const mine = documentOf(PAPER, { id: 'mine', title: 'Sharp-wave ripples in sleep' });
    await createDocumentStore(dependencies.store).put(mine);
    const log = checkSums(await search({}, dependencies));
    expect(log.query_from).toBe('papers');
    expect(log.query).toContain('Sharp-wave ripples in sleep');
    expect(log.sources.map(({ kind, identified }) => [kind, identified])).toContainEqual([
      'references',
      3,
    ]);
    expect(log.duplicates).toBe(1);
    const typed = checkSums(await search({ query: 'memory replay' }, dependencies));
    expect(typed.sources[0]).toMatchObject({ kind: 'uploaded', identified: 1 });
  });

  it('states queries to public sources exactly as sent, with failures, and what was not compared', async () => {
    const at = '2026-05-01T10:00:00.000Z';
    const sent = { provider: 'PubMed', query: 'BRCA1[tiab]', hits: 812, retrieved: 9, at };
    const failed = { provider: 'OpenAlex', query: 'BRCA1', hits: null, retrieved: 0, at };
    const counts = { unique: FAKE_PAPERS.length + 2, returned: FAKE_PAPERS.length };
    const live = {
      literature: async () => ({
        papers: FAKE_PAPERS,
        log: [sent, { ...failed, failure: { kind: 'unreachable' } }],
        counts,
      }),
    };
    const log = checkSums(
      await search({ query: 'BRCA1', live: true }, createTestDependencies({ live })),
    );
    expect(log.sources).toContainEqual(
      expect.objectContaining({
        name: 'PubMed',
        query: 'BRCA1[tiab]',
        hits: 812,
        identified: 9,
        at,
      }),
    );
    expect(log.sources).toContainEqual(
      expect.objectContaining({ name: 'OpenAlex', identified: 0, failure: 'unreachable' }),
    );
    expect(log.not_screened).toBe(2);
  });

  it('is missing if nothing was searched for', async () => {
    expect((await search({})).log).toBeUndefined();
  });
});
