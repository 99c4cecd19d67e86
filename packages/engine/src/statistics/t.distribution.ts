import { invertRising } from './find-root.js';
import { normalCdf } from './normal.distribution.js';
import { logPoisson, mixture } from './poisson-mixture.js';
import { incompleteBeta } from './special-functions.js';

/** P(T > t) of Student's t; A&S 26.7.1 in terms of the incomplete beta function. `df` may be fractional. */
export function tTail(t: number, df: number): number {
  const tail = incompleteBeta(df / (df + t * t), df / 2, 0.5) / 2;
  return t >= 0 ? tail : 1 - tail;
}

/** P(T ≤ t) of Student's t. */
export const tCdf = (t: number, df: number): number => tTail(-t, df);

/** The point with the share `p` below it. */
export function tQuantile(p: number, df: number): number {
  if (p <= 0) return Number.NEGATIVE_INFINITY;
  if (p >= 1) return Number.POSITIVE_INFINITY;
  if (p < 0.5) return -tQuantile(1 - p, df);
  return invertRising((t) => 1 - tTail(t, df), p, 0, 2);
}

/**
 * P(T ≤ t) of the noncentral t distribution. Source: Lenth 1989, Algorithm AS 243, Applied Statistics 38,
 * 185: a mixture of incomplete beta functions under Poisson weights.
 * @param noncentrality mean of the normal variable above the line
 */
export function noncentralTCdf(t: number, df: number, noncentrality: number): number {
  if (noncentrality === 0) return tCdf(t, df);
  if (t < 0) return 1 - noncentralTCdf(-t, df, -noncentrality);
  const mean = (noncentrality * noncentrality) / 2;
  const x = (t * t) / (t * t + df);
  const even = mixture(
    mean,
    (j) => logPoisson(j, mean),
    (j) => incompleteBeta(x, j + 0.5, df / 2),
  );
  const odd = mixture(
    mean,
    (j) => logPoisson(j + 0.5, mean),
    (j) => incompleteBeta(x, j + 1, df / 2),
  );
  const sum = normalCdf(-noncentrality) + (even + Math.sign(noncentrality) * odd) / 2;
  return Math.min(1, Math.max(0, sum));
}
