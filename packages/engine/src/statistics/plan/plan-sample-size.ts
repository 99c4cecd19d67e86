import { roundUpSize } from '../planning.js';
import { analyzedSizes, powerOfSizes } from './compute-power.js';
import { planConflicts, type PlanConflict } from './conflicts.js';
import {
  checkPlannedEffect,
  resolvePower,
  resolveStudy,
  solveTotal,
  type PowerGoal,
  type ResolvedStudy,
  type StudyOptions,
} from './resolve-study.js';
import type { StatisticalTest } from './statistical-test.js';
import { StatisticsError } from './statistics-error.js';

/** A sample size with everything it was computed from. */
export interface SamplePlan {
  readonly test: Pick<StatisticalTest, 'id' | 'name' | 'effectName' | 'isSided' | 'source'>;
  readonly effect: number;
  /** The test's own arguments in words. */
  readonly design: readonly string[];
  /** All options with their defaults. */
  readonly study: ResolvedStudy;
  /** Required power. */
  readonly power: number;
  /** Power of the whole sizes. */
  readonly reachedPower: number;
  /** Size of each group as a continuous number; whole for discrete tests. Before clusters and attrition. */
  readonly exactSizes: readonly number[];
  /** Whole number to analyze in each group. Before clusters and attrition. */
  readonly analyzedSizes: readonly number[];
  /** Whole number to enroll in each group, with clusters and attrition. */
  readonly enrolledSizes: readonly number[];
  /** Whole clusters in each group; null without clusters. */
  readonly clusters: readonly number[] | null;
  /** Number to enroll in all. */
  readonly total: number;
  /** Number of events to observe, rounded up; null for tests that do not count events. */
  readonly events: number | null;
  readonly conflicts: readonly PlanConflict[];
}

export const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * Sample size at which a test finds an effect with the power: continuous, whole, and with clusters and attrition.
 * @throws {StatisticsError} for input that no study can have, or if one billion is not enough
 */
export function planSampleSize<Design extends object>(
  test: StatisticalTest<Design>,
  input: NoInfer<Design> & StudyOptions & PowerGoal & { readonly effect: number },
): SamplePlan {
  const { effect } = input;
  const study = resolveStudy(test, input, input);
  const power = resolvePower(input, study.alphaPerComparison);
  checkPlannedEffect(effect, test.effectName, test.getEffects(input));
  const { shares } = study;
  const powerAt = (sizes: readonly number[]) => powerOfSizes(test, input, study, { effect, sizes });
  const least = test.getLeastTotal(shares, input);
  const exactSizes = test.isDiscrete
    ? findWholeSizes((sizes) => powerAt(sizes) >= power, shares, least)
    : scale(
        solveTotal((total) => powerAt(scale(total, shares)), power, least),
        shares,
      );
  const analyzed = exactSizes.map(roundUpSize);
  const { enrolledSizes, clusters } = enroll(study, exactSizes, analyzed);
  const counted = clusters === null ? analyzed : analyzedSizes(test, study, enrolledSizes);
  const plan = {
    test,
    effect,
    design: test.describeDesign?.(input, effect) ?? [],
    study,
    power,
    reachedPower: powerAt(counted),
    exactSizes,
    analyzedSizes: analyzed,
    enrolledSizes,
    clusters,
    total: sum(enrolledSizes),
    events:
      test.countEvents === undefined ? null : roundUpSize(test.countEvents(sum(exactSizes), input)),
  };
  const { alphaPerComparison: alpha, tails, farTail } = study;
  const leastExpected = test.getLeastExpected?.(
    { effect, sizes: counted, alpha, tails, farTail },
    input,
  );
  return { ...plan, conflicts: planConflicts({ clusters, leastExpected }) };
}

const scale = (total: number, shares: readonly number[]) => shares.map((share) => total * share);

/** The numbers to enroll: times the design effect, over the share that stays, in whole clusters. */
function enroll(
  { clusters, designEffect, attrition }: ResolvedStudy,
  exact: readonly number[],
  analyzed: readonly number[],
) {
  if (clusters === null) {
    const enrolledSizes = analyzed.map((size) => roundUpSize(size / (1 - attrition)));
    return { enrolledSizes, clusters: null };
  }
  const perGroup = exact.map((size) => {
    const people = roundUpSize(roundUpSize(size * designEffect) / (1 - attrition));
    return roundUpSize(people / clusters.size);
  });
  return {
    enrolledSizes: perGroup.map((count) => Math.ceil(count * clusters.size - 1e-9)),
    clusters: perGroup,
  };
}

const LARGEST_DISCRETE = 20_000;
/** How far below the size where doubling and halving end the search begins, since the power of exact tests rises unevenly. */
const BACK_SHARE = 0.85;
const BACK = 10;

/**
 * Smallest whole sizes that suffice. The power of an exact test need not rise with each person, so that the next larger size
 * may reach slightly less.
 */
function findWholeSizes(
  isEnough: (sizes: readonly number[]) => boolean,
  shares: readonly number[],
  least: number,
): readonly number[] {
  const smallest = Math.min(...shares);
  // The smallest group has n members, the others in proportion.
  const sizesOf = (n: number) => shares.map((share) => roundUpSize((n * share) / smallest));
  const first = Math.max(1, Math.ceil(least * smallest));
  let [low, high] = [first, first];
  while (!isEnough(sizesOf(high))) {
    [low, high] = [high, high * 2];
    if (high > LARGEST_DISCRETE) {
      throw new StatisticsError('too-large', 'effect', {
        what: 'The exact test needs more persons than can be enumerated.',
        why: 'The effect is small.',
        how: 'Use the z test; in samples of this size the results hardly differ.',
      });
    }
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(sizesOf(middle))) high = middle;
    else low = middle;
  }
  for (let n = Math.max(first, Math.floor(high * BACK_SHARE) - BACK); n < high; n += 1) {
    if (isEnough(sizesOf(n))) return sizesOf(n);
  }
  return sizesOf(high);
}
