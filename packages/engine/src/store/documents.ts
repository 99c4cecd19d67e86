import type { UploadMethod } from '@spinout/api-client';
import type { Store } from './store.js';

/** One page of text; offsets of evidence are code units of `text`. */
export interface Page {
  /** Counts from 1; a document without pages has one page. */
  readonly number: number;
  readonly text: string;
}

/** The text of an uploaded paper. */
export interface StoredDocument {
  readonly id: string;
  readonly journeyId: string;
  readonly title: string;
  readonly method: UploadMethod;
  readonly fileName: string | null;
  /** False for formats without pages (text, DOCX); evidence then has no page. */
  readonly paged: boolean;
  readonly pages: readonly Page[];
  /** ISO 8601. */
  readonly addedAt: string;
}

const getKey = (id: string) => `document:${id}`;
const getJourneyKey = (journeyId: string, id: string) => `journey:${journeyId}:document:${id}`;

/** Access to the uploaded papers in a store. */
export const createDocumentStore = (store: Store) => ({
  async put(document: StoredDocument): Promise<void> {
    await store.set(getKey(document.id), document);
    await store.set(getJourneyKey(document.journeyId, document.id), document.id);
  },
  get: (id: string): Promise<StoredDocument | undefined> => store.get<StoredDocument>(getKey(id)),
  async listByJourney(journeyId: string): Promise<readonly StoredDocument[]> {
    const names = await store.keys(getJourneyKey(journeyId, ''));
    const documents = await Promise.all(
      names.map(async (name) =>
        store.get<StoredDocument>(getKey((await store.get<string>(name)) ?? '')),
      ),
    );
    return documents.filter((document) => document !== undefined);
  },
});
