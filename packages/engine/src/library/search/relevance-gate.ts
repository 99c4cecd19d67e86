/** A term of a query that a document has. */
export interface MatchedTerm {
  /** Inverse document frequency; of a hyphenated term that of its rarest word. */
  readonly weight: number;
  /** In no more than {@link RARE_SHARE} of the documents. */
  readonly isRare: boolean;
  /** The document is filed under it: among its controlled terms, or in its title where it has none. */
  readonly isControlled: boolean;
}

/** A term in no more than this share of the documents names a subject by itself. */
export const RARE_SHARE = 0.05;
const MIN_TERMS = 2;
/** Two terms must be at least this share of the query's weight. */
const MIN_SHARE = 0.15;
/** A single term must be more: "long-term" of "long-term football contracts" does not ask for long-term potentiation. */
const MIN_SHARE_SINGLE = 0.3;

/**
 * Whether a document is about what a query asks: two of the query's terms match, or all where it has fewer, or a rare
 * one under which the document is filed. One common word, such as "protein" in "BRCA1 protein", is not enough. Topics,
 * hypotheses and typed queries all pass this gate.
 * @param asked number of different terms in the query
 * @param totalWeight of all these terms, in the documents or not; two matching terms must have 0.15 of it, a single rare
 * one 0.3
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
