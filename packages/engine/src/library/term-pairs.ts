/** Input for finding pairs; a `LibraryPaper` is one. */
export interface TermedPaper {
  readonly id: string;
  readonly terms: readonly string[];
  /** All terms that the paper mentions; see `addMentions`. @default its terms */
  readonly mentionedTerms?: ReadonlySet<string>;
}

/** Two terms that do not occur together in any paper. */
export interface UnlinkedPair {
  /** The two terms, in alphabetical order. */
  readonly a: string;
  readonly b: string;
  readonly countA: number;
  readonly countB: number;
  /** Papers that would have both if the two were independent: `countA * countB / papers`. */
  readonly expected: number;
}

/** Groups papers by term, in alphabetical order. */
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

/** Whether two terms share a distinctive word, such as "solar cell" and "solar energy". */
export const areSimilarTerms = (a: string, b: string): boolean => {
  const words = new Set(getDistinctiveWords(a));
  return getDistinctiveWords(b).some((word) => words.has(word));
};

/** Whether a term is a controlled term of a paper or mentioned in it. */
export const isTermMentioned = (paper: TermedPaper, term: string): boolean =>
  paper.mentionedTerms?.has(term) ?? paper.terms.includes(term);

/** Whether a paper on one of two terms mentions the other. */
export const areLinked = (
  a: string,
  onA: readonly TermedPaper[],
  b: string,
  onB: readonly TermedPaper[],
): boolean =>
  onA.some((paper) => isTermMentioned(paper, b)) || onB.some((paper) => isTermMentioned(paper, a));

/**
 * Finds pairs of frequent terms that no paper links: no paper on either term mentions the other. Pairs with the highest
 * expected number of joint papers come first; ties are in alphabetical order.
 * @param minCount minimum number of papers per term
 * @param excluded terms that describe methods instead of subjects
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
