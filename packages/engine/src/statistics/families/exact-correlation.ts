import { findRoot } from '../find-root.js';
import { neighboringBetas } from '../neighboring-values.js';
import { normalQuantile } from '../normal.distribution.js';
import { sumMixture } from '../poisson-mixture.js';
import { logGamma } from '../special-functions.js';
import { tCdf } from '../t.distribution.js';
import type { Situation, StatisticalTest } from '../plan/statistical-test.js';
import { correlation, type CorrelationDesign } from './correlation.js';

/**
 * Distribution of the sample correlation r of two normal variables: P(atanh r ≤ u). Given the values of one variable,
 * t = r √(n − 2) / √(1 − r²) is noncentral t with a noncentrality of ρ / √(1 − ρ²) times their norm, so that the Poisson
 * weights of Lenth (AS 243) become negative binomial ones. Source of the model: Anderson 2003, An Introduction to
 * Multivariate Statistical Analysis, section 4.2.
 * @param u atanh of the sample correlation
 * @param n pairs; may be fractional
 */
export function sampleCorrelationCdf(u: number, n: number, rho: number): number {
  if (u < 0) return 1 - sampleCorrelationCdf(-u, n, -rho);
  const df = n - 2;
  const t = Math.sinh(u) * Math.sqrt(df);
  if (rho === 0) return tCdf(t, df);
  const shape = (n - 1) / 2;
  const odds = rho / Math.sqrt(1 - rho * rho);
  const [logRho, logRest] = [Math.log(Math.abs(rho)), Math.log1p(-rho * rho)];
  const logWeight = (j: number) =>
    logGamma(shape + j) - logGamma(shape) - logGamma(j + 1) + shape * logRest + 2 * j * logRho;
  const x = Math.tanh(u) ** 2;
  const mean = shape * odds * odds;
  const even = sumMixture(mean, logWeight, neighboringBetas(x, 0.5, df / 2), df);
  const odd = sumMixture(mean, (j) => logWeight(j + 0.5), neighboringBetas(x, 1, df / 2), df);
  const below = tCdf(-odds * Math.sqrt(n - 1), n - 1);
  return Math.min(1, Math.max(0, below + (even + Math.sign(rho) * odd) / 2));
}

/** Beyond this u, r is 1 or −1 as a number, and its distribution changes no more. */
const MAX_U = 20;

/**
 * The u below which atanh r lies with the probability `p` if the correlation is `rho`.
 * @throws {RangeError} for a probability too small to be told from 0
 */
function lowerCritical(p: number, n: number, rho: number): number {
  const width = 1 / Math.sqrt(n - 3);
  const guess = Math.atanh(rho) + normalQuantile(p) * width;
  const excess = (u: number) => sampleCorrelationCdf(u, n, rho) - p;
  let [low, high] = [guess - width, guess + width];
  while (excess(low) > 0 && low > -MAX_U) low -= 2 * width;
  while (excess(high) < 0 && high < MAX_U) high += 2 * width;
  if (excess(low) > 0 || excess(high) < 0)
    throw new RangeError(`Alpha is too small for the exact distribution: ${p}.`);
  return findRoot(excess, low, high, 1e-12);
}

function powerOfExact(
  { effect, sizes: [n = 0], alpha, tails, farTail }: Situation,
  { nullValue = 0 }: CorrelationDesign,
): number {
  // The mirror image of a smaller correlation is a larger one.
  const [rho, none] = effect >= nullValue ? [effect, nullValue] : [-effect, -nullValue];
  const tail = alpha / tails;
  const above = sampleCorrelationCdf(lowerCritical(tail, n, -none), n, -rho);
  return tails === 1 || !farTail
    ? above
    : above + sampleCorrelationCdf(lowerCritical(tail, n, none), n, rho);
}

/** Test of a correlation by the exact distribution for two normal variables. The effect is the expected correlation. */
export const correlationExact: StatisticalTest<CorrelationDesign> = {
  ...correlation,
  id: 'correlation-exact',
  name: 'Exact correlation test for two normal variables',
  source: 'exact distribution of r, Anderson 2003',
  computePower: powerOfExact,
};
