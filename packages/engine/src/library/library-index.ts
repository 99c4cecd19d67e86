import type { LibraryPaper } from './library.types.js';
import { indexDocuments, type IndexedDocuments } from '../search/postings.js';
import { createCombinedIndex, type SearchIndex } from '../search/search.js';

interface LibraryIndex {
  readonly indexed: IndexedDocuments;
  readonly search: SearchIndex;
}

const indexes = new WeakMap<readonly LibraryPaper[], LibraryIndex>();

const getIndex = (library: readonly LibraryPaper[]): LibraryIndex => {
  const known = indexes.get(library);
  if (known) return known;
  const indexed = indexDocuments(library);
  const index = { indexed, search: createCombinedIndex([indexed]) };
  indexes.set(library, index);
  return index;
};

/** The library as indexed documents, to be searched together with others. The index is built once and cached. */
export const getIndexedLibrary = (library: readonly LibraryPaper[]): IndexedDocuments =>
  getIndex(library).indexed;

/** The search index of the library alone. The index is built once and cached. */
export const getLibrarySearch = (library: readonly LibraryPaper[]): SearchIndex =>
  getIndex(library).search;
