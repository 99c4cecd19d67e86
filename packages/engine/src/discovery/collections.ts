import { indexedLibrary } from '../library/library-index.js';
import type { LibraryPaper } from '../library/library.js';
import { indexDocuments, type IndexedDocuments } from '../library/search/postings.js';
import { textHash } from '../reading/text-hash.js';
import type { StoredDocument } from '../store/documents.js';
import { findableDocument, findablePaper, type Findable } from './findable.js';

/** Papers that are searched together, with their index. */
export interface Collection {
  readonly papers: readonly Findable[];
  readonly indexed: IndexedDocuments;
}

/** The library's papers. */
export const libraryCollection = (library: readonly LibraryPaper[], at: string): Collection => ({
  papers: library.map((paper) => findablePaper(paper, at)),
  indexed: indexedLibrary(library),
});

/** Papers that were found elsewhere. */
export const collectionOf = (papers: readonly Findable[]): Collection => ({
  papers,
  indexed: indexDocuments(papers.map(({ doc }) => doc)),
});

/** Uploaded papers whose index is kept, the latest ones. */
const KEPT = 32;
const kept = new Map<string, IndexedDocuments>();

/** A person's own paper. A store gives a new object at each call, so its index is kept by its text. */
export function documentCollection(document: StoredDocument, at: string): Collection {
  const paper = findableDocument(document, at);
  const { id, title, summary } = paper.doc;
  const key = textHash(JSON.stringify([id, title, summary]));
  const indexed = kept.get(key) ?? indexDocuments([paper.doc]);
  kept.delete(key);
  kept.set(key, indexed);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return { papers: [paper], indexed };
}
