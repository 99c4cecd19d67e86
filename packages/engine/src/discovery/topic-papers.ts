import { getLibrarySearch } from '../library/library-index.js';
import type { LibraryPaper } from '../library/library.js';
import type { SearchHit } from '../library/search/search.js';
import { isFiller, isGeneral } from './generic-words.js';

/** Characters of a text that are searched for. */
export const MAX_QUERY = 2000;

/** How the flow and the pipeline search: only what passes the relevance gate, without words that every topic has. */
export const RELEVANT = { relevantOnly: true, isFiller, isGeneral } as const;

/** The library papers about a topic, best first; none for a topic that is foreign to the library. */
export const topicHits = (library: readonly LibraryPaper[], topic: string): readonly SearchHit[] =>
  getLibrarySearch(library).search(topic.slice(0, MAX_QUERY), {
    ...RELEVANT,
    limit: library.length,
  });
