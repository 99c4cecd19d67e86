import { GENERAL_TERMS } from './general-terms.js';
import type { LibraryPaper } from './library.types.js';
import {
  areLinked,
  groupPapersByTerm,
  findUnlinkedPairs,
  type UnlinkedPair,
} from './term-pairs.js';

/** Two terms that no paper combines, although both are linked to common terms (B-terms). */
export interface TopicCandidate extends UnlinkedPair {
  readonly id: string;
  readonly category: string;
  readonly onA: readonly LibraryPaper[];
  readonly onB: readonly LibraryPaper[];
  /** Terms linked to both, strongest first. */
  readonly bridges: readonly string[];
  /** Share of common neighbors of the two terms, times the square root of the expected joint papers. */
  readonly potential: number;
}

const MIN_PAPERS = 3;

const createSlug = (term: string) => term.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

/** Neighbors of a term with the number of joint papers; cached. */
const createNeighborLookup = (byTerm: ReadonlyMap<string, readonly LibraryPaper[]>) => {
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (term: string): ReadonlyMap<string, number> => {
    const before = known.get(term);
    if (before) return before;
    const counts = new Map<string, number>();
    for (const other of (byTerm.get(term) ?? []).flatMap(({ terms }) => terms)) {
      if (other !== term && !GENERAL_TERMS.has(other)) {
        counts.set(other, (counts.get(other) ?? 0) + 1);
      }
    }
    known.set(term, counts);
    return counts;
  };
};

/**
 * Finds pairs of terms of a category that may become topics, best first.
 *
 * The pattern is Swanson's undiscovered public knowledge (The Library Quarterly 56(2), 1986): papers on A and C,
 * papers on B and C, but none on A and B. A and B each occur in at least three papers of the category, and no paper of the
 * library on one of them mentions the other.
 * @param papers the whole library, including mentions
 */
export function createTopicFinder(
  papers: readonly LibraryPaper[],
): (category: string) => readonly TopicCandidate[] {
  const byTerm = groupPapersByTerm(papers);
  const neighbors = createNeighborLookup(byTerm);
  return (category) => {
    const categoryPapers = papers.filter((paper) => paper.category === category);
    return findUnlinkedPairs(categoryPapers, MIN_PAPERS, GENERAL_TERMS)
      .flatMap((pair): TopicCandidate[] => {
        const { a, b, expected } = pair;
        const [onA, onB] = [byTerm.get(a) ?? [], byTerm.get(b) ?? []];
        if (areLinked(a, onA, b, onB)) return [];
        const [besideA, besideB] = [neighbors(a), neighbors(b)];
        const getStrength = (term: string) =>
          Math.min(besideA.get(term) ?? 0, besideB.get(term) ?? 0);
        const bridges = [...besideA.keys()]
          .filter((term) => besideB.has(term))
          .toSorted((x, y) => getStrength(y) - getStrength(x) || (x < y ? -1 : 1));
        if (bridges.length === 0) return [];
        const either = besideA.size + besideB.size - bridges.length;
        const potential = (bridges.length / either) * Math.sqrt(expected);
        const id = `library-${createSlug(a)}--${createSlug(b)}`;
        return [{ ...pair, id, category, onA, onB, bridges, potential }];
      })
      .toSorted((x, y) => y.potential - x.potential || (x.id < y.id ? -1 : 1));
  };
}
