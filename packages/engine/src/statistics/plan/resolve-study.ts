import { solveSize } from '../sample-size.js';
import type { Tails } from '../power-analysis.js';
import { resolveClusters, type Clusters, type ResolvedClusters } from './clusters.js';
import { alphaPerComparison, type Comparisons, type Correction } from './multiplicity.js';
import type { EffectRange, StatisticalTest } from './statistical-test.js';
import { ensureArgument, StatisticsError } from './statistics-error.js';

/** What all tests have in common. */
export interface StudyOptions {
  /** Probability of a type I error of the study, between 0 and 1. @default 0.05 */
  readonly alpha?: number;
  /** 1 tests on the side of the effect only. @default 2 */
  readonly tails?: Tails;
  /**
   * Whether rejections on the side opposite to the effect count as power. False gives the closed-form formulas of
   * textbooks; the size differs by less than 0.001 at a power of 0.8. @default true
   */
  readonly farTail?: boolean;
  /** Relative sizes of the groups, such as [1, 2]. @default equal */
  readonly allocation?: readonly number[];
  /** Share of the enrolled that is lost, 0 up to but not including 1. @default 0 */
  readonly attrition?: number;
  /** @default people are assigned one by one */
  readonly clusters?: Clusters;
  /** @default one comparison */
  readonly comparisons?: Comparisons;
}

/** Required power. */
export interface PowerGoal {
  /** Probability of finding the effect, between 0 and 1. @default 0.8 */
  readonly power?: number;
}

/** The options with everything filled in. */
export interface ResolvedStudy {
  readonly alpha: number;
  readonly alphaPerComparison: number;
  readonly comparisons: { readonly count: number; readonly correction: Correction };
  readonly tails: Tails;
  readonly farTail: boolean;
  /** Share of each group in the total. */
  readonly shares: readonly number[];
  readonly attrition: number;
  readonly clusters: ResolvedClusters | null;
  /** 1 without clusters. */
  readonly designEffect: number;
}

const DEFAULT_ALPHA = 0.05;
const DEFAULT_POWER = 0.8;

const PROBABILITY = {
  why: 'It must lie between 0 and 1, both excluded.',
  how: 'Common values are 0.05 for alpha and 0.8 or 0.9 for the power.',
};

/** Required power, checked. */
export function resolvePower({ power = DEFAULT_POWER }: PowerGoal, alpha: number): number {
  ensureArgument(power > 0 && power < 1, 'power', power, PROBABILITY);
  ensureArgument(power > alpha, 'power', power, {
    why: `Without any effect the test already finds one with a probability of ${alpha}.`,
    how: 'Ask for a power above alpha.',
  });
  return power;
}

/** Checks the options of a study and fills in the defaults. */
export function resolveStudy<Design extends object>(
  test: StatisticalTest<Design>,
  design: Design,
  options: StudyOptions,
): ResolvedStudy {
  const { alpha = DEFAULT_ALPHA, tails = 2, farTail = true, attrition = 0 } = options;
  ensureArgument(alpha > 0 && alpha < 1, 'alpha', alpha, PROBABILITY);
  ensureArgument(tails === 1 || tails === 2, 'tails', tails, {
    why: 'A test has one side or two.',
    how: 'Give 1 or 2.',
  });
  ensureArgument(attrition >= 0 && attrition < 1, 'attrition', attrition, {
    why: 'It is the share of the enrolled that is lost, and someone must be left.',
    how: 'Give a number from 0 to below 1, such as 0.15.',
  });
  const { count, correction = 'bonferroni' } = options.comparisons ?? { count: 1 };
  ensureArgument(Number.isSafeInteger(count) && count >= 1, 'comparisons.count', count, {
    why: 'Comparisons are counted.',
    how: 'Give a whole number, 1 or more.',
  });
  const [strictest = alpha] = alphaPerComparison(alpha, { count, correction });
  const clusters = options.clusters === undefined ? null : resolveClusters(options.clusters);
  return {
    alpha,
    alphaPerComparison: strictest,
    comparisons: { count, correction },
    tails,
    // Exact tests count every outcome that is significant.
    farTail: farTail || test.isDiscrete,
    shares: resolveShares(test.countGroups(design), options.allocation),
    attrition,
    clusters,
    designEffect: clusters?.designEffect ?? 1,
  };
}

const LARGEST_RATIO = 1000;

function resolveShares(groups: number, allocation: readonly number[] | undefined) {
  if (allocation === undefined) return Array.from({ length: groups }, () => 1 / groups);
  const shown = `[${allocation.join(', ')}]`;
  if (allocation.length !== groups) {
    throw new StatisticsError('inconsistent', 'allocation', {
      what: `allocation is ${shown}.`,
      why: `The test has ${groups === 1 ? 'one group' : `${groups} groups`}.`,
      how: `Give ${groups === 1 ? 'one number' : `${groups} numbers`}, or leave it out.`,
    });
  }
  const most = Math.max(...allocation);
  const isValid = allocation.every((each) => each > 0 && most / each <= LARGEST_RATIO);
  ensureArgument(isValid && Number.isFinite(most), 'allocation', shown, {
    why: 'Every group needs members, and none more than 1000 times as many as another.',
    how: 'Give relative sizes above 0, such as [1, 2].',
  });
  const sum = allocation.reduce((total, each) => total + each, 0);
  return allocation.map((each) => each / sum);
}

/** @throws {StatisticsError} unless the test can be planned for the effect */
export function checkPlannedEffect(effect: number, effectName: string, range: EffectRange): void {
  const { none, low, high } = range;
  ensureArgument(effect > low && effect < high, 'effect', effect, {
    why: `${effectName} must lie between ${low} and ${high}, both excluded.`,
    how: 'Give the smallest effect that matters.',
  });
  if (effect === none) {
    throw new StatisticsError('no-effect', 'effect', {
      what: `effect is ${effect}.`,
      why: 'That is the null hypothesis, which no sample can show to be false.',
      how: `Give a value other than ${none}.`,
    });
  }
}

/** `solveSize` with an error that says what to change. */
export function solveTotal(powerAt: (total: number) => number, power: number, least: number) {
  try {
    return solveSize(powerAt, power, least);
  } catch (error) {
    if (error instanceof StatisticsError) throw error;
    throw new StatisticsError('unreachable', 'effect', {
      what: 'No sample size up to one billion reaches the power.',
      why: 'The effect is too close to the null hypothesis, or the numbers are too extreme.',
      how: 'Plan for a larger effect, a lower power or a larger alpha.',
    });
  }
}
