import type { StatisticalTest } from './statistical-test.js';
import {
  checkPlannedEffect,
  resolveStudy,
  type ResolvedStudy,
  type StudyOptions,
} from './resolve-study.js';
import { ensureArgument, StatisticsError } from './statistics-error.js';

/** Number enrolled, before attrition: in all, or in each group. */
export interface StudySize {
  /** Split among the groups by the allocation. */
  readonly total?: number;
  readonly groupSizes?: readonly number[];
}

/** A study of a given size. */
export interface ResolvedSize {
  readonly study: ResolvedStudy;
  readonly enrolled: readonly number[];
  readonly total: number;
}

const LARGEST_TOTAL = 1e9;

/** Splits a whole total into whole groups, the largest remainders first. */
export function splitWhole(total: number, shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => total * share);
  const sizes = exact.map((size) => Math.floor(size + 1e-9));
  const missing = Math.round(total) - sizes.reduce((sum, size) => sum + size, 0);
  const order = exact
    .map((size, index) => ({ index, rest: size - (sizes[index] ?? 0) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  const extra = new Set(order.slice(0, Math.max(0, missing)).map(({ index }) => index));
  return sizes.map((size, index) => (extra.has(index) ? size + 1 : size));
}

/** Fills in the options of a study whose size is given. */
export function resolveSize<Design extends object>(
  test: StatisticalTest<Design>,
  design: Design,
  options: StudyOptions & StudySize,
): ResolvedSize {
  const { total, groupSizes } = options;
  if ((total === undefined) === (groupSizes === undefined)) {
    throw new StatisticsError('inconsistent', 'total', {
      what: `${total === undefined ? 'Neither' : 'Both'} total and groupSizes are given.`,
      why: 'One of them says how many are enrolled.',
      how: 'Give either total, or the size of each group.',
    });
  }
  if (groupSizes !== undefined && options.allocation !== undefined) {
    throw new StatisticsError('inconsistent', 'allocation', {
      what: 'allocation is given together with groupSizes.',
      why: 'The allocation follows from the sizes of the groups.',
      how: 'Leave one of them out.',
    });
  }
  const study = resolveStudy(test, design, {
    ...options,
    ...(groupSizes === undefined ? {} : { allocation: groupSizes }),
  });
  const all = total ?? (groupSizes ?? []).reduce((sum, size) => sum + size, 0);
  ensureArgument(all > 0 && all <= LARGEST_TOTAL, 'total', all, {
    why: 'A study needs people, and one billion at most.',
    how: 'Give the number enrolled.',
  });
  const enrolled =
    groupSizes ??
    (test.isDiscrete ? splitWhole(all, study.shares) : study.shares.map((share) => share * all));
  const least = test.getLeastTotal(study.shares, design);
  const analyzed = analyzedSizes(test, study, enrolled).reduce((sum, size) => sum + size, 0);
  // At the bound itself, some powers have no value.
  if (!(analyzed >= least * (1 - 1e-12))) {
    throw new StatisticsError('out-of-range', 'total', {
      what: `The study has ${all} enrolled, of whom ${analyzed} count after attrition and clusters.`,
      why: `${test.name} needs ${Math.ceil(least)} or more.`,
      how: 'Enroll more.',
    });
  }
  return { study, enrolled, total: all };
}

/** What counts in the analysis: the enrolled without those lost, over the design effect. */
export function analyzedSizes<Design extends object>(
  test: StatisticalTest<Design>,
  { attrition, designEffect }: ResolvedStudy,
  enrolled: readonly number[],
): readonly number[] {
  const sizes = enrolled.map((size) => (size * (1 - attrition)) / designEffect);
  return test.isDiscrete ? sizes.map((size) => Math.floor(size + 1e-9)) : sizes;
}

/** Power with the given numbers analyzed. */
export const powerOfSizes = <Design extends object>(
  test: StatisticalTest<Design>,
  design: Design,
  { alphaPerComparison: alpha, tails, farTail }: ResolvedStudy,
  { effect, sizes }: { readonly effect: number; readonly sizes: readonly number[] },
): number => test.computePower({ effect, sizes, alpha, tails, farTail }, design);

/**
 * Power of a study of a given size: the probability that the test finds the effect.
 * @throws {StatisticsError} for input that no study can have
 */
export function computePower<Design extends object>(
  test: StatisticalTest<Design>,
  input: NoInfer<Design> & StudyOptions & StudySize & { readonly effect: number },
): number {
  const { study, enrolled } = resolveSize(test, input, input);
  const { effect } = input;
  const range = test.getEffects(input);
  if (effect !== range.none) checkPlannedEffect(effect, test.effectName, range);
  const sizes = analyzedSizes(test, study, enrolled);
  return powerOfSizes(test, input, study, { effect, sizes });
}
