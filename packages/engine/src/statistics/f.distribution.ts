import { checkAbove, checkDf, checkNumber, checkProbability } from './arguments.js';
import { invertRising } from './find-root.js';
import { neighboringBetas } from './neighboring-values.js';
import { FAR_TAIL, logPoisson, sumMixture, NEGLIGIBLE } from './poisson-mixture.js';
import { incompleteBeta, upperIncompleteGamma } from './special-functions.js';

/** Argument of the beta distribution for f; 1 at infinity. */
const betaPoint = (f: number, df1: number, df2: number) => 1 / (1 + df2 / (df1 * f));

/** P(F ≤ f); A&S 26.6.2 in terms of the incomplete beta function. */
export function fCdf(f: number, df1: number, df2: number): number {
  checkNumber(f, 'The argument of a distribution');
  checkDf(df1, df2);
  return f <= 0 ? 0 : incompleteBeta(betaPoint(f, df1, df2), df1 / 2, df2 / 2);
}

/** P(F > f), precise in the far tail. */
const fTail = (f: number, df1: number, df2: number): number =>
  f <= 0 ? 1 : incompleteBeta(df2 / (df1 * f + df2), df2 / 2, df1 / 2);

/** The point with the share `p` below it. */
export function fQuantile(p: number, df1: number, df2: number): number {
  checkProbability(p, 'A probability');
  checkDf(df1, df2);
  if (p === 0) return 0;
  return p === 1 ? Number.POSITIVE_INFINITY : invertRising((f) => fCdf(f, df1, df2), p, 0, 1);
}

/** The point with the share `p` above it: precise where 1 - p would round to 1. */
export function fUpperQuantile(p: number, df1: number, df2: number): number {
  checkProbability(p, 'A probability');
  checkDf(df1, df2);
  if (p === 0 || p === 1) return fQuantile(1 - p, df1, df2);
  return invertRising((f) => Math.log(p / fTail(f, df1, df2)), 0, 0, 1);
}

/**
 * P(F ≤ f) of the noncentral F distribution: beta distributions under Poisson weights, A&S 26.6.20.
 * @param noncentrality sum of the squared means, as in Cohen 1988
 */
export function noncentralFCdf(f: number, df1: number, df2: number, noncentrality: number): number {
  const mean = noncentrality / 2;
  if (mean === 0) return fCdf(f, df1, df2);
  checkNumber(f, 'The argument of a distribution');
  checkDf(df1, df2);
  checkAbove(noncentrality, 'The noncentrality');
  if (f <= 0) return 0;
  if (isFarBelow(f, df1, df2, noncentrality)) return 0;
  const x = betaPoint(f, df1, df2);
  return sumMixture(
    mean,
    (j) => logPoisson(j, mean),
    neighboringBetas(x, df1 / 2, df2 / 2),
    Math.max(df1, df2),
  );
}

/**
 * Whether P(F ≤ f) is negligible: F below f needs a numerator below a quarter of the noncentrality, or
 * a denominator above what that leaves.
 */
const isFarBelow = (f: number, df1: number, df2: number, noncentrality: number): boolean =>
  df1 >= 1 &&
  Math.sqrt(noncentrality) / 2 > FAR_TAIL &&
  upperIncompleteGamma(df2 / 2, ((noncentrality / (8 * df1)) * df2) / f) < NEGLIGIBLE;
