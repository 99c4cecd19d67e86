import {
  checkAbove,
  checkDf,
  checkFinite,
  checkInsideUnit,
  checkProbability,
  checkWhole,
} from './arguments.js';
import { chiSquareUpperQuantile, noncentralChiSquareCdf } from './chi-square.distribution.js';
import { fUpperQuantile, noncentralFCdf } from './f.distribution.js';
import { normalQuantile, normalTail } from './normal.distribution.js';
import { noncentralTCdf, tQuantile } from './t.distribution.js';

/**
 * Power analysis: the probability that a test detects an effect of a given size. Effect sizes, noncentralities and
 * conventions follow Cohen, Statistical Power Analysis for the Behavioral Sciences, 2nd ed., 1988.
 * Sample sizes may be fractional, so that the solvers can find continuous roots. Without an effect the
 * power is alpha.
 *
 * Every function throws a `RangeError` that names the argument when alpha is not between 0 and 1, tails
 * are not 1 or 2, the effect is not finite, a sample leaves no degrees of freedom, or the numbers are too
 * large to be computed.
 */

export type Tails = 1 | 2;

/** Significance level and sides of a test. */
export interface Test {
  /** Probability of a type I error, between 0 and 1, both excluded. @default 0.05 */
  readonly alpha?: number;
  /** 1 looks for an effect above zero only. @default 2 */
  readonly tails?: Tails;
  /**
   * Whether rejections on the side opposite to the effect count as power, as in statsmodels. Closed-form textbook
   * formulas leave them out. Without a meaning if `tails` is 1. @default true
   */
  readonly farTail?: boolean;
}

const DEFAULT_ALPHA = 0.05;

/** Fills in the defaults of a test. */
export function resolveTest({
  alpha = DEFAULT_ALPHA,
  tails = 2,
  farTail = true,
}: Test): Required<Test> {
  checkInsideUnit(alpha, 'Alpha');
  if (tails !== 1 && tails !== 2) throw new RangeError('Tails must be 1 or 2.');
  return { alpha, tails, farTail };
}

/** Power of a test whose statistic is noncentral t: the upper tail, and with two tails the lower one. */
function tPower(noncentrality: number, df: number, test: Test): number {
  const { alpha, tails, farTail } = resolveTest(test);
  const critical = -tQuantile(alpha / tails, df);
  const above = 1 - noncentralTCdf(critical, df, noncentrality);
  return tails === 1 || !farTail ? above : above + noncentralTCdf(-critical, df, noncentrality);
}

/**
 * Power of a test with a normal statistic.
 * @param mean of the statistic under the alternative, in standard deviations under the alternative
 * @param nullSd standard deviation under the null hypothesis over that under the alternative. @default 1
 * @param correction for continuity, in standard deviations under the alternative. @default 0
 */
export function normalPower(mean: number, test: Test, nullSd = 1, correction = 0): number {
  const { alpha, tails, farTail } = resolveTest(test);
  const critical = -normalQuantile(alpha / tails) * nullSd + correction;
  const above = normalTail(critical - mean);
  return tails === 1 || !farTail ? above : above + normalTail(critical + mean);
}

/**
 * Power of the t test of two independent groups.
 * @param d Cohen's d, the difference of the means in standard deviations
 * @param n1 size of the first group
 * @param ratio size of the second group over that of the first. @default 1
 */
export function powerTwoSampleT(input: { d: number; n1: number; ratio?: number } & Test): number {
  const { d, n1, ratio = 1 } = input;
  checkFinite(d, "Cohen's d");
  checkAbove(n1, 'The size of the first group');
  checkAbove(ratio, 'The ratio of the groups');
  const n2 = n1 * ratio;
  checkAbove(n1 + n2, 'The size of both groups', 2);
  return tPower(d * Math.sqrt((n1 * n2) / (n1 + n2)), n1 + n2 - 2, input);
}

/**
 * Power of the paired (or one-sample) t test.
 * @param d mean difference over the standard deviation of the differences
 * @param n pairs
 */
export function powerPairedT(input: { d: number; n: number } & Test): number {
  checkFinite(input.d, "Cohen's d");
  checkAbove(input.n, 'The number of pairs', 1);
  return tPower(input.d * Math.sqrt(input.n), input.n - 1, input);
}

/**
 * Power of a one-way analysis of variance with equal groups.
 * @param f Cohen's f, the standard deviation of the group means over that within groups
 * @param total size of all groups together
 */
export function powerAnova(input: {
  f: number;
  total: number;
  groups: number;
  alpha?: number;
}): number {
  const { f, total, groups } = input;
  const { alpha } = resolveTest(input);
  checkFinite(f, "Cohen's f");
  checkWhole(groups, 'The number of groups', 2);
  checkAbove(total, 'The size of all groups together', groups);
  const [df1, df2] = [groups - 1, total - groups];
  return 1 - noncentralFCdf(fUpperQuantile(alpha, df1, df2), df1, df2, f * f * total);
}

/** Cohen's h: the difference of two proportions on the arcsine scale. */
export function cohensH(p1: number, p2: number): number {
  checkProbability(p1, 'A proportion');
  checkProbability(p2, 'A proportion');
  return 2 * Math.asin(Math.sqrt(p1)) - 2 * Math.asin(Math.sqrt(p2));
}

/**
 * Power of the comparison of two independent proportions on the arcsine scale.
 * @param h Cohen's h, see `cohensH`
 * @param ratio size of the second group over that of the first. @default 1
 */
export function powerProportions(input: { h: number; n1: number; ratio?: number } & Test): number {
  const { h, n1, ratio = 1 } = input;
  checkFinite(h, "Cohen's h");
  checkAbove(n1, 'The size of the first group');
  checkAbove(ratio, 'The ratio of the groups');
  return normalPower(h * Math.sqrt(n1 * (ratio / (1 + ratio))), input);
}

/**
 * Power of a chi-square test.
 * @param w Cohen's w
 * @param total all observations
 */
export function powerChiSquare(input: {
  w: number;
  total: number;
  df: number;
  alpha?: number;
}): number {
  const { w, total, df } = input;
  const { alpha } = resolveTest(input);
  checkFinite(w, "Cohen's w");
  checkAbove(total, 'The number of observations');
  checkDf(df);
  return 1 - noncentralChiSquareCdf(chiSquareUpperQuantile(alpha, df), df, w * w * total);
}

/**
 * Power of the log-rank test under proportional hazards. Source: Schoenfeld 1983, Biometrics 39, 499.
 * @param hazardRatio hazard of the treated group over that of the control group
 * @param share share of the sample in the first group. @default 0.5
 */
export function powerLogRank(
  input: { hazardRatio: number; events: number; share?: number } & Test,
): number {
  const { hazardRatio, events, share = 0.5 } = input;
  checkAbove(hazardRatio, 'The hazard ratio');
  checkAbove(events, 'The number of events');
  checkInsideUnit(share, 'The share of the first group');
  return normalPower(
    Math.abs(Math.log(hazardRatio)) * Math.sqrt(events * share * (1 - share)),
    input,
  );
}
