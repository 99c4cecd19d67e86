import { expect, it } from 'vitest';
import { createImportStore } from '../store/imports.js';
import { memoryStore } from '../store/store.js';
import { loadImportedCollections } from './imported-collections.js';
import { importOf, recordsOf } from './imported-records.test-tools.js';

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
