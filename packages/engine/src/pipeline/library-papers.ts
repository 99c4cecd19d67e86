import { parseDoi } from '@spinout/api-client/doi';
import type { LibraryPaper } from '../library/library.js';
import { libraryCollection } from '../literature/collections.js';
import { findPapers } from '../literature/find-papers.js';
import type { RunPaper } from '../literature/searchable-paper.js';
import { cleanTopic } from '../literature/topic.js';

/**
 * Finds library papers about a topic, best first, with the literature search of the flow.
 * @param at ISO 8601 time of the search
 */
export function findLibraryPapers(
  library: readonly LibraryPaper[],
  topic: string,
  at: string,
): readonly RunPaper[] {
  const search = { query: cleanTopic(topic), hypothesis: null, limit: library.length };
  const { papers } = findPapers([libraryCollection(library, at)], search);
  return papers.map(({ found: { relevance }, ...searchable }) => {
    const url = parseDoi(searchable.paper.doi)?.url;
    const paper = { ...searchable.paper, ...(url === undefined ? {} : { url }) };
    return { ...searchable, paper, relevance };
  });
}
