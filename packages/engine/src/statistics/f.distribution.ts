import { invertRising } from './find-root.js';
import { logPoisson, mixture } from './poisson-mixture.js';
import { incompleteBeta } from './special-functions.js';

/** P(F ≤ f); A&S 26.6.2 in terms of the incomplete beta function. */
export const fCdf = (f: number, df1: number, df2: number): number =>
  f <= 0 ? 0 : incompleteBeta((df1 * f) / (df1 * f + df2), df1 / 2, df2 / 2);

/** The point with the share `p` below it. */
export const fQuantile = (p: number, df1: number, df2: number): number =>
  p <= 0 ? 0 : invertRising((f) => fCdf(f, df1, df2), p, 0, 1);

/**
 * P(F ≤ f) of the noncentral F distribution: beta distributions under Poisson weights, A&S 26.6.20.
 * @param noncentrality sum of the squared means, as in Cohen 1988
 */
export function noncentralFCdf(f: number, df1: number, df2: number, noncentrality: number): number {
  if (noncentrality === 0) return fCdf(f, df1, df2);
  if (f <= 0) return 0;
  const mean = noncentrality / 2;
  const x = (df1 * f) / (df1 * f + df2);
  return mixture(
    mean,
    (j) => logPoisson(j, mean),
    (j) => incompleteBeta(x, df1 / 2 + j, df2 / 2),
  );
}
