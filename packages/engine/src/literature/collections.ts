import type { ParsedText } from '../language/language.types.js';
import { getIndexedLibrary } from '../library/library-index.js';
import type { LibraryPaper } from '../library/library.js';
import { indexDocuments, type IndexedDocuments } from '../search/postings.js';
import { addCitedPapers } from './cited-papers.js';
import { createOwnRecordCheck } from './own-record.js';
import { hashText } from '../text/text-hash.js';
import type { StoredDocument } from '../store/documents.js';
import {
  createSearchableDocument,
  createSearchablePaper,
  type SearchablePaper,
} from './searchable-paper.js';
import { createRecentCache } from '../runtime/memoize.js';

/** Papers that are searched together, with their index. */
export interface Collection {
  readonly papers: readonly SearchablePaper[];
  readonly indexed: IndexedDocuments;
}

export const libraryCollection = (library: readonly LibraryPaper[], at: string): Collection => ({
  papers: library.map((paper) => createSearchablePaper(paper, at)),
  indexed: getIndexedLibrary(library),
});

/** Papers that were found elsewhere. */
export const collectionOf = (papers: readonly SearchablePaper[]): Collection => ({
  papers,
  indexed: indexDocuments(papers.map(({ doc }) => doc)),
});

/**
 * Adds the references of a person's papers to collections, as one more; those that are in a collection already only gain
 * the sentences that cite them.
 */
export function addReferences(
  collections: readonly Collection[],
  documents: readonly StoredDocument[],
  parse: (text: string) => ParsedText,
  at: string,
): readonly Collection[] {
  const all = collections.flatMap(({ papers }) => papers);
  const { papers, references } = addCitedPapers(all, documents, parse, at);
  let from = 0;
  const cited = collections.map((collection) => {
    const own = papers.slice(from, from + collection.papers.length);
    from += own.length;
    return { ...collection, papers: own };
  });
  return references.length === 0 ? cited : [...cited, collectionOf(references)];
}

/** Hides records of the person's own papers from collections of other papers. The indexes stay as they are. */
export function hideOwnRecords(
  collections: readonly Collection[],
  documents: readonly StoredDocument[],
): readonly Collection[] {
  const checks = documents.map(createOwnRecordCheck);
  return collections.map((collection) => {
    const papers = collection.papers.filter(({ paper }) => !checks.some((isOwn) => isOwn(paper)));
    return papers.length === collection.papers.length ? collection : { ...collection, papers };
  });
}

/** Number of uploaded papers to keep indexed, the latest ones. */
const MAX_CACHED = 32;
const cache = createRecentCache<IndexedDocuments>(MAX_CACHED);

/** A person's own paper. The store returns a new object for each call, so the index is cached by text. */
export function documentCollection(document: StoredDocument, at: string): Collection {
  const paper = createSearchableDocument(document, at);
  const { id, title, summary } = paper.doc;
  const key = hashText(JSON.stringify([id, title, summary]));
  return { papers: [paper], indexed: cache(key, () => indexDocuments([paper.doc])) };
}
