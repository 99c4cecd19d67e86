import type { UploadMethod } from '@spinout/api-client';
import type { Store } from './store.js';

/** One page of text; offsets of evidence are code units of `text`. */
export interface Page {
  /** Counts from 1; a document without pages has one page. */
  readonly number: number;
  readonly text: string;
}

/** A part of a page, as offsets into its text. */
export interface Passage {
  /** Counts from 1. */
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

/** What is in English in a paper in another language. */
export interface EnglishPart {
  /** Its English title; empty if it has none. */
  readonly title: string;
  /** The paragraphs of its English abstract, in order. */
  readonly passages: readonly Passage[];
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
  /** The only part that statements and terms are read from. @default the whole text */
  readonly english?: EnglishPart;
  /** ISO 8601. */
  readonly addedAt: string;
}

const getKey = (id: string) => `document:${id}`;
const getJourneyKey = (journeyId: string, id: string) => `journey:${journeyId}:document:${id}`;

/** Access to the uploaded papers in a store. */
export const createDocumentStore = (store: Store) => {
  const get = (id: string) => store.get<StoredDocument>(getKey(id));
  /** Each document once; unknown ids are omitted. */
  const getAll = async (ids: readonly string[]): Promise<readonly StoredDocument[]> => {
    const documents = await Promise.all([...new Set(ids)].map(get));
    return documents.filter((document) => document !== undefined);
  };
  return {
    get,
    getAll,
    async put(document: StoredDocument): Promise<void> {
      // The small entry first, so that a storage that refuses one of the two keeps no text that no list shows.
      await store.set(getJourneyKey(document.journeyId, document.id), document.id);
      await store.set(getKey(document.id), document);
    },
    async listByJourney(journeyId: string): Promise<readonly StoredDocument[]> {
      const names = await store.keys(getJourneyKey(journeyId, ''));
      const ids = await Promise.all(names.map((name) => store.get<string>(name)));
      return getAll(ids.filter((id) => id !== undefined));
    },
  };
};
