import { parseDoi } from '@spinout/api-client/doi';
import { findablePaper, findPapers, type Findable } from '../discovery/find-papers.js';
import type { LibraryPaper } from '../library/library.js';
import { tokenize } from '../library/search/tokenize.js';
import type { RunPaper } from './run-paper.types.js';
import { topicWords } from './topic.js';

const MIN_RELEVANCE = 0.15;
/** A word in no more than this share of the papers names a subject by itself. */
const RARE_SHARE = 0.05;
const ENOUGH_WORDS = 2;
const BY = 'Bundled library';

type Hit = ReturnType<typeof findPapers>[number];

const keyOf = (word: string) => tokenize(word)[0]?.key;

const holdersOf = (hits: readonly Hit[]): ReadonlyMap<string, number> => {
  const holders = new Map<string, number>();
  for (const word of hits.flatMap(({ found }) => found.matched_terms ?? [])) {
    holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  return holders;
};

const isFiledUnder = ({ doc }: Findable, word: string): boolean => {
  const key = keyOf(word);
  return (doc.terms ?? []).flatMap(tokenize).some((token) => token.key === key);
};

/**
 * Finds the library papers that match a topic, best first. A paper matches with a relevance of at least 0.15 when it
 * has two of the topic's words, or all of them, or is filed under a rare one, which no more than 5 % of the papers have:
 * one common word, as "protein" in "BRCA1 protein", makes no match.
 * @param at ISO 8601 time of the search
 */
export function libraryPapers(
  library: readonly LibraryPaper[],
  topic: string,
  at: string,
): readonly RunPaper[] {
  const query = topicWords(topic).join(' ');
  const byId = new Map(library.map((paper) => [paper.id, paper]));
  const all = library.map((paper) => findablePaper(paper, at));
  const hits = findPapers(all, { query, hypothesis: null, limit: all.length });
  const holders = holdersOf(hits);
  const asked = new Set(tokenize(query).map(({ key }) => key)).size;
  const isRare = (word: string) => (holders.get(word) ?? 0) <= library.length * RARE_SHARE;
  return hits
    .filter((hit) => {
      const { relevance, matched_terms: words = [] } = hit.found;
      if (relevance < MIN_RELEVANCE) return false;
      if (words.length >= Math.min(ENOUGH_WORDS, asked)) return true;
      return words.some((word) => isRare(word) && isFiledUnder(hit, word));
    })
    .flatMap(({ doc, found, review }) => {
      const paper = byId.get(doc.id);
      return paper ? [libraryPaper(paper, review, found.relevance, at)] : [];
    });
}

const libraryPaper = (
  paper: LibraryPaper,
  review: Findable['review'],
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
