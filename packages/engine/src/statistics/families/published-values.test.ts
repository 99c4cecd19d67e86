import { describe, expect, it } from 'vitest';
import * as s from '../../statistics-entry.js';
import scipyPowers from './fixtures/scipy-powers.json' with { type: 'json' };

/** Sizes of the groups as continuous numbers. */
const exact = (plan: s.SamplePlan) => plan.exactSizes;
const total = (plan: s.SamplePlan) => exact(plan).reduce((sum, size) => sum + size, 0);

/** The published numbers of statsmodels, with the further digits of SciPy; G*Power and closed formulas as named. */
describe('published sample sizes', () => {
  it('of t tests', () => {
    const t = (options: object) =>
      exact(s.planSampleSize(s.twoSampleT, { effect: 0.5, ...options }));
    expect(t({})[0]).toBeCloseTo(63.765610191, 6);
    expect(t({ tails: 1 })[0]).toBeCloseTo(50.150783387, 6);
    expect(t({ allocation: [1, 2] })[0]).toBeCloseTo(47.741920295, 6);
    expect(exact(s.planSampleSize(s.pairedT, { effect: 0.5 }))[0]).toBeCloseTo(33.367128953, 6);
    expect(exact(s.planSampleSize(s.oneSampleT, { effect: -0.5 }))[0]).toBeCloseTo(33.367128953, 6);
    expect(s.computePower(s.twoSampleT, { effect: 0.5, total: 60 })).toBeCloseTo(0.47789652076, 9);
  });

  it('of an analysis of variance, a chi-square test and the arcsine test', () => {
    expect(total(s.planSampleSize(s.anova, { effect: 0.25, groups: 3 }))).toBeCloseTo(
      157.189792401,
      6,
    );
    expect(total(s.planSampleSize(s.chiSquare, { effect: 0.3, df: 1 }))).toBeCloseTo(
      87.209561215,
      6,
    );
    const arcsine = s.planSampleSize(s.twoProportionsArcsine, { effect: 0.65, reference: 0.5 });
    expect(exact(arcsine)[0]).toBeCloseTo(169.087942289, 6);
  });

  it('of correlations and the log-rank test, also by the closed formulas', () => {
    const closed = { farTail: false };
    expect(total(s.planSampleSize(s.correlation, { effect: 0.3 }))).toBeCloseTo(84.93, 2);
    expect(
      total(s.planSampleSize(s.correlation, { effect: 0.5, nullValue: 0.3, ...closed })),
    ).toBeCloseTo(139.50798999, 6);
    expect(total(s.planSampleSize(s.logRank, { effect: 0.7 }))).toBeCloseTo(246.79, 2);
    expect(total(s.planSampleSize(s.logRank, { effect: 0.7, ...closed }))).toBeCloseTo(
      246.7871045,
      5,
    );
    const unequal = { effect: 0.6, power: 0.9, allocation: [1, 2], ...closed };
    expect(total(s.planSampleSize(s.logRank, unequal))).toBeCloseTo(181.2021659, 5);
  });

  it('of a correlation of 0.65 against 0.6: 1929 by Fisher’s z, as in the manual of G*Power, and 1928 exactly', () => {
    const input = { effect: 0.65, nullValue: 0.6, power: 0.95 };
    expect(s.planSampleSize(s.correlation, input).total).toBe(1929);
    const plan = s.planSampleSize(s.correlationExact, input);
    expect(plan.total).toBe(1928);
    expect(s.planSampleSize(s.correlationExact, { effect: 0.3 }).total).toBe(84);
  });

  it('of z tests of proportions, pooled and unpooled', () => {
    const size = (test: typeof s.twoProportionsPooled, options: object = {}) =>
      exact(s.planSampleSize(test, { effect: 0.65, reference: 0.5, ...options }))[0];
    expect(size(s.twoProportionsPooled)).toBeCloseTo(169.311044121, 6);
    expect(size(s.twoProportionsUnpooled)).toBeCloseTo(166.57026192, 6);
    expect(size(s.twoProportionsPooled, { farTail: false })).toBeCloseTo(169.31137142, 6);
    expect(size(s.twoProportionsUnpooled, { farTail: false })).toBeCloseTo(166.570669918, 6);
    const unequal = { effect: 0.25, reference: 0.1, allocation: [1, 2], power: 0.9 };
    expect(size(s.twoProportionsPooled, unequal)).toBeCloseTo(96.704166825, 6);
    const one = s.planSampleSize(s.oneProportion, { effect: 0.6, nullValue: 0.5 });
    expect(total(one)).toBeCloseTo(193.846973317, 6);
  });
});

/** Reference values: SciPy 1.17, by enumeration of all outcomes or by numerical integration over both variances. */
describe('exact power', () => {
  it('of Fisher’s test', () => {
    const power = (effect: number, reference: number, groupSizes: number[], tails: 1 | 2 = 2) =>
      s.computePower(s.fisherExact, { effect, reference, groupSizes, tails });
    expect(power(0.8, 0.4, [20, 20])).toBeCloseTo(0.650224920935, 10);
    expect(power(0.7, 0.2, [12, 18])).toBeCloseTo(0.727429004094, 10);
    expect(power(0.7, 0.2, [10, 10], 1)).toBeCloseTo(0.621628251809, 10);
  });

  it('of the binomial test', () => {
    const input = { effect: 0.7, nullValue: 0.5, total: 50 };
    expect(s.computePower(s.oneProportionExact, input)).toBeCloseTo(0.782193222728, 10);
  });

  it('of Welch’s test', () => {
    const power = (effect: number, sdRatio: number, groupSizes: number[]) =>
      s.computePower(s.welchT, { effect, sdRatio, groupSizes });
    expect(power(0.5, 2, [20, 40])).toBeCloseTo(0.245180632881, 8);
    expect(power(1, 0.5, [8, 12])).toBeCloseTo(0.649201513363, 8);
    expect(power(0.8, 1, [6, 6])).toBeCloseTo(0.228190554074, 8);
    expect(power(0.5, 1, [64, 64])).toBeCloseTo(0.801376190371, 8);
  });

  it('of the correlation test', () => {
    const power = (effect: number, size: number) =>
      s.computePower(s.correlationExact, { effect, total: size });
    expect(power(0.3, 84)).toBeCloseTo(0.800338953427, 9);
    expect(power(0.3, 83)).toBeCloseTo(0.795504881032, 9);
    expect(power(-0.5, 30)).toBeCloseTo(0.827689984699, 9);
  });
});

it.each(scipyPowers)('has the power of SciPy: $test, $input', ({ test, input, power }) => {
  const planned = (s as unknown as Record<string, s.StatisticalTest>)[test];
  if (planned === undefined) throw new Error(`There is no test ${test}.`);
  expect(s.computePower(planned, input as never)).toBeCloseTo(power, 10);
});
