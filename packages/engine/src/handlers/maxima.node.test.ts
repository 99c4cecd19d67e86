import {
  LiteratureSearchReply,
  MAX_FILE_BYTES as MAX_CONTRACT_FILE_BYTES,
} from '@spinout/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES } from '../bibliography/limits.js';
import { documentOf } from '../literature/literature.fixtures.js';
import { MAX_FILE_BYTES } from '../reading/limits.js';
import { createDocumentStore } from '../store/documents.js';
import { memoryStore } from '../store/store.js';
import { experimentHandlers } from './experiment.handlers.js';
import { ask, createTestDependencies } from './handlers.fixtures.js';
import { importHandlers } from './import.handlers.js';
import { literatureHandlers } from './literature.handlers.js';
import { hypothesisHandlers } from './hypothesis.handlers.js';
import { loadPapers } from './load-papers.js';

/** A store that counts what is read from it. */
const createCountingStore = () => {
  const store = memoryStore();
  let readCount = 0;
  const get: typeof store.get = (key) => {
    readCount += 1;
    return store.get(key);
  };
  return { store: { ...store, get }, countReads: () => readCount };
};

const hypothesis = (papers: readonly string[]) => ({ topic: 'Sleep', interest: 'sleep', papers });
const design = (papers: readonly string[]) => ({ journey_id: 'j', hypothesis: null, papers });
const createIds = (count: number) => Array.from({ length: count }, (_, index) => `doc-${index}`);

describe('a request that names papers', () => {
  it.each([
    ['hypothesis.generate', hypothesisHandlers, hypothesis],
    ['experiment.design', experimentHandlers, design],
  ] as const)('%s reads none of them if they are too many', async (id, handlers, create) => {
    const { store, countReads } = createCountingStore();
    const dependencies = createTestDependencies({ store });
    const { status, value } = await ask(handlers, dependencies, id, create(createIds(10_000)));
    expect(status).toBe(413);
    expect(value).toEqual({ error: 'Too large: papers has more than 100 items' });
    expect(countReads()).toBe(0);
    expect((await ask(handlers, dependencies, id, create(createIds(100)))).status).toBe(200);
  });

  it('is refused before all of them are loaded if they have too much text', async () => {
    const { store, countReads } = createCountingStore();
    const ids = createIds(20);
    for (const id of ids) {
      await createDocumentStore(store).put(documentOf('word '.repeat(180_000), { id }));
    }
    await expect(loadPapers(store, ids)).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('papers has more than 4,000,000 characters') as string,
    });
    expect(countReads()).toBe(5);
    const some = [...ids.slice(0, 4), 'unknown', 'doc-0'];
    expect((await loadPapers(store, some)).map(({ id }) => id)).toEqual(ids.slice(0, 4));
  });
});

describe('an imported record beyond every maximum', () => {
  it('is found, listed and reviewed with as much of it as a reply may have', async () => {
    const dependencies = createTestDependencies();
    const record = [
      'TY  - JOUR',
      'TI  - Quokka spindles',
      ...Array.from({ length: 12_000 }, (_, index) => `AU  - Author${index}, Ada`),
      `JO  - ${'Journal '.repeat(1000)}`,
      `AB  - ${'Quokka spindles rose. '.repeat(6000)}`,
      'PY  - 2021',
      'ER  - ',
    ].join('\n');
    const imported = { journey_id: 'j', file_name: 'a.ris', content: record };
    expect((await ask(importHandlers, dependencies, 'literature.import', imported)).status).toBe(
      200,
    );
    const search = { journey_id: 'j', hypothesis: null, query: 'quokka spindles', limit: 20 };
    const found = await ask(literatureHandlers, dependencies, 'literature.search', search);
    expect(found.status).toBe(200);
    const { papers } = LiteratureSearchReply.parse(found.value);
    const quokka = papers.find(({ collection }) => collection === 'imported');
    expect(quokka?.abstract).toHaveLength(100_000);
    expect(quokka?.authors).toHaveLength(10_000);
    const review = { journey_id: 'j', selected_papers: [quokka?.id], papers };
    const reviewed = await ask(literatureHandlers, dependencies, 'literature.review', review);
    expect(reviewed.status).toBe(200);
  });
});

describe('the maximum size of a file', () => {
  it('is the same in the contract and where files are read', () => {
    expect([MAX_FILE_BYTES, MAX_BYTES]).toEqual([MAX_CONTRACT_FILE_BYTES, MAX_CONTRACT_FILE_BYTES]);
  });
});
