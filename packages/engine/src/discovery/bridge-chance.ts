import { probabilityOfHits } from '../statistics/hypergeometric.js';

/** Probability that none of the drawn documents is one of the marked. */
const probabilityOfMiss = (marked: number, drawn: number, all: number): number =>
  probabilityOfHits(0, { all, marked, drawn });

/**
 * Compares a number of bridges with documents drawn at random, without replacement: a bridge that is in `n` of `all` documents is
 * in at least one of `drawn` with the hypergeometric probability, and the number of bridges that are follows the Poisson binomial
 * distribution.
 * @param found number of bridges
 * @param documentsOf for each term that could be a bridge, in how many of the documents it is
 */
export function compareWithChance(
  found: number,
  documentsOf: readonly number[],
  { all, drawn }: { readonly all: number; readonly drawn: number },
): { readonly expected: number; readonly probability: number } {
  let distribution = [1];
  let expected = 0;
  for (const marked of documentsOf) {
    const hit = 1 - probabilityOfMiss(marked, drawn, all);
    expected += hit;
    const next = new Array<number>(distribution.length + 1).fill(0);
    for (const [count, probability] of distribution.entries()) {
      next[count] = (next[count] ?? 0) + probability * (1 - hit);
      next[count + 1] = (next[count + 1] ?? 0) + probability * hit;
    }
    distribution = next;
  }
  const probability = distribution.slice(found).reduce((sum, value) => sum + value, 0);
  return { expected, probability: Math.min(1, Math.max(0, probability)) };
}
