import { checkDf, checkFinite, checkNumber, checkProbability } from './arguments.js';
import { invertRising } from './find-root.js';
import { neighboringBetas } from './neighboring-values.js';
import { normalCdf, normalTail } from './normal.distribution.js';
import { FAR_TAIL, logPoisson, sumMixture, NEGLIGIBLE } from './poisson-mixture.js';
import { incompleteBeta, upperIncompleteGamma } from './special-functions.js';

/** Above this, the normal approximations are more precise than the exact formulas with rounding errors. */
const MANY_DF = 5e7;

/** P(T > t) of Student's t; A&S 26.7.1 in terms of the incomplete beta function. `df` may be fractional. */
export function tTail(t: number, df: number): number {
  checkNumber(t, 'The argument of a distribution');
  checkDf(df);
  if (df > MANY_DF) return normalTail(t);
  const tail = incompleteBeta(df / (df + t * t), df / 2, 0.5) / 2;
  return t >= 0 ? tail : 1 - tail;
}

/** P(T ≤ t) of Student's t. */
export const tCdf = (t: number, df: number): number => tTail(-t, df);

/** The point with the share `p` below it, precise for small `p` too. Infinite at 0 and 1. */
export function tQuantile(p: number, df: number): number {
  checkProbability(p, 'A probability');
  checkDf(df);
  if (p === 0) return Number.NEGATIVE_INFINITY;
  if (p === 1) return Number.POSITIVE_INFINITY;
  return p < 0.5
    ? -invertRising((t) => Math.log(p / tTail(t, df)), 0, 0, 2)
    : invertRising((t) => 1 - tTail(t, df), p, 0, 2);
}

/**
 * P(T ≤ t) of the noncentral t distribution. Source: Lenth 1989, Algorithm AS 243, Applied Statistics 38,
 * 185: a mixture of incomplete beta functions under Poisson weights; above 50 million degrees of freedom
 * the normal approximation A&S 26.7.10.
 * @param noncentrality mean of the normal variable in the numerator
 */
export function noncentralTCdf(t: number, df: number, noncentrality: number): number {
  const mean = (noncentrality * noncentrality) / 2;
  if (mean === 0) return tCdf(t, df);
  checkNumber(t, 'The argument of a distribution');
  checkDf(df);
  checkFinite(noncentrality, 'The noncentrality');
  if (t < 0) return 1 - noncentralTCdf(-t, df, -noncentrality);
  if (t === Number.POSITIVE_INFINITY || noncentrality < -FAR_TAIL) return 1;
  if (df > MANY_DF) {
    const spread = Math.sqrt(1 + (t / df) * (t / 2));
    return normalCdf((t * (1 - 1 / (4 * df)) - noncentrality) / spread);
  }
  if (isFarBelow(t, df, noncentrality)) return 0;
  const x = 1 / (1 + df / (t * t));
  const even = sumMixture(mean, (j) => logPoisson(j, mean), neighboringBetas(x, 0.5, df / 2), df);
  const odd = sumMixture(
    mean,
    (j) => logPoisson(j + 0.5, mean),
    neighboringBetas(x, 1, df / 2),
    df,
  );
  const sum = normalCdf(-noncentrality) + (even + Math.sign(noncentrality) * odd) / 2;
  return Math.min(1, Math.max(0, sum));
}

/**
 * Whether P(T ≤ t) is negligible: T below t needs a numerator below half the noncentrality, or a
 * denominator above what that leaves.
 */
function isFarBelow(t: number, df: number, noncentrality: number): boolean {
  if (!(noncentrality / 2 > FAR_TAIL)) return false;
  const ratio = noncentrality / (2 * t);
  return upperIncompleteGamma(df / 2, (df * ratio * ratio) / 2) < NEGLIGIBLE;
}
