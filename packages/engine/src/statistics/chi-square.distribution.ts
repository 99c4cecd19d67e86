import { invertRising } from './find-root.js';
import { logPoisson, mixture } from './poisson-mixture.js';
import { incompleteGamma } from './special-functions.js';

/** P(X ≤ x) of the chi-square distribution; A&S 26.4.19. */
export const chiSquareCdf = (x: number, df: number): number => incompleteGamma(df / 2, x / 2);

/** The point with the share `p` below it. */
export const chiSquareQuantile = (p: number, df: number): number =>
  p <= 0 ? 0 : invertRising((x) => chiSquareCdf(x, df), p, 0, df);

/** P(X ≤ x) of the noncentral chi-square distribution: chi-squares under Poisson weights, A&S 26.4.25. */
export function noncentralChiSquareCdf(x: number, df: number, noncentrality: number): number {
  if (noncentrality === 0) return chiSquareCdf(x, df);
  if (x <= 0) return 0;
  const mean = noncentrality / 2;
  return mixture(
    mean,
    (j) => logPoisson(j, mean),
    (j) => chiSquareCdf(x, df + 2 * j),
  );
}
