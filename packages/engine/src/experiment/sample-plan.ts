import type { PowerAnalysis, SamplePlanRequest } from '@spinout/api-client';
import { splitWhole } from '../statistics/plan/compute-power.js';
import type { PlanConflict } from '../statistics/plan/conflicts.js';
import type { ResolvedStudy } from '../statistics/plan/resolve-study.js';
import { roundUpSize } from '../statistics/planning.js';
import { computePowerCurve } from '../statistics/power-curve.js';
import { calculationOf, type Calculation } from './calculation.js';
import type { Analysis, Family } from './family.js';
import { isWithin, readPlanOptions, type ChosenOptions } from './plan-options.js';
import { powerStatement } from './power-statement.js';

const TAILS = 2;
const LARGEST_SAMPLE = 1_000_000;

/**
 * Works out how many to enroll, and everything that belongs in the methods section. With a sample size, the power
 * follows from it instead.
 * @param plan inputs out of their range are left out
 * @param basis where the effect comes from. @default the convention
 */
export function planSample(
  analysis: Analysis,
  family: Family,
  plan: SamplePlanRequest = {},
  basis?: string,
): PowerAnalysis {
  const calculation = calculationOf(analysis);
  const options = readPlanOptions(plan, family, calculation.groups);
  const needed = calculation.plan(options);
  const { study, clusters } = needed;
  const { groups, powerAt, detectAt, least } = bySizeOfFirst(calculation, options, study);
  const [share = 1] = study.shares;
  const typed = isWithin(plan.sample_size, groups * least + 1, LARGEST_SAMPLE)
    ? Math.round(plan.sample_size)
    : undefined;
  const exact = (needed.exactSizes[0] ?? 0) * study.designEffect;
  const perGroup =
    typed === undefined
      ? Math.max(least, roundUpSize(exact))
      : Math.max(least, Math.floor(typed * (1 - options.attrition) * share + 1e-9));
  const sizes =
    typed === undefined
      ? perGroup > roundUpSize(exact)
        ? leastSizes(perGroup, options, study)
        : needed.enrolledSizes
      : splitWhole(typed, study.shares);
  const total = typed ?? sizes.reduce((sum, size) => sum + size, 0);
  const reached = powerAt(perGroup);
  const detectable = rounded(detectAt(perGroup));
  const conflicts =
    typed === undefined
      ? needed.conflicts
      : calculation.check({ ...options, total: typed }).conflicts;
  const curve = computePowerCurve(powerAt, perGroup, least);
  const numbers = {
    test: calculation.test,
    effect: basis === undefined ? calculation.effect : { ...calculation.effect, basis },
    alpha: options.alpha,
    power: typed === undefined ? options.power : Number(reached.toFixed(4)),
    tails: TAILS,
    attrition: options.attrition,
    groups,
    per_group: perGroup,
    total,
  } as const;
  return {
    ...numbers,
    statement: powerStatement({
      ...numbers,
      ...(typed === undefined ? { exact } : {}),
      reached,
      unit: family.unit,
      remark: calculation.remark?.(needed),
      study,
      sizes,
      clusters: typed === undefined ? clusters : null,
    }),
    curve,
    adjustable: true,
    effect_source: undefined,
    group_sizes: [...sizes],
    detectable_effect: detectable,
    detectable_curve: curve.flatMap(({ per_group }) => {
      const effect = rounded(detectAt(per_group));
      return effect === null ? [] : [{ per_group, effect }];
    }),
    conflicts: conflicts.map((conflict) =>
      toShownConflict(conflict, calculation.effect.value, detectable),
    ),
    ...(study.clusters === null ? {} : { design_effect: study.designEffect }),
    ...(clusters === null || typed !== undefined ? {} : { clusters: [...clusters] }),
    ...(study.comparisons.count === 1 ? {} : { alpha_per_comparison: study.alphaPerComparison }),
  };
}

/** Power and smallest detectable effect by the number in the first group that completes the study. */
function bySizeOfFirst(calculation: Calculation, options: ChosenOptions, study: ResolvedStudy) {
  const { groups, toShown = (effect: number) => effect } = calculation;
  const { allocation, attrition: _, ...others } = options;
  const sizesOf = (first: number) => ({ ...others, groupSizes: allocation.map((n) => n * first) });
  const smallest = Math.min(...allocation);
  return {
    groups,
    // Clusters and a smaller last group leave less to count.
    least: Math.ceil((calculation.least * study.designEffect) / smallest),
    powerAt: (first: number) => calculation.power(sizesOf(first)),
    detectAt: (first: number): number | null => {
      try {
        return toShown(calculation.detect(sizesOf(first)));
      } catch (error) {
        // So small a sample finds no effect with this power.
        if (error instanceof RangeError) return null;
        throw error;
      }
    },
  };
}

/** The sizes to enroll if the test cannot use as few as planned. */
function leastSizes(
  perGroup: number,
  { allocation, attrition }: ChosenOptions,
  { clusters }: ResolvedStudy,
): readonly number[] {
  const unit = clusters?.size ?? 1;
  return allocation.map((each) => {
    const people = roundUpSize(roundUpSize(perGroup * each) / (1 - attrition));
    return Math.ceil(roundUpSize(people / unit) * unit);
  });
}

const DIGITS = 4;
const rounded = (effect: number | null) =>
  effect === null ? null : Number(effect.toFixed(DIGITS));

/** The effects as they are shown elsewhere in the reply. */
const toShownConflict = (
  { code, given, needed }: PlanConflict,
  planned: number,
  detectable: number | null,
) =>
  code === 'effect-not-detectable'
    ? { code, given: planned, needed: detectable ?? needed }
    : { code, given: Number(given.toFixed(DIGITS)), needed: Number(needed.toFixed(DIGITS)) };
