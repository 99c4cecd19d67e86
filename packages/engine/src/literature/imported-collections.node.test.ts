import { describe, expect, it } from 'vitest';
import { createImportStore } from '../store/imports.js';
import { memoryStore } from '../store/store.js';
import { collectionOf } from './collections.js';
import { hideRepeated, loadImportedCollections } from './imported-collections.js';
import { ADDED_AT, importOf, recordsOf } from './imported-records.test-tools.js';
import { paperOf } from './searchable-paper.fixtures.js';

let imports = 0;
const load = async (count: number, imported = importOf(`import-${String(++imports)}`)) => {
  const store = memoryStore();
  await createImportStore(store).put(imported, recordsOf(count));
  const progress: (readonly [number, number])[] = [];
  const collections = await loadImportedCollections(store, imported, (...each) =>
    progress.push(each),
  );
  return { collections, progress, store, imported };
};

const titlesOf = (collections: Awaited<ReturnType<typeof load>>['collections']) =>
  collections.flatMap(({ papers }) => papers.map(({ paper }) => paper.title));

describe('the records of an import', () => {
  it('are all searched, in batches of 250 whose progress is reported', async () => {
    const { collections, progress } = await load(501);
    expect(collections.map(({ papers }) => papers.length)).toEqual([250, 250, 1]);
    expect(progress).toEqual([
      [250, 501],
      [500, 501],
      [501, 501],
    ]);
    expect(titlesOf(collections)).toEqual(recordsOf(501).map(({ title }) => title));
    expect(collections[0]?.papers[0]?.paper.source).toEqual({
      origin: 'user',
      by: 'library.ris',
      at: ADDED_AT,
    });
  });

  it('make one batch if there are exactly as many', async () => {
    const { collections, progress } = await load(250);
    expect(collections).toHaveLength(1);
    expect(progress).toEqual([[250, 250]]);
  });

  it('are indexed once, without a second report', async () => {
    const { collections, imported, progress } = await load(3);
    const again = await loadImportedCollections(memoryStore(), imported, (...each) =>
      progress.push(each),
    );
    expect(again).toBe(collections);
    expect(progress).toEqual([[3, 3]]);
  });

  it('are indexed again after 40,000 records of other imports', async () => {
    const { collections, imported, store } = await load(1);
    await load(20_000);
    await load(20_000);
    const again = await loadImportedCollections(store, imported);
    expect(again).not.toBe(collections);
    expect(titlesOf(again)).toEqual(titlesOf(collections));
  });

  it('are none if they were removed', async () => {
    const { collections } = await load(0);
    expect(collections).toEqual([]);
    expect(await loadImportedCollections(memoryStore(), importOf('missing'))).toEqual([]);
  });
});

const importedPaper = (
  id: string,
  { title = `A made-up work with the name ${id}`, doi }: { title?: string; doi?: string } = {},
) =>
  paperOf(id, title, {
    doi,
    collection: 'imported',
    source: { origin: 'user', by: 'test', at: ADDED_AT },
  });
const group = (...papers: readonly ReturnType<typeof importedPaper>[]) => [collectionOf(papers)];
const idsOf = (groups: Parameters<typeof hideRepeated>[0]) =>
  hideRepeated(groups).map(({ papers }) => papers.map(({ paper }) => paper.id));

describe('works that several groups have', () => {
  it.each([
    [
      'id',
      importedPaper('one'),
      importedPaper('one', { title: 'Another title of the same record' }),
    ],
    [
      'DOI',
      importedPaper('one', { doi: '10.1234/x' }),
      importedPaper('same', { doi: '10.1234/x' }),
    ],
    [
      'title',
      importedPaper('one', { title: 'Mirror tests with magpies' }),
      importedPaper('same', { title: 'Mirror tests with Magpies.' }),
    ],
  ])('are found in the first one, recognized by %s', (_, one, same) => {
    expect(idsOf([group(one), group(importedPaper('two'), same, importedPaper('three'))])).toEqual([
      ['one'],
      ['two', 'three'],
    ]);
  });

  it('are looked for in all groups before', () => {
    expect(
      idsOf([
        group(importedPaper('a')),
        group(importedPaper('b')),
        group(importedPaper('b'), importedPaper('a')),
      ]),
    ).toEqual([['a'], ['b'], []]);
  });

  it('are distinguished within a group', () => {
    const same = { title: 'Mirror tests with magpies' };
    expect(idsOf([group(importedPaper('one', same), importedPaper('two', same))])).toEqual([
      ['one', 'two'],
    ]);
  });

  it('keep their index, and a collection without them is the same', () => {
    const [first] = group(importedPaper('one'));
    const [second] = group(importedPaper('two'), importedPaper('one'));
    if (!first || !second) throw new Error('A group has a collection.');
    const [shown, reduced] = hideRepeated([[first], [second]]);
    expect(shown).toBe(first);
    expect(reduced?.indexed).toBe(second.indexed);
    expect(reduced?.papers).toHaveLength(1);
  });
});
