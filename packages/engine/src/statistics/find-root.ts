import { checkAbove, checkFinite } from './arguments.js';

const MAX_STEPS = 200;

/**
 * Finds where a continuous function crosses zero between two points of opposite sign. Source: Brent,
 * Algorithms for Minimization without Derivatives, 1973, chapter 4.
 * @param tolerance absolute width at which the search ends. @default 1e-10
 * @throws {RangeError} when both ends have the same sign, the function has no value at one of them, or a
 *   number is not finite
 */
export function findRoot(
  f: (x: number) => number,
  low: number,
  high: number,
  tolerance = 1e-10,
): number {
  checkFinite(low, 'The low end');
  checkFinite(high, 'The high end');
  checkAbove(tolerance, 'The tolerance');
  let [a, b] = [low, high];
  let [fa, fb] = [f(a), f(b)];
  if (Number.isNaN(fa) || Number.isNaN(fb)) throw new RangeError('No root: no value at one end.');
  if (fa * fb > 0) throw new RangeError('No root: the function has one sign at both ends.');
  let [c, fc] = [a, fa];
  let [last, beforeLast] = [b - a, b - a];
  for (let step = 0; step < MAX_STEPS && fb !== 0; step += 1) {
    if (fb * fc > 0) {
      [c, fc] = [a, fa];
      last = b - a;
      beforeLast = last;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const enough = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2;
    const half = (c - b) / 2;
    if (Math.abs(half) <= enough) break;
    const guess = Math.abs(fa) > Math.abs(fb) ? interpolate(a, b, c, fa, fb, fc) : half;
    const useful =
      Math.abs(beforeLast) >= enough &&
      Math.abs(guess) < Math.min(1.5 * Math.abs(half), Math.abs(beforeLast) / 2) &&
      guess * half > 0;
    beforeLast = useful ? last : half;
    last = useful ? guess : half;
    [a, fa] = [b, fb];
    b += Math.abs(last) > enough ? last : Math.sign(half) * enough;
    fb = f(b);
  }
  return b;
}

/** The step from b that inverse quadratic interpolation, or with two points the secant, proposes. */
function interpolate(a: number, b: number, c: number, fa: number, fb: number, fc: number): number {
  if (a === c) return ((b - a) * fb) / (fa - fb);
  const atA = (a * fb * fc) / ((fa - fb) * (fa - fc));
  const atB = (b * fa * fc) / ((fb - fa) * (fb - fc));
  const atC = (c * fa * fb) / ((fc - fa) * (fc - fb));
  return atA + atB + atC - b;
}

/**
 * Inverts a function that rises with its argument.
 * @param from a point where the function is below the target
 * @param to a point above 0; it is doubled until the target lies inside
 * @throws {RangeError} when the function never reaches the target, or `to` is not above 0
 */
export function invertRising(
  f: (x: number) => number,
  target: number,
  from: number,
  to: number,
): number {
  checkAbove(to, 'The high end');
  let [low, high] = [from, to];
  while (f(high) < target && high < Number.MAX_VALUE / 2) [low, high] = [high, high * 2];
  return findRoot((x) => f(x) - target, low, high, 1e-13 * Math.max(1, high));
}
