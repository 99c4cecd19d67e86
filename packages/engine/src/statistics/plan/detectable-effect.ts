import { findRoot } from '../find-root.js';
import { analyzedSizes, powerOfSizes, resolveSize, type StudySize } from './compute-power.js';
import { resolvePower, type PowerGoal, type StudyOptions } from './resolve-study.js';
import type { EffectRange, StatisticalTest } from './statistical-test.js';
import { StatisticsError } from './statistics-error.js';

/** On which side of the null hypothesis the effect lies. */
export type EffectDirection = 'increase' | 'decrease';

export interface DetectableOptions {
  /** @default 'increase'; for a hazard ratio 'decrease' */
  readonly direction?: EffectDirection;
}

const LARGEST_EFFECT = 1e6;
/** How close to a bound of the effect the search goes. */
const MARGIN = 1e-9;

/**
 * Smallest effect that a study of a given size finds with the power.
 * @throws {StatisticsError} if no effect is found with this power
 */
export function findDetectableEffect<Design extends object>(
  test: StatisticalTest<Design>,
  input: NoInfer<Design> & StudyOptions & StudySize & PowerGoal & DetectableOptions,
): number {
  const { study, enrolled } = resolveSize(test, input, input);
  const power = resolvePower(input, study.alphaPerComparison);
  const sizes = analyzedSizes(test, study, enrolled);
  const range = test.getEffects(input);
  const excess = (effect: number) => powerOfSizes(test, input, study, { effect, sizes }) - power;
  // Ratios are searched on their logarithm, which has no bounds.
  const isRatio = range.none === 1 && range.low === 0 && !Number.isFinite(range.high);
  const direction = input.direction ?? (isRatio ? 'decrease' : 'increase');
  const sign = direction === 'increase' ? 1 : -1;
  const toEffect = isRatio
    ? (distance: number) => Math.exp(sign * distance)
    : (distance: number) => range.none + sign * distance;
  const largest = isRatio ? Math.log(LARGEST_EFFECT) : largestDistance(range, sign);
  let high = Math.min(largest, 0.5);
  while (excess(toEffect(high)) < 0) {
    if (high >= largest) {
      throw new StatisticsError('unreachable', 'total', {
        what: 'No effect is found with this power.',
        why: 'The sample is too small for the alpha of the test.',
        how: 'Enroll more, or ask for a lower power or a larger alpha.',
      });
    }
    high = Math.min(largest, high * 2);
  }
  const distance = findRoot(
    // Without an effect the power is alpha or less, below the goal.
    (x) => (x === 0 ? study.alphaPerComparison - power : excess(toEffect(x))),
    0,
    high,
    1e-11 * Math.max(1, high),
  );
  return toEffect(distance);
}

function largestDistance({ none, low, high }: EffectRange, sign: 1 | -1): number {
  const bound = sign === 1 ? high : low;
  if (bound === none) {
    throw new StatisticsError('inconsistent', 'direction', {
      what: "direction is 'decrease'.",
      why: `The effect is never below ${none}.`,
      how: 'Leave the direction out.',
    });
  }
  return Number.isFinite(bound) ? Math.abs(bound - none) * (1 - MARGIN) : LARGEST_EFFECT;
}
