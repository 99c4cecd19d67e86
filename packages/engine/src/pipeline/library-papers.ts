import { parseDoi } from '@spinout/api-client/doi';
import { libraryCollection } from '../literature/collections.js';
import { findPapers } from '../literature/find-papers.js';
import type { SearchablePaper } from '../literature/searchable-paper.js';
import type { LibraryPaper } from '../library/library.js';
import type { RunPaper } from '../literature/run-paper.types.js';
import { cleanTopic } from '../literature/topic.js';

const BY = 'Bundled library';

/**
 * Finds library papers about a topic, best first, with the literature search of the flow.
 * @param at ISO 8601 time of the search
 */
export function findLibraryPapers(
  library: readonly LibraryPaper[],
  topic: string,
  at: string,
): readonly RunPaper[] {
  const byId = new Map(library.map((paper) => [paper.id, paper]));
  return findPapers([libraryCollection(library, at)], {
    query: cleanTopic(topic),
    hypothesis: null,
    limit: library.length,
  }).papers.flatMap(({ doc, found, review }) => {
    const paper = byId.get(doc.id);
    return paper ? [createRunPaper(paper, review, found.relevance, at)] : [];
  });
}

const createRunPaper = (
  paper: LibraryPaper,
  review: SearchablePaper['review'],
  relevance: number,
  at: string,
): RunPaper => ({
  id: paper.id,
  title: paper.title,
  authors: paper.authorsTruncated ? [...paper.authors, 'et al.'] : paper.authors,
  journal: paper.journal,
  year: paper.year,
  doi: paper.doi ?? null,
  url: parseDoi(paper.doi)?.url ?? null,
  citations: null,
  relevance,
  text: paper.summary,
  review,
  source: { origin: 'computed', by: BY, at },
});
