import { checkFinite } from './arguments.js';

/** Tolerance for a root that exceeds a whole number only by rounding errors. */
const SLACK = 1e-7;

/** Rounds a continuous sample size up to whole participants. */
export function roundUpSize(n: number): number {
  checkFinite(n, 'A sample size');
  return Math.ceil(n - SLACK);
}
