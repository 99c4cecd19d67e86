import { checkNumber, checkProbability } from './arguments.js';
import { findRoot } from './find-root.js';
import { incompleteGamma, upperIncompleteGamma } from './special-functions.js';

/** P(Z ≤ z) of the standard normal distribution; Φ(z) = Q(1/2, z²/2) / 2 for z below 0 (DLMF 7.11.1). */
export function normalCdf(z: number): number {
  checkNumber(z, 'The argument of a distribution');
  const square = (z * z) / 2;
  return z < 0 ? upperIncompleteGamma(0.5, square) / 2 : 0.5 + incompleteGamma(0.5, square) / 2;
}

/** P(Z > z), exact in the far tail. */
export const normalTail = (z: number): number => normalCdf(-z);

/** Below it every probability rounds to 0. */
const LOWEST = -39;

/**
 * The point with the share `p` below it: a root of `normalCdf`, sought in the lower tail where the
 * function keeps its relative precision. Infinite at 0 and 1.
 */
export function normalQuantile(p: number): number {
  checkProbability(p, 'A probability');
  if (p <= 0) return Number.NEGATIVE_INFINITY;
  if (p >= 1) return Number.POSITIVE_INFINITY;
  if (p > 0.5) return -normalQuantile(1 - p);
  return findRoot((z) => Math.log(normalCdf(z) / p), LOWEST, 0, 1e-14);
}
