/** Guards against a root that sits on a whole number but for the last bits. */
const SLACK = 1e-7;

/** Rounds a continuous sample size up to whole participants. */
export const wholeSize = (n: number): number => Math.ceil(n - SLACK);

/**
 * How many to enrol so that enough complete the study.
 * @param attrition share expected to drop out, 0 up to but not including 1
 * @throws {RangeError} when nobody would be left
 */
export function enrolment(completing: number, attrition: number): number {
  if (!(attrition >= 0 && attrition < 1)) {
    throw new RangeError('Attrition must be at least 0 and below 1.');
  }
  return wholeSize(wholeSize(completing) / (1 - attrition));
}

/** Bonferroni: the alpha of each of several tests that keeps the overall one. */
export const bonferroni = (alpha: number, tests: number): number => alpha / Math.max(1, tests);

/** Whole sizes of two groups from the root for the first and the ratio of the second to it. */
export const allocate = (n1: number, ratio = 1): readonly [number, number] => [
  wholeSize(n1),
  wholeSize(n1 * ratio),
];
