import { roundUpSize } from '../planning.js';
import {
  analyzedSizes,
  computePower,
  resolveSize,
  splitWhole,
  type ResolvedSize,
  type StudySize,
} from './compute-power.js';
import { createConflict, planConflicts, type PlanConflict } from './conflicts.js';
import { findDetectableEffect } from './detectable-effect.js';
import { planSampleSize, type SamplePlan } from './plan-sample-size.js';
import type { PowerGoal, StudyOptions } from './resolve-study.js';
import type { StatisticalTest } from './statistical-test.js';
import { StatisticsError } from './statistics-error.js';

/** What a given sample size achieves. */
export interface SampleCheck {
  /** Power of the given size for the planned effect. */
  readonly power: number;
  /** Smallest effect that the given size finds with the required power; null if there is none. */
  readonly detectableEffect: number | null;
  readonly total: number;
  /** What the required power needs instead. */
  readonly plan: SamplePlan;
  readonly conflicts: readonly PlanConflict[];
}

const ROUNDING = 1e-9;

/**
 * Power and smallest detectable effect of a study whose size is given, and what does not fit together.
 * @throws {StatisticsError} for input that no study can have
 */
export function checkSampleSize<Design extends object>(
  test: StatisticalTest<Design>,
  input: NoInfer<Design> & StudyOptions & PowerGoal & StudySize & { readonly effect: number },
): SampleCheck {
  const size = resolveSize(test, input, input);
  const { groupSizes } = input;
  const plan = planSampleSize(test, {
    ...input,
    ...(groupSizes === undefined ? {} : { allocation: groupSizes }),
  });
  const power = computePower(test, input);
  const { none } = test.getEffects(input);
  const direction = input.effect < none ? 'decrease' : 'increase';
  const isSymmetric = test.getEffects(input).low === Number.NEGATIVE_INFINITY;
  const detectableEffect = orNull(() =>
    findDetectableEffect(test, { ...input, direction: isSymmetric ? 'increase' : direction }),
  );
  const planned = isSymmetric ? Math.abs(input.effect) : input.effect;
  const { study, enrolled } = size;
  const { clusters, alphaPerComparison: alpha, tails, farTail } = study;
  const people = groupSizes ?? splitWhole(size.total, study.shares);
  const leastExpected = test.getLeastExpected?.(
    { effect: input.effect, sizes: analyzedSizes(test, study, enrolled), alpha, tails, farTail },
    input,
  );
  const isPowerMissed = power < plan.power - ROUNDING;
  return {
    power,
    detectableEffect,
    total: size.total,
    plan,
    conflicts: [
      ...(isPowerMissed
        ? [createConflict('size-too-small', { given: size.total, needed: plan.total })]
        : []),
      ...(isPowerMissed && detectableEffect !== null
        ? [createConflict('effect-not-detectable', { given: planned, needed: detectableEffect })]
        : []),
      ...unevenGroups(size, groupSizes !== undefined),
      ...partialClusters(size, people),
      ...planConflicts({
        clusters: clusters && people.map((each) => Math.floor(each / clusters.size + ROUNDING)),
        leastExpected,
      }),
    ],
  };
}

function orNull(compute: () => number): number | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof StatisticsError && error.code === 'unreachable') return null;
    throw error;
  }
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

/** Totals above the given one that are tried. */
const TRIED_TOTALS = 2000;

function unevenGroups({ study, total }: ResolvedSize, isByGroup: boolean): readonly PlanConflict[] {
  const fits = (size: number) => study.shares.every((share) => isWhole(size * share));
  if (isByGroup || fits(total)) return [];
  let needed = Math.ceil(total);
  while (!fits(needed) && needed < total + TRIED_TOTALS) needed += 1;
  return [createConflict('uneven-groups', { given: total, needed })];
}

function partialClusters(
  { study: { clusters } }: ResolvedSize,
  people: readonly number[],
): readonly PlanConflict[] {
  const given = people.find((size) => clusters !== null && !isWhole(size / clusters.size));
  if (given === undefined || clusters === null) return [];
  const needed = roundUpSize(given / clusters.size) * clusters.size;
  return [createConflict('partial-clusters', { given, needed })];
}
