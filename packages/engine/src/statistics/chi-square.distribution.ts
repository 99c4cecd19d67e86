import { checkAbove, checkDf, checkNumber, checkProbability } from './arguments.js';
import { invertRising } from './find-root.js';
import { neighboringGammas } from './neighboring-values.js';
import { FAR_TAIL, logPoisson, sumMixture } from './poisson-mixture.js';
import { incompleteGamma, upperIncompleteGamma } from './special-functions.js';

/** P(X ≤ x) of the chi-square distribution; A&S 26.4.19. */
export function chiSquareCdf(x: number, df: number): number {
  checkDf(df);
  return incompleteGamma(df / 2, x / 2);
}

/** The point with the share `p` below it. */
export function chiSquareQuantile(p: number, df: number): number {
  checkProbability(p, 'A probability');
  checkDf(df);
  if (p === 0) return 0;
  return p === 1 ? Number.POSITIVE_INFINITY : invertRising((x) => chiSquareCdf(x, df), p, 0, df);
}

/** The point with the share `p` above it: precise where 1 - p would round to 1. */
export function chiSquareUpperQuantile(p: number, df: number): number {
  checkProbability(p, 'A probability');
  checkDf(df);
  if (p === 0 || p === 1) return chiSquareQuantile(1 - p, df);
  return invertRising((x) => Math.log(p / upperIncompleteGamma(df / 2, x / 2)), 0, 0, df);
}

/** P(X ≤ x) of the noncentral chi-square distribution: chi-squares under Poisson weights, A&S 26.4.25. */
export function noncentralChiSquareCdf(x: number, df: number, noncentrality: number): number {
  checkNumber(x, 'The argument of a distribution');
  const mean = noncentrality / 2;
  if (mean === 0) return chiSquareCdf(x, df);
  checkDf(df);
  checkAbove(noncentrality, 'The noncentrality');
  if (x <= 0) return 0;
  // X is at least (Z + √noncentrality)² for a standard normal Z.
  if (df >= 1 && Math.sqrt(noncentrality) - Math.sqrt(x) > FAR_TAIL) return 0;
  return sumMixture(mean, (j) => logPoisson(j, mean), neighboringGammas(x / 2, df / 2), df);
}
