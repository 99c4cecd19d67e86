import { getLibrarySearch } from '../library/library-index.js';
import type { LibraryPaper } from '../library/library.js';
import type { SearchHit } from '../search/search.js';
import { isFiller, isGeneral } from '../search/generic-words.js';

/** Characters of a text that are searched for. */
export const MAX_QUERY = 2000;

/** How the flow and the pipeline search: only what passes the relevance gate, without words that every topic has. */
export const RELEVANT = { relevantOnly: true, isFiller, isGeneral } as const;

/**
 * The library papers about a topic, best first; none for a topic that is foreign to the library. A topic describes a field,
 * so once a paper covers enough of it, those that cover less are included.
 */
export const topicHits = (
  library: readonly LibraryPaper[],
  topic: string,
): readonly SearchHit[] => {
  const index = getLibrarySearch(library);
  const query = topic.slice(0, MAX_QUERY);
  if (index.search(query, { ...RELEVANT, limit: 1 }).length === 0) return [];
  return index.search(query, { ...RELEVANT, coverage: 'any', limit: library.length });
};
