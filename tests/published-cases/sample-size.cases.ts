import * as s from '@spinout/engine/statistics';
import { near } from './near.test-tools.js';
import type { PublishedCase } from './published-case.types.js';

const COHEN = 'sizes of Cohen 1988, Statistical Power Analysis; recomputed with SciPy 1.17';
const SCIPY = 'recomputed with SciPy 1.17, root of the noncentral distribution';
const NORMAL = 'recomputed with SciPy 1.17, root of the normal approximation';
/** Rounded to the nearest number. */
const NEAREST = `${SCIPY}, rounded`;
const total = (plan: s.SamplePlan) => plan.exactSizes.reduce((sum, size) => sum + size, 0);
const perGroup = (plan: s.SamplePlan) => plan.exactSizes[0];
/** Tables of that time round to the nearest number. */
const tabulated = (plan: s.SamplePlan) => Math.round(perGroup(plan) ?? 0);

const t = (options: object) => s.planSampleSize(s.twoSampleT, { effect: 0.5, ...options });
const fleiss = { effect: 0.25, reference: 0.4, farTail: false };

/** Sizes of studies. */
export const sampleSizeCases: readonly PublishedCase[] = [
  ...(
    [
      [0.2, 0.05, 393],
      [0.8, 0.05, 26],
      [0.5, 0.01, 95],
      [0.5, 0.1, 50],
    ] as const
  ).map(([effect, alpha, size]) => ({
    name: `two means, d = ${effect}, alpha ${alpha}`,
    source: COHEN,
    compute: () => tabulated(t({ effect, alpha })),
    expected: size,
  })),
  ...(
    [
      [2, 107],
      [3, 121],
      [4, 133],
      [5, 143],
      [6, 151],
    ] as const
  ).map(([df, size]) => ({
    name: `chi-square test, w = 0.3, ${df} degrees of freedom`,
    source: NEAREST,
    compute: () => tabulated(s.planSampleSize(s.chiSquare, { effect: 0.3, df })),
    expected: size,
  })),
  ...(
    [
      [4, 45],
      [5, 39],
      [6, 35],
    ] as const
  ).map(([groups, size]) => ({
    name: `analysis of variance, f = 0.25, ${groups} groups`,
    source: NEAREST,
    compute: () => tabulated(s.planSampleSize(s.anova, { effect: 0.25, groups })),
    expected: size,
  })),
  {
    name: 'correlation of 0.1',
    source: `${NORMAL}, rounded; transformation of Fisher`,
    compute: () => tabulated(s.planSampleSize(s.correlation, { effect: 0.1 })),
    expected: 783,
  },
  {
    name: 'two means, d = 0.5, power 0.95: 105 in each group',
    source: `${SCIPY}: 104.93`,
    compute: () => t({ power: 0.95 }).analyzedSizes,
    expected: [105, 105],
  },
  {
    name: 'ten groups, f = 0.25, power 0.95: 390 in all',
    source: `${SCIPY}: 385.98, which is 39 in each group`,
    compute: () => s.planSampleSize(s.anova, { effect: 0.25, groups: 10, power: 0.95 }).total,
    expected: 390,
  },
  {
    name: '65% against 85% by the variance of each group: 70',
    source: 'Chow, Shao and Wang, example 4.2.4 in the R package TrialSize; recomputed: 69.66',
    compute: () =>
      s.planSampleSize(s.twoProportionsUnpooled, { effect: 0.65, reference: 0.85 }).analyzedSizes,
    expected: [70, 70],
  },
  {
    name: '25% against 40%, alpha 0.01, power 0.95, corrected for continuity: 357',
    source: `${NORMAL} with the correction of Fleiss: 357.10`,
    compute: () =>
      tabulated(
        s.planSampleSize(s.twoProportionsCorrected, { ...fleiss, alpha: 0.01, power: 0.95 }),
      ),
    expected: 357,
  },
  {
    name: 'the same without the correction',
    source: NORMAL,
    compute: () =>
      perGroup(s.planSampleSize(s.twoProportionsPooled, { ...fleiss, alpha: 0.01, power: 0.95 })),
    expected: near(343.89124636),
  },
  {
    name: 'corrected, with half as many in the second group',
    source: `${NORMAL} with the correction of Fleiss for unequal groups`,
    compute: () =>
      perGroup(
        s.planSampleSize(s.twoProportionsCorrected, {
          ...fleiss,
          power: 0.9,
          allocation: [1, 0.5],
        }),
      ),
    expected: near(320.75919224),
  },
  {
    name: '10% against 20%, power 0.9',
    source: NORMAL,
    compute: () =>
      perGroup(
        s.planSampleSize(s.twoProportionsPooled, { effect: 0.1, reference: 0.2, power: 0.9 }),
      ),
    expected: near(265.85591154),
  },
  {
    name: 'a hazard ratio of 0.5729, power 0.9: 136 deaths',
    source:
      'formula of Schoenfeld, 4 (z + z′)² / ln² of the ratio; recomputed with SciPy 1.17: 135.4',
    compute: () =>
      s.planSampleSize(s.logRank, { effect: 0.5729, power: 0.9, farTail: false }).events,
    expected: 136,
  },
  {
    name: 'three times as many in the first group, d = 0.6, power 0.9',
    source: SCIPY,
    compute: () => t({ effect: 0.6, power: 0.9, allocation: [3, 1] }).exactSizes[1],
    expected: near(39.4027940953),
  },
  {
    name: 'paired, one-sided, d = 0.3, power 0.9',
    source: SCIPY,
    compute: () => total(s.planSampleSize(s.pairedT, { effect: 0.3, power: 0.9, tails: 1 })),
    expected: near(96.5228735146),
  },
  ...(
    [
      [0.5, 0.3, 0.9, 185.7454047179],
      [-0.5, -0.2, 0.8, 68.3454992014],
      [0.2, -0.2, 0.8, 50.7418930969],
    ] as const
  ).map(([effect, nullValue, power, size]) => ({
    name: `correlation of ${effect} against ${nullValue}`,
    source: `${NORMAL}; transformation of Fisher`,
    compute: () => total(s.planSampleSize(s.correlation, { effect, nullValue, power })),
    expected: near(size),
  })),
  {
    name: 'three comparisons by Bonferroni',
    source: SCIPY,
    compute: () => perGroup(t({ comparisons: { count: 3 } })),
    expected: near(85.1994690886),
  },
  {
    name: 'a fifth is lost: 64 / 0.8',
    source: 'completing number / (1 − attrition)',
    compute: () => t({ attrition: 0.2 }).enrolledSizes,
    expected: [80, 80],
  },
];
