import { logGamma } from './special-functions.js';

const logChoose = (n: number, k: number): number =>
  logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/** A draw without replacement. */
export interface Draw {
  /** Total number of items, and how many of them are marked. */
  readonly all: number;
  readonly marked: number;
  /** Number of drawn items. */
  readonly drawn: number;
}

/** Probability that exactly `hits` of the drawn items are marked: the hypergeometric distribution. */
export function probabilityOfHits(hits: number, { all, marked, drawn }: Draw): number {
  if (hits < Math.max(0, drawn - (all - marked)) || hits > Math.min(marked, drawn)) return 0;
  return Math.exp(
    logChoose(marked, hits) + logChoose(all - marked, drawn - hits) - logChoose(all, drawn),
  );
}

/** Probability of at least `hits` marked items: Fisher's exact test, one-sided (R. A. Fisher, 1922). */
export function probabilityAtLeast(hits: number, draw: Draw): number {
  let sum = 0;
  for (let k = hits; k <= Math.min(draw.marked, draw.drawn); k += 1) {
    sum += probabilityOfHits(k, draw);
  }
  return Math.min(1, sum);
}
