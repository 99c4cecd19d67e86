import { logGamma } from '../special-functions.js';
import { StatisticsError } from '../plan/statistics-error.js';
import type { Situation, StatisticalTest } from '../plan/statistical-test.js';
import {
  oneProportion,
  twoProportionsBase,
  type OneProportionDesign,
  type ReferenceDesign,
} from './proportions.js';

/** Every table is enumerated; beyond, that takes seconds. */
const LARGEST_FISHER = 2000;
const LARGEST_BINOMIAL = 20_000;
/** R's `fisher.test` counts tables as equally probable within this relative difference. */
const TIE = 1e-7;
/** A p value that equals alpha but for rounding is significant. */
const SLACK = 1e-12;

function checkSize(total: number, largest: number, other: string): void {
  if (total <= largest) return;
  throw new StatisticsError('too-large', 'total', {
    what: `An exact test of ${total} persons is asked for.`,
    why: `Every outcome is enumerated, which takes too long above ${largest}.`,
    how: `Use ${other}; in samples of this size the results hardly differ.`,
  });
}

/** Logarithms of 0!, 1!, …, n!. */
const logFactorials = (n: number) => Array.from({ length: n + 1 }, (_, k) => logGamma(k + 1));

/** The probabilities of 0, 1, …, n events. */
function binomials(n: number, share: number, logs: readonly number[]): readonly number[] {
  const log = (k: number) => logs[k] ?? 0;
  const [yes, no] = [Math.log(share), Math.log1p(-share)];
  return Array.from({ length: n + 1 }, (_, k) =>
    Math.exp(log(n) - log(k) - log(n - k) + k * yes + (n - k) * no),
  );
}

/**
 * How many of the outcomes at both ends are significant: the least probable first, as long as their sum is at most alpha.
 * @returns numbers of outcomes at the low and at the high end
 */
function rejectTwoSided(probabilities: readonly number[], alpha: number): [number, number] {
  const at = (index: number) => probabilities[index] ?? 0;
  let [low, high] = [0, probabilities.length - 1];
  let sum = 0;
  while (low <= high) {
    const limit = Math.min(at(low), at(high)) * (1 + TIE);
    let [nextLow, nextHigh] = [low, high];
    while (nextLow <= nextHigh && at(nextLow) <= limit) sum += at(nextLow++);
    while (nextHigh >= nextLow && at(nextHigh) <= limit) sum += at(nextHigh--);
    if (sum > alpha * (1 + SLACK)) break;
    [low, high] = [nextLow, nextHigh];
  }
  return [low, probabilities.length - 1 - high];
}

/** How many of the outcomes at the high end are significant. */
function rejectAbove(probabilities: readonly number[], alpha: number): number {
  let sum = 0;
  let count = 0;
  for (const probability of probabilities.toReversed()) {
    sum += probability;
    if (sum > alpha * (1 + SLACK)) break;
    count += 1;
  }
  return count;
}

/** Numbers of significant outcomes at the low and the high end, one-sided on the side of the effect. */
const rejectOneSided = (
  probabilities: readonly number[],
  alpha: number,
  isAbove: boolean,
): [number, number] =>
  isAbove
    ? [0, rejectAbove(probabilities, alpha)]
    : [rejectAbove(probabilities.toReversed(), alpha), 0];

function powerOfFisher(
  { effect, sizes, alpha, tails }: Situation,
  { reference }: ReferenceDesign,
): number {
  const [n1 = 0, n2 = 0] = sizes.map((size) => Math.round(size));
  const all = n1 + n2;
  checkSize(all, LARGEST_FISHER, 'a z test of two proportions');
  const logs = logFactorials(all);
  const log = (k: number) => logs[k] ?? 0;
  const logChoose = (n: number, k: number) => log(n) - log(k) - log(n - k);
  const [first, second] = [binomials(n1, effect, logs), binomials(n2, reference, logs)];
  let power = 0;
  for (let events = 0; events <= all; events += 1) {
    const least = Math.max(0, events - n2);
    const most = Math.min(n1, events);
    const tables = Array.from({ length: most - least + 1 }, (_, index) =>
      Math.exp(
        logChoose(n1, least + index) +
          logChoose(n2, events - least - index) -
          logChoose(all, events),
      ),
    );
    const [low, high] =
      tails === 2
        ? rejectTwoSided(tables, alpha)
        : rejectOneSided(tables, alpha, effect >= reference);
    const add = (x: number) => {
      power += (first[x] ?? 0) * (second[events - x] ?? 0);
    };
    for (let i = 0; i < low; i += 1) add(least + i);
    for (let i = 0; i < high; i += 1) add(most - i);
  }
  return Math.min(1, power);
}

function powerOfBinomial(
  { effect, sizes: [size = 0], alpha, tails }: Situation,
  { nullValue }: OneProportionDesign,
): number {
  const n = Math.round(size);
  checkSize(n, LARGEST_BINOMIAL, 'the z test of one proportion');
  const logs = logFactorials(n);
  const expected = binomials(n, nullValue, logs);
  const actual = binomials(n, effect, logs);
  const [low, high] =
    tails === 2
      ? [rejectAbove(expected.toReversed(), alpha / 2), rejectAbove(expected, alpha / 2)]
      : rejectOneSided(expected, alpha, effect >= nullValue);
  return actual.reduce((sum, p, x) => (x < low || x > n - high ? sum + p : sum), 0);
}

/**
 * Fisher's exact test of two proportions; two-sided, it counts the tables that are at most as probable as the observed one.
 * All tables are enumerated, up to 2000 persons. The effect is the proportion in the first group.
 */
export const fisherExact: StatisticalTest<ReferenceDesign> = {
  ...twoProportionsBase,
  id: 'fisher-exact',
  name: "Fisher's exact test of two proportions",
  source: 'enumeration of all tables',
  isDiscrete: true,
  getLeastTotal: () => 2,
  computePower: powerOfFisher,
};

/**
 * Exact binomial test of a proportion against a given value; two-sided, each tail has at most half of alpha. All outcomes
 * are enumerated, up to 20000 persons. The effect is the expected proportion.
 */
export const oneProportionExact: StatisticalTest<OneProportionDesign> = {
  id: 'one-proportion-exact',
  name: 'Exact binomial test of one proportion',
  effectName: oneProportion.effectName,
  isSided: true,
  isDiscrete: true,
  source: 'enumeration of all outcomes',
  countGroups: oneProportion.countGroups,
  getEffects: oneProportion.getEffects,
  getLeastTotal: () => 1,
  computePower: powerOfBinomial,
  ...(oneProportion.describeDesign && { describeDesign: oneProportion.describeDesign }),
};
