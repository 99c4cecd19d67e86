import type { BibliographyImport } from '@spinout/api-client';
import type { BibliographyRecord } from '@spinout/api-client/bibliography';
import type { Store } from './store.js';

/** An imported bibliography of a journey, without its records. */
export interface StoredImport extends BibliographyImport {
  readonly journeyId: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

type StoredRecords = readonly BibliographyRecord[];

const getKey = (id: string) => `bibliography:${id}`;
const getJourneyKey = (journeyId: string, id: string) => `journey:${journeyId}:bibliography:${id}`;

/** Access to the imported bibliographies in a store. Records are stored apart, because they are large. */
export const createImportStore = (store: Store) => ({
  async put(imported: StoredImport, records: StoredRecords): Promise<void> {
    await store.set(getKey(imported.id), records);
    await store.set(getJourneyKey(imported.journeyId, imported.id), imported);
  },
  getRecords: async (id: string): Promise<StoredRecords> =>
    (await store.get<StoredRecords>(getKey(id))) ?? [],
  /** In the order in which they were imported. */
  async listByJourney(journeyId: string): Promise<readonly StoredImport[]> {
    const keys = await store.keys(getJourneyKey(journeyId, ''));
    const imports = await Promise.all(keys.map((key) => store.get<StoredImport>(key)));
    return imports
      .filter((each) => each !== undefined)
      .toSorted((a, b) => a.addedAt.localeCompare(b.addedAt) || a.id.localeCompare(b.id));
  },
  async remove(journeyId: string, id: string): Promise<void> {
    const key = getJourneyKey(journeyId, id);
    // An id contains its journey, so the records belong to no other one.
    if ((await store.get(key)) === undefined) return;
    await store.change(key, () => undefined);
    await store.change(getKey(id), () => undefined);
  },
});
