import { logGamma } from './special-functions.js';

const NEGLIGIBLE = 1e-17;

/**
 * Sums `value(j)` weighted by exp(log weight) over j = 0, 1, 2, …, starting at the largest weight and
 * going both ways until the weights no longer count. Starting in the middle keeps large noncentralities
 * from underflowing (Benton and Krishnamoorthy 2003, Computational Statistics & Data Analysis 43, 249).
 * @param value between 0 and 1
 */
export function mixture(
  mode: number,
  logWeight: (j: number) => number,
  value: (j: number) => number,
): number {
  const start = Math.max(0, Math.floor(mode));
  let sum = 0;
  for (let j = start; ; j += 1) {
    const weight = Math.exp(logWeight(j));
    sum += weight * value(j);
    if (!(weight >= NEGLIGIBLE)) break;
  }
  for (let j = start - 1; j >= 0; j -= 1) {
    const weight = Math.exp(logWeight(j));
    sum += weight * value(j);
    if (!(weight >= NEGLIGIBLE)) break;
  }
  return sum;
}

/** Log of the Poisson probability of `j` at the mean `mean`; `j` may be fractional, as in noncentral t. */
export const logPoisson = (j: number, mean: number): number =>
  (j === 0 ? 0 : j * Math.log(mean)) - mean - logGamma(j + 1);
