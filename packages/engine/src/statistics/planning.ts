import { checkAbove, checkFinite, checkInsideUnit, checkWhole } from './arguments.js';

/** Tolerance for a root that exceeds a whole number only by rounding errors. */
const SLACK = 1e-7;

/** Rounds a continuous sample size up to whole participants. */
export function roundUpSize(n: number): number {
  checkFinite(n, 'A sample size');
  return Math.ceil(n - SLACK);
}

/**
 * Number of participants to enroll so that enough complete the study.
 * @param attrition share expected to drop out, 0 up to but not including 1, so that participants are left
 */
export function computeEnrollment(completing: number, attrition: number): number {
  if (!(attrition >= 0 && attrition < 1)) {
    throw new RangeError('Attrition must be at least 0 and below 1.');
  }
  return roundUpSize(roundUpSize(completing) / (1 - attrition));
}

/** Bonferroni correction: alpha per test for a given overall alpha. */
export function bonferroni(alpha: number, tests: number): number {
  checkInsideUnit(alpha, 'Alpha');
  checkWhole(tests, 'The number of tests', 1);
  return alpha / tests;
}

/** Integer sizes of two groups from the continuous size of the first and the allocation ratio. */
export function allocateGroups(n1: number, ratio = 1): readonly [number, number] {
  checkAbove(n1, 'The size of the first group');
  checkAbove(ratio, 'The ratio of the groups');
  return [roundUpSize(n1), roundUpSize(n1 * ratio)];
}
