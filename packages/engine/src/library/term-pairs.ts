/** What the pairs are computed from; a `LibraryPaper` is one. */
export interface TermedPaper {
  readonly id: string;
  readonly terms: readonly string[];
  /** Terms that the paper names besides; see `withMentions`. @default its terms */
  readonly touches?: ReadonlySet<string>;
}

/** Two terms that no paper has together. */
export interface UnlinkedPair {
  /** The two terms, in alphabetical order. */
  readonly a: string;
  readonly b: string;
  readonly countA: number;
  readonly countB: number;
  /** Papers that would have both if the two were independent: `countA * countB / papers`. */
  readonly expected: number;
}

/** Says of every term which papers have it, terms in alphabetical order. */
export function groupPapersByTerm<Paper extends TermedPaper>(
  papers: readonly Paper[],
): ReadonlyMap<string, readonly Paper[]> {
  const byTerm = new Map<string, Paper[]>();
  for (const paper of papers) {
    for (const term of new Set(paper.terms)) {
      const known = byTerm.get(term);
      if (known) known.push(paper);
      else byTerm.set(term, [paper]);
    }
  }
  return new Map([...byTerm].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const SHORT_WORD = 3;
const getDistinctiveWords = (term: string) =>
  term.split(/[\s-]+/).filter((word) => word.length > SHORT_WORD);

/** True when two terms share a telling word, as "solar cell" and "solar energy": near names of one thing. */
export const areSimilarTerms = (a: string, b: string): boolean => {
  const words = new Set(getDistinctiveWords(a));
  return getDistinctiveWords(b).some((word) => words.has(word));
};

/** True when a paper is filed under a term or so much as names it. */
export const isTermMentioned = (paper: TermedPaper, term: string): boolean =>
  paper.touches?.has(term) ?? paper.terms.includes(term);

/** True when a paper on one of two terms touches the other. */
export const areLinked = (
  a: string,
  onA: readonly TermedPaper[],
  b: string,
  onB: readonly TermedPaper[],
): boolean =>
  onA.some((paper) => isTermMentioned(paper, b)) || onB.some((paper) => isTermMentioned(paper, a));

/**
 * Finds pairs of terms that are both frequent among the papers but that no paper brings together: none on either term
 * so much as names the other. The pair whose joint
 * absence is least to be expected comes first; ties go by the alphabet.
 * @param minCount how many papers a term needs to be considered
 * @param excluded terms that are left out, because they say how a work is done and not what it is about
 */
export function findUnlinkedPairs(
  papers: readonly TermedPaper[],
  minCount: number,
  excluded: ReadonlySet<string> = new Set(),
): readonly UnlinkedPair[] {
  const frequent = [...groupPapersByTerm(papers)].filter(
    ([term, holders]) => holders.length >= minCount && !excluded.has(term),
  );
  const pairs = frequent.flatMap(([a, onA], at) =>
    frequent
      .slice(at + 1)
      .filter(([b, onB]) => !areSimilarTerms(a, b) && !areLinked(a, onA, b, onB))
      .map(([b, onB]) => ({
        a,
        b,
        countA: onA.length,
        countB: onB.length,
        expected: (onA.length * onB.length) / papers.length,
      })),
  );
  return pairs.toSorted(
    (x, y) => y.expected - x.expected || (`${x.a}|${x.b}` < `${y.a}|${y.b}` ? -1 : 1),
  );
}
