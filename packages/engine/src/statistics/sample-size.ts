import { checkAbove, checkDf, checkEffect, checkInsideUnit, checkWhole } from './arguments.js';
import { findRoot } from './find-root.js';
import { normalQuantile } from './normal.distribution.js';
import {
  checkCorrelation,
  powerAnova,
  powerChiSquare,
  powerCorrelation,
  powerPairedT,
  powerProportions,
  powerTwoSampleT,
  resolveTest,
  type Test,
} from './power-analysis.js';

/**
 * Sample sizes: the inverse of power, as continuous numbers to be rounded up by `roundUpSize`.
 *
 * Every function throws a `RangeError` at once, before it searches, when alpha or the power is not between
 * 0 and 1 (both excluded), tails are not 1 or 2, or the effect is 0 or not finite; and if even one billion
 * would not reach the power.
 */

const DEFAULT_POWER = 0.8;
const MAX_SIZE = 1e9;

/** Required power and significance level. */
export interface Goal extends Test {
  /** Probability of finding the effect, between 0 and 1, both excluded. @default 0.8 */
  readonly power?: number;
}

/**
 * Finds the size at which a rising power reaches the goal: a continuous number, to be rounded up.
 * @param least the smallest size for which the power is defined, above 0. @default 2
 * @throws {RangeError} if even one billion is not enough (an effect of zero), or the goal is not
 *   between 0 and 1
 */
export function solveSize(
  powerAt: (n: number) => number,
  power = DEFAULT_POWER,
  least = 2,
): number {
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

// Below one degree of freedom a study is not possible, and the quantiles lose precision.
const MIN_DF = 1;

function checkGoal({ power = DEFAULT_POWER, ...test }: Goal): void {
  resolveTest(test);
  checkInsideUnit(power, 'The power');
}

/** Size of the first group; the second has `ratio` times as many. */
export function sizeTwoSampleT(goal: Goal & { d: number; ratio?: number }): number {
  const { ratio = 1 } = goal;
  checkGoal(goal);
  checkEffect(goal.d, "Cohen's d");
  checkAbove(ratio, 'The ratio of the groups');
  const d = Math.abs(goal.d);
  return solveSize(
    (n1) => powerTwoSampleT({ ...goal, d, n1 }),
    goal.power,
    (2 + MIN_DF) / (1 + ratio),
  );
}

/** Number of pairs. */
export function sizePairedT(goal: Goal & { d: number }): number {
  checkGoal(goal);
  checkEffect(goal.d, "Cohen's d");
  const d = Math.abs(goal.d);
  return solveSize((n) => powerPairedT({ ...goal, d, n }), goal.power, 1 + MIN_DF);
}

/** Total size of all groups. */
export function sizeAnova(goal: Omit<Goal, 'tails'> & { f: number; groups: number }): number {
  const { f, groups, power } = goal;
  checkGoal(goal);
  checkEffect(f, "Cohen's f");
  checkWhole(groups, 'The number of groups', 2);
  return solveSize((total) => powerAnova({ ...goal, total }), power, groups + MIN_DF);
}

/** Size of the first group; the second has `ratio` times as many. */
export function sizeProportions(goal: Goal & { h: number; ratio?: number }): number {
  checkGoal(goal);
  checkEffect(goal.h, "Cohen's h");
  const h = Math.abs(goal.h);
  return solveSize((n1) => powerProportions({ ...goal, h, n1 }), goal.power, MIN_DF);
}

/** Total number of observations. */
export function sizeChiSquare(goal: Omit<Goal, 'tails'> & { w: number; df: number }): number {
  checkGoal(goal);
  checkEffect(goal.w, "Cohen's w");
  checkDf(goal.df);
  return solveSize((total) => powerChiSquare({ ...goal, total }), goal.power, 1);
}

/** Number of pairs of measurements. */
export function sizeCorrelation(goal: Goal & { r: number }): number {
  checkGoal(goal);
  checkEffect(goal.r, 'A correlation');
  checkCorrelation(goal.r);
  const r = Math.abs(goal.r);
  return solveSize((n) => powerCorrelation({ ...goal, r, n }), goal.power, 3 + MIN_DF);
}

/**
 * Events needed by the log-rank test, in closed form. Source: Schoenfeld 1983, Biometrics 39, 499:
 * (z of alpha + z of power)² / (share (1 - share) ln² of the hazard ratio).
 * @throws {RangeError} at a hazard ratio of 1, where no number of events is enough, or not above 0
 */
export function eventsLogRank(goal: Goal & { hazardRatio: number; share?: number }): number {
  const { hazardRatio, share = 0.5, power = DEFAULT_POWER } = goal;
  checkGoal(goal);
  checkAbove(hazardRatio, 'The hazard ratio');
  checkInsideUnit(share, 'The share of the first group');
  const { alpha, tails } = resolveTest(goal);
  const logRatio = Math.log(hazardRatio);
  if (logRatio === 0) throw new RangeError('No number of events shows a hazard ratio of 1.');
  const z = normalQuantile(power) - normalQuantile(alpha / tails);
  return (z * z) / (share * (1 - share) * logRatio * logRatio);
}
