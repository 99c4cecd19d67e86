import { checkAbove, checkInsideUnit } from './arguments.js';
import { findRoot } from './find-root.js';

const MAX_SIZE = 1e9;

/**
 * Finds the size at which a rising power reaches the goal: a continuous number, to be rounded up.
 * @param least the smallest size for which the power is defined, above 0. @default 2
 * @throws {RangeError} if even one billion is not enough (an effect of zero), or the goal is not
 *   between 0 and 1
 */
export function solveSize(powerAt: (n: number) => number, power: number, least = 2): number {
  checkInsideUnit(power, 'The power');
  checkAbove(least, 'The least size');
  if (powerAt(least) >= power) return least;
  let [low, high] = [least, least * 2];
  while (!(powerAt(high) >= power)) {
    if (high > MAX_SIZE)
      throw new RangeError('No sample size reaches this power: the effect is too small.');
    [low, high] = [high, high * 2];
  }
  return findRoot((n) => powerAt(n) - power, low, high, 1e-8);
}
