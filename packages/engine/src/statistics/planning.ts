import { checkFinite } from './arguments.js';

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
 * @throws RangeError for another share
 */
export function computeEnrollment(completing: number, attrition: number): number {
  if (!(attrition >= 0 && attrition < 1)) {
    throw new RangeError('Attrition must be at least 0 and below 1.');
  }
  return roundUpSize(roundUpSize(completing) / (1 - attrition));
}
