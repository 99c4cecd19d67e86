import type { BibliographyRecord } from '@spinout/api-client/bibliography';
import { expect, it } from 'vitest';
import { createImportStore, type StoredImport } from '../store/imports.js';
import { memoryStore } from '../store/store.js';
import { loadImportedCollections } from './imported-collections.js';

const AT = '2026-03-01T12:00:00Z';

const importOf = (id: string): StoredImport => ({
  id,
  file_name: 'library.ris',
  format: 'ris',
  records: 0,
  without_abstract: 0,
  journeyId: 'journey-1',
  addedAt: AT,
});

const recordsOf = (count: number): readonly BibliographyRecord[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `record${String(at)}`,
    type: 'article-journal',
    title: `Made-up work ${String(at)} on mirrors`,
    authors: [],
    keywords: [],
  }));

let imports = 0;
const load = async (count: number, imported = importOf(`cached-import-${String(++imports)}`)) => {
  const store = memoryStore();
  await createImportStore(store).put(imported, recordsOf(count));
  return { collections: await loadImportedCollections(store, imported), imported };
};

const isCached = async ({ collections, imported }: Awaited<ReturnType<typeof load>>) =>
  (await loadImportedCollections(memoryStore(), imported)) === collections;

it('keeps the records of the import that is read, also if they are more than 40,000', async () => {
  expect(await isCached(await load(40_001))).toBe(true);
}, 60_000);

it('forgets the records that were not read for longest where there are more than 40,000', async () => {
  // Replaces what other tests have left.
  await load(40_001);
  const [used, unused] = [await load(1), await load(1)];
  const large = await load(20_000);
  expect(await isCached(used)).toBe(true);
  await load(19_999);
  expect([await isCached(unused), await isCached(large), await isCached(used)]).toEqual([
    false,
    true,
    true,
  ]);
}, 60_000);
