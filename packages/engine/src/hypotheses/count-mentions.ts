import { getLibrarySearch } from '../library/library-index.js';
import type { LibraryPaper } from '../library/library.js';
import { RELEVANT } from '../literature/topic-papers.js';
import type { HypothesisCandidate } from './candidate.types.js';

/** How many papers of the library are about the factor or the outcome of a hypothesis. */
export function countMentions({ relation }: HypothesisCandidate, library: readonly LibraryPaper[]) {
  const index = getLibrarySearch(library);
  const hits = [relation.factor, relation.outcome].flatMap((text) =>
    index.search(text, { ...RELEVANT, limit: library.length }).map(({ id }) => id),
  );
  return { mentioning: new Set(hits).size, searched: library.length };
}
