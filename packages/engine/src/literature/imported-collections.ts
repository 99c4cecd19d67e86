import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import { createImportStore, type StoredImport } from '../store/imports.js';
import type { Store } from '../store/store.js';
import { createLookup } from './cited-papers.js';
import { collectionOf, type Collection } from './collections.js';
import { createSearchableRecord } from './imported-papers.js';
import type { SearchablePaper } from './searchable-paper.js';
import { createWeightedCache } from '../runtime/weighted-cache.js';

/** Records that are indexed before other work may go on. */
const BATCH = 250;
/** Records of all imports to keep indexed, the latest ones. */
const MAX_CACHED_RECORDS = 40_000;

/** Ids contain a hash of journey and content, so an entry never becomes outdated. */
const cache = createWeightedCache(MAX_CACHED_RECORDS, (collections: readonly Collection[]) =>
  collections.reduce((sum, { papers }) => sum + papers.length, 0),
);

/**
 * The records of an import as collections, indexed once.
 * @param onIndexed called with the number of records that are indexed
 */
export async function loadImportedCollections(
  store: Store,
  { id, file_name: by, addedAt }: StoredImport,
  onIndexed: (done: number, total: number) => void = () => undefined,
): Promise<readonly Collection[]> {
  const known = cache.get(id);
  if (known) return known;
  const records = await createImportStore(store).getRecords(id);
  const collections: Collection[] = [];
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH);
    collections.push(collectionOf(batch.map((each) => createSearchableRecord(each, by, addedAt))));
    onIndexed(from + batch.length, records.length);
    await yieldToEventLoop();
  }
  cache.set(id, collections);
  return collections;
}

/**
 * Hides papers that an earlier group has too, by id, DOI or title, so that each work is found once. Within a group, such as
 * one imported file, works are told apart already. The indexes stay as they are.
 */
export function hideRepeated(groups: readonly (readonly Collection[])[]): readonly Collection[] {
  const lookup = createLookup<SearchablePaper>(({ paper }) => paper);
  const ids = new Set<string>();
  return groups.flatMap((group) => {
    const shown = group.map((collection) => {
      const papers = collection.papers.filter(
        ({ paper }) => !ids.has(paper.id) && lookup.find(paper) === undefined,
      );
      return papers.length === collection.papers.length ? collection : { ...collection, papers };
    });
    for (const paper of shown.flatMap(({ papers }) => papers)) {
      ids.add(paper.paper.id);
      lookup.add(paper);
    }
    return shown;
  });
}
