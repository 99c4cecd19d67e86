import { findRoot } from './find-root.js';
import { normalQuantile } from './normal.distribution.js';
import {
  powerAnova,
  powerChiSquare,
  powerCorrelation,
  powerPairedT,
  powerProportions,
  powerTwoSampleT,
  type Test,
} from './power.js';

const DEFAULT_POWER = 0.8;
const LARGEST = 1e9;

/** What is asked for: the power besides the error. */
export interface Goal extends Test {
  /** 0 to 1. @default 0.8 */
  readonly power?: number;
}

/**
 * Finds the size at which a rising power reaches the goal: a continuous number, to be rounded up.
 * @param least the smallest size for which the power is defined
 * @throws {RangeError} when even a thousand million would not do (an effect of zero), or the goal is not
 *   between 0 and 1
 */
export function solveSize(
  powerAt: (n: number) => number,
  power = DEFAULT_POWER,
  least = 2,
): number {
  if (!(power > 0 && power < 1)) throw new RangeError('The power must lie between 0 and 1.');
  if (powerAt(least) >= power) return least;
  let [low, high] = [least, least * 2];
  while (!(powerAt(high) >= power)) {
    if (high > LARGEST)
      throw new RangeError('No sample size reaches this power: the effect is too small.');
    [low, high] = [high, high * 2];
  }
  return findRoot((n) => powerAt(n) - power, low, high, 1e-8);
}

// One degree of freedom: below it there is no whole study, and the quantiles lose their precision.
const LEAST_DF = 1;

/** Size of the first group; the second has `ratio` times as many. */
export function sizeTwoSampleT(goal: Goal & { d: number; ratio?: number }): number {
  const { ratio = 1 } = goal;
  const d = Math.abs(goal.d);
  return solveSize(
    (n1) => powerTwoSampleT({ ...goal, d, n1 }),
    goal.power,
    (2 + LEAST_DF) / (1 + ratio),
  );
}

/** Number of pairs. */
export const sizePairedT = (goal: Goal & { d: number }): number =>
  solveSize((n) => powerPairedT({ ...goal, d: Math.abs(goal.d), n }), goal.power, 1 + LEAST_DF);

/** Size of all groups together. */
export const sizeAnova = (goal: Omit<Goal, 'tails'> & { f: number; groups: number }): number =>
  solveSize((total) => powerAnova({ ...goal, total }), goal.power, goal.groups + LEAST_DF);

/** Size of the first group; the second has `ratio` times as many. */
export const sizeProportions = (goal: Goal & { h: number; ratio?: number }): number =>
  solveSize((n1) => powerProportions({ ...goal, h: Math.abs(goal.h), n1 }), goal.power, LEAST_DF);

/** All observations. */
export const sizeChiSquare = (goal: Omit<Goal, 'tails'> & { w: number; df: number }): number =>
  solveSize((total) => powerChiSquare({ ...goal, total }), goal.power, 1);

/** Number of pairs of measurements. */
export const sizeCorrelation = (goal: Goal & { r: number }): number =>
  solveSize((n) => powerCorrelation({ ...goal, r: Math.abs(goal.r), n }), goal.power, 3 + LEAST_DF);

/**
 * Events needed by the log-rank test, in closed form. Source: Schoenfeld 1983, Biometrics 39, 499:
 * (z of alpha + z of power)² / (share (1 - share) ln² of the hazard ratio).
 * @throws {RangeError} at a hazard ratio of 1, where no number of events is enough
 */
export function eventsLogRank(goal: Goal & { hazardRatio: number; share?: number }): number {
  const { hazardRatio, share = 0.5, alpha = 0.05, tails = 2, power = DEFAULT_POWER } = goal;
  const logRatio = Math.log(hazardRatio);
  if (logRatio === 0) throw new RangeError('No number of events shows a hazard ratio of 1.');
  const z = normalQuantile(1 - alpha / tails) + normalQuantile(power);
  return (z * z) / (share * (1 - share) * logRatio * logRatio);
}
