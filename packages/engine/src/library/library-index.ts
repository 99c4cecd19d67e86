import { memoizeByObject } from '../runtime/memoize.js';
import { indexDocuments, type IndexedDocuments } from '../search/postings.js';
import { createCombinedIndex, type SearchIndex } from '../search/search.js';
import type { LibraryPaper } from './library.types.js';

/** The library as indexed documents, to be searched together with others. The index is built once and cached. */
export const getIndexedLibrary = memoizeByObject(
  (library: readonly LibraryPaper[]): IndexedDocuments => indexDocuments(library),
);

/** The search index of the library alone. The index is built once and cached. */
export const getLibrarySearch = memoizeByObject((library: readonly LibraryPaper[]): SearchIndex =>
  createCombinedIndex([getIndexedLibrary(library)]),
);
