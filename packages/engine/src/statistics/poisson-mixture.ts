import { checkAbove } from './arguments.js';
import { logGamma } from './special-functions.js';

/** Contributions below this do not change a probability. */
export const NEGLIGIBLE = 1e-17;
/** Standard deviations beyond which a normal tail is negligible. */
export const FAR_TAIL = 9;

/** With a larger mean, so many weights are relevant that the sum would take seconds. */
const MAX_MEAN = 1e7;
/** The number of relevant weights grows with √mean, and the time per value with √df. */
const MAX_COST = 1e7;

/**
 * Sums `value(j)` weighted by exp(log weight) over j = 0, 1, 2, …, starting at the largest weight and
 * in both directions until the weights are negligible. Starting in the middle prevents underflow with
 * large noncentralities (Benton and Krishnamoorthy 2003, Computational Statistics & Data Analysis 43, 249).
 * @param mean of the weights
 * @param value between 0 and 1
 * @param df largest number of degrees of freedom; determines the time per value
 * @throws {RangeError} unless the mean is from 0 to 10,000,000, or when the sum would take seconds
 */
export function sumMixture(
  mean: number,
  logWeight: (j: number) => number,
  value: (j: number) => number,
  df: number,
): number {
  if (!(mean >= 0 && mean <= MAX_MEAN && Math.sqrt(mean) * Math.sqrt(df) <= MAX_COST)) {
    throw new RangeError('The noncentrality of a distribution is too large to be computed.');
  }
  const middle = Math.floor(mean);
  let sum = 0;
  const addFrom = (start: number, step: 1 | -1) => {
    for (let j = start; j >= 0; j += step) {
      const weight = Math.exp(logWeight(j));
      sum += weight * value(j);
      if (!(weight >= NEGLIGIBLE)) return;
    }
  };
  addFrom(middle, 1);
  addFrom(middle - 1, -1);
  return sum;
}

/**
 * Log of the Poisson probability of `j` at the mean `mean`; `j` may be fractional, as in noncentral t.
 * @throws {RangeError} unless `j` is finite and above -1, and the mean finite and above 0;
 *   when both are too large for floating point
 */
export function logPoisson(j: number, mean: number): number {
  checkAbove(mean, 'The mean of a Poisson distribution');
  const log = (j === 0 ? 0 : j * Math.log(mean)) - mean - logGamma(j + 1);
  if (Number.isNaN(log)) throw new RangeError('This Poisson probability is too large to compute.');
  return log;
}
