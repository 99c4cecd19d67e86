/** What a proof is made of. */
const PROOF_PARTS = /\b(?:Theorem|Lemma|Proposition|Corollary|Proof)s?\b/gu;
const MIN_PROOF_PARTS = 30;
/** With so few, a text is at least no essay. */
const SOME_PROOF_PARTS = 3;
/** A method that is also proved right is still tried on data. */
const OF_TRIALS =
  /\b(?:data ?sets?|run ?times?|running times?|benchmarks?|experiment(?:s|al)?)\b/giu;
const MAX_TRIALS = 10;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a paper proves anything. */
export const hasProofs = (text: string): boolean => countOf(text, PROOF_PARTS) >= SOME_PROOF_PARTS;

/** "Theorem 2": a word alone may only be talked about. */
const NUMBERED_PART = /\b(?:Theorem|Lemma|Proposition|Corollary) \d/gu;
/** A shorter paper has fewer parts: so many for 4,000 characters. */
const SHORT = { parts: 8, numbered: 3, share: 1 / 4000, trials: 3 } as const;

/** Whether a paper consists of theorems and their proofs. */
export function isMathematics(text: string): boolean {
  const parts = countOf(text, PROOF_PARTS);
  const trials = countOf(text, OF_TRIALS);
  if (parts >= MIN_PROOF_PARTS) return trials <= MAX_TRIALS;
  return (
    parts >= Math.max(SHORT.parts, SHORT.share * text.length) &&
    countOf(text, NUMBERED_PART) >= SHORT.numbered &&
    trials <= SHORT.trials
  );
}
