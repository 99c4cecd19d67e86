/** A query term that a document contains. */
export interface MatchedTerm {
  /** Inverse document frequency; for hyphenated terms that of the rarest word. */
  readonly weight: number;
  /** Occurs in at most {@link RARE_SHARE} of the documents. */
  readonly isRare: boolean;
  /** Occurs in a controlled term of the document, or in its title if it has none. */
  readonly isControlled: boolean;
}

/** A term in at most this share of the documents identifies a subject on its own. */
export const RARE_SHARE = 0.05;
const MIN_TERMS = 2;
/** Minimum share of the query weight for several matching terms. */
const MIN_SHARE = 0.15;
/** Minimum share for a single term, higher so that "long-term football contracts" does not match long-term potentiation. */
const MIN_SHARE_SINGLE = 0.3;

/**
 * Relevance gate: a document is about a query if two query terms match (or all, if there are fewer), or one rare term
 * that is a controlled term of the document. One common word, such as "protein" in "BRCA1 protein", is not enough. The
 * gate applies to topics, hypotheses and typed queries.
 * @param asked number of distinct query terms
 * @param totalWeight weight of all query terms; two matching terms need a share of 0.15, a single rare term 0.3
 */
export function isRelevant(
  matched: readonly MatchedTerm[],
  asked: number,
  totalWeight: number,
): boolean {
  const share = matched.reduce((sum, { weight }) => sum + weight, 0) / totalWeight;
  if (matched.length > 0 && matched.length >= Math.min(MIN_TERMS, asked)) return share >= MIN_SHARE;
  return matched.some(
    ({ weight, isRare, isControlled }) =>
      isRare && isControlled && weight / totalWeight >= MIN_SHARE_SINGLE,
  );
}

/** Counts at which half of a term's weight counts as covered. */
const HALF_COVERED = 0.6;

/**
 * How fully a document covers a term, 0 to 1: `count / (count + 0.6)`, where the count is weighted by field and divided by
 * the length factor of BM25. A title covers a term more than a passing mention does.
 */
export const coverTerm = (count: number, lengthFactor: number): number => {
  const normalized = lengthFactor > 0 ? count / lengthFactor : 0;
  return normalized / (normalized + HALF_COVERED);
};

/** A document must cover this share of a short query's weight. */
const MIN_COVERAGE = 0.5;
/** Queries of more terms than this need less, since nobody expects a paper on all of a long sentence. */
const SHORT_QUERY = 4;
const MIN_COVERAGE_LONG = 0.25;
/** A document must cover this share of what the best one covers. */
const MIN_SHARE_OF_BEST = 0.5;

/**
 * The coverage that a document needs: 0.5 for up to four query terms, less for longer queries, but at least 0.25; and half
 * of the best document's.
 * @param asked number of distinct query terms
 * @param best highest coverage of a document that passed {@link isRelevant}
 */
export const minCoverage = (asked: number, best: number): number =>
  Math.max(
    MIN_COVERAGE_LONG,
    MIN_COVERAGE * Math.min(1, SHORT_QUERY / Math.max(1, asked)),
    MIN_SHARE_OF_BEST * best,
  );
