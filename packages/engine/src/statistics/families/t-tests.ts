import { powerPairedT, powerTwoSampleT } from '../power-analysis.js';
import type { EffectRange, Situation, StatisticalTest } from '../plan/statistical-test.js';

/** Any standardized difference. */
export const anyDifference = (): EffectRange => ({
  none: 0,
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
});

const SOURCE = 'noncentral t distribution, Cohen 1988';
const COHENS_D = "Cohen's d";

/** One degree of freedom; below, a study is not possible. */
const LEAST_ONE_GROUP = 2;
const LEAST_TWO_GROUPS = 3;

const powerOfOneGroup = ({ effect, sizes: [n = 0], ...test }: Situation) =>
  powerPairedT({ ...test, d: Math.abs(effect), n });

/** t test of the mean of one group against a given value. The effect is (mean − value) / standard deviation. */
export const oneSampleT: StatisticalTest = {
  id: 'one-sample-t',
  name: 'One-sample t test',
  effectName: COHENS_D,
  isSided: true,
  isDiscrete: false,
  source: SOURCE,
  countGroups: () => 1,
  getEffects: anyDifference,
  getLeastTotal: () => LEAST_ONE_GROUP,
  computePower: powerOfOneGroup,
};

/**
 * t test of pairs, or of people measured twice. The effect is the mean difference over the standard deviation of the
 * differences; see `pairedEffect`. Sizes count pairs.
 */
export const pairedT: StatisticalTest = {
  ...oneSampleT,
  id: 'paired-t',
  name: 'Paired t test',
  effectName: "Cohen's d of the paired differences",
};

/** t test of two independent groups with equal variances. The effect is the difference of means / standard deviation. */
export const twoSampleT: StatisticalTest = {
  id: 'two-sample-t',
  name: 'Two-sample t test',
  effectName: COHENS_D,
  isSided: true,
  isDiscrete: false,
  source: SOURCE,
  countGroups: () => 2,
  getEffects: anyDifference,
  getLeastTotal: () => LEAST_TWO_GROUPS,
  computePower: ({ effect, sizes: [n1 = 0, n2 = 0], ...test }) =>
    powerTwoSampleT({ ...test, d: Math.abs(effect), n1, ratio: n2 / n1 }),
};
