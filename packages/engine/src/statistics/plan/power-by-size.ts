import { computePower } from './compute-power.js';
import { planSampleSize } from './plan-sample-size.js';
import type { PowerGoal, StudyOptions } from './resolve-study.js';
import type { StatisticalTest } from './statistical-test.js';
import { ensureArgument } from './statistics-error.js';
import { findDetectableEffect } from './detectable-effect.js';

/** A point of a power curve. */
export interface PowerPoint {
  /** Number enrolled in all. */
  readonly total: number;
  readonly power: number;
}

/** A point of the curve of the smallest detectable effect. */
export interface DetectablePoint {
  readonly total: number;
  readonly effect: number;
}

interface CurveSizes {
  /** Totals to compute. @default about 25 from a fifth of the planned size to twice that size */
  readonly totals?: readonly number[];
}

const POINTS = 25;
const LEAST_SHARE = 0.2;

/** Totals around the planned one, which is among them. */
function chooseTotals(planned: number): readonly number[] {
  const least = planned * LEAST_SHARE;
  const totals = Array.from({ length: POINTS }, (_, index) =>
    Math.round(least + ((2 * planned - least) * index) / (POINTS - 1)),
  );
  return [...new Set([...totals, planned])].toSorted((a, b) => a - b);
}

/** Keeps the totals that the test can be computed for. */
function computeEach<Point>(
  totals: readonly number[] | undefined,
  planned: () => number,
  compute: (total: number) => Point,
): readonly Point[] {
  if (totals !== undefined) {
    ensureArgument(totals.length <= 1000, 'totals', `a list of ${totals.length}`, {
      why: 'A curve of more than 1000 points takes too long.',
      how: 'Give fewer totals.',
    });
    return totals.map(compute);
  }
  return chooseTotals(planned()).flatMap((total) => {
    try {
      return [compute(total)];
    } catch (error) {
      // The smallest totals leave no degrees of freedom.
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}

/** Power curve: the power of the planned effect by the number enrolled. */
export const computePowerBySize = <Design extends object>(
  test: StatisticalTest<Design>,
  input: NoInfer<Design> & StudyOptions & PowerGoal & CurveSizes & { readonly effect: number },
): readonly PowerPoint[] =>
  computeEach(
    input.totals,
    () => planSampleSize(test, input).total,
    (total) => ({ total, power: computePower(test, { ...input, total }) }),
  );

/** Smallest detectable effect by the number enrolled, on the side of the planned effect. */
export function findDetectableBySize<Design extends object>(
  test: StatisticalTest<Design>,
  input: NoInfer<Design> & StudyOptions & PowerGoal & CurveSizes & { readonly effect: number },
): readonly DetectablePoint[] {
  const direction = input.effect < test.getEffects(input).none ? 'decrease' : 'increase';
  return computeEach(
    input.totals,
    () => planSampleSize(test, input).total,
    (total) => ({ total, effect: findDetectableEffect(test, { ...input, total, direction }) }),
  );
}
