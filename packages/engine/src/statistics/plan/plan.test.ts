import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoSampleT } from '../families/t-tests.js';
import { anova } from '../families/variance-and-tables.js';
import { fisherExact } from '../families/exact-proportions.js';
import { logRank } from '../families/log-rank.js';
import { twoProportionsPooled } from '../families/proportions.js';
import { checkSampleSize } from './check-sample-size.js';
import { kishDesignEffect, resolveClusters } from './clusters.js';
import { computePower, splitWhole } from './compute-power.js';
import { findDetectableEffect } from './detectable-effect.js';
import { adjustPValues, alphaPerComparison } from './multiplicity.js';
import { planSampleSize } from './plan-sample-size.js';
import { findDetectableBySize } from './power-by-size.js';
import { describePlan } from './statement.js';
import { StatisticsError } from './statistics-error.js';

const codes = (check: { conflicts: readonly { code: string }[] }) =>
  check.conflicts.map(({ code }) => code);

describe('clusters', () => {
  it('need 1 + (m − 1) ICC times as many people, more if their sizes vary (Eldridge, Ashby and Kerry)', () => {
    expect(resolveClusters({ size: 20, icc: 0.05 }).designEffect).toBeCloseTo(1.95, 12);
    const varied = resolveClusters({ size: 20, icc: 0.05, variation: 0.4 });
    expect(varied.designEffect).toBeCloseTo(2.11, 12);
    // Σm² / Σm = 220 / 30 for the sizes at hand (Kish).
    const known = resolveClusters({ sizes: [4, 8, 6, 2, 10], icc: 0.1 });
    expect(known.designEffect).toBeCloseTo(1 + (220 / 30 - 1) * 0.1, 12);
    expect(known.size).toBe(6);
    expect(kishDesignEffect([3, 3, 3])).toBe(1);
  });

  it('are enrolled as a whole, for those who stay', () => {
    const plan = planSampleSize(twoSampleT, {
      effect: 0.5,
      clusters: { size: 20, icc: 0.05 },
      attrition: 0.1,
    });
    // 63.77 × 1.95 = 124.3; 125 / 0.9 = 138.9; 139 / 20 = 6.95.
    expect(plan.clusters).toEqual([7, 7]);
    expect(plan.enrolledSizes).toEqual([140, 140]);
    expect(codes(plan)).toEqual(['few-clusters']);
  });

  it('leave fewer people to count: power is that of the effective number', () => {
    const clustered = computePower(twoSampleT, {
      effect: 0.5,
      total: 200,
      clusters: { size: 11, icc: 0.1 },
    });
    expect(clustered).toBeCloseTo(computePower(twoSampleT, { effect: 0.5, total: 100 }), 12);
  });
});

describe('several comparisons', () => {
  it('share alpha equally, or by their rank after Holm', () => {
    expect(alphaPerComparison(0.05, { count: 4 })).toEqual([0.0125, 0.0125, 0.0125, 0.0125]);
    const holm = alphaPerComparison(0.05, { count: 4, correction: 'holm' });
    [0.0125, 0.05 / 3, 0.025, 0.05].forEach((level, rank) =>
      expect(holm[rank]).toBeCloseTo(level, 12),
    );
  });

  it('have the adjusted p values of p.adjust in R', () => {
    const p = [0.01, 0.04, 0.03, 0.005];
    [0.03, 0.06, 0.06, 0.02].forEach((value, index) =>
      expect(adjustPValues(p)[index]).toBeCloseTo(value, 12),
    );
    [0.04, 0.16, 0.12, 0.02].forEach((value, index) =>
      expect(adjustPValues(p, 'bonferroni')[index]).toBeCloseTo(value, 12),
    );
  });

  it('are significant after Holm exactly if the step-down procedure says so', () => {
    const pValues = fc.array(fc.double({ min: 0, max: 0.2, noNaN: true }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(pValues, (p) => {
        const levels = alphaPerComparison(0.05, { count: p.length, correction: 'holm' });
        const sorted = p.toSorted((a, b) => a - b);
        const failed = sorted.findIndex((value, rank) => value > (levels[rank] ?? 0));
        const adjusted = adjustPValues(p);
        const significant = adjusted.filter((value) => value <= 0.05 + 1e-15).length;
        expect(significant).toBe(failed === -1 ? p.length : failed);
      }),
    );
  });
});

describe('a given sample size', () => {
  it('has its power, its smallest detectable effect, and what does not fit', () => {
    const check = checkSampleSize(twoSampleT, { effect: 0.5, total: 61 });
    expect(check.power).toBeLessThan(0.5);
    expect(codes(check)).toEqual(['size-too-small', 'effect-not-detectable', 'uneven-groups']);
    const [size, effect, uneven] = check.conflicts;
    expect(size).toMatchObject({ given: 61, needed: 128 });
    expect(effect?.given).toBe(0.5);
    expect(effect?.needed).toBeCloseTo(findDetectableEffect(twoSampleT, { total: 61 }), 12);
    expect(uneven?.needed).toBe(62);
    expect(size?.text).toContain('Enroll 128');
  });

  it('has no conflict if it suffices', () => {
    expect(codes(checkSampleSize(twoSampleT, { effect: 0.5, total: 128 }))).toEqual([]);
    expect(codes(checkSampleSize(twoSampleT, { effect: -0.5, groupSizes: [60, 70] }))).toEqual([]);
  });

  it('names parts of clusters, and cells of a table with too few', () => {
    const clusters = { size: 10, icc: 0 };
    const check = checkSampleSize(twoSampleT, { effect: 1, groupSizes: [205, 200], clusters });
    expect(codes(check)).toEqual(['partial-clusters']);
    const few = checkSampleSize(twoSampleT, { effect: 1, total: 100, clusters });
    expect(few.conflicts).toMatchObject([{ code: 'few-clusters', given: 5 }]);
    const rare = checkSampleSize(twoProportionsPooled, { effect: 0.3, reference: 0.02, total: 70 });
    expect(codes(rare)).toContain('small-counts');
  });

  it('finds an effect below the reference on the side of the planned one', () => {
    const check = checkSampleSize(twoProportionsPooled, {
      effect: 0.3,
      reference: 0.5,
      total: 120,
    });
    expect(check.detectableEffect).toBeLessThan(0.3);
    const points = findDetectableBySize(logRank, { effect: 0.7, totals: [100, 246.7864, 400] });
    expect(points.map(({ effect }) => effect)).toEqual(
      points.map(({ effect }) => effect).toSorted((a, b) => a - b),
    );
    expect(points[1]?.effect).toBeCloseTo(0.7, 6);
  });

  it('detects a hazard ratio below 1 unless told otherwise', () => {
    const below = findDetectableEffect(logRank, { total: 246.7864 });
    expect(below).toBeCloseTo(0.7, 6);
    const above = findDetectableEffect(logRank, { total: 246.7864, direction: 'increase' });
    expect(above).toBeCloseTo(1 / 0.7, 5);
  });

  it('is split into whole groups that add up', () => {
    expect(splitWhole(61, [0.5, 0.5])).toEqual([31, 30]);
    expect(splitWhole(10, [1 / 3, 2 / 3])).toEqual([3, 7]);
  });
});

describe('the statement for a protocol', () => {
  it('names every input', () => {
    const text = describePlan(
      planSampleSize(twoSampleT, {
        effect: 0.5,
        alpha: 0.04,
        power: 0.85,
        allocation: [1, 2],
        attrition: 0.1,
        clusters: { size: 20, icc: 0.05, variation: 0.4 },
        comparisons: { count: 4, correction: 'holm' },
      }),
    );
    for (const part of [
      'Two-sample t test (two-sided) at alpha 0.01',
      "Cohen's d = 0.5",
      'A power of 0.85',
      'allocated 1 : 2',
      'Clusters of 20',
      'coefficient of variation of their sizes 0.4',
      'correlation of 0.05',
      'design effect is 2.11',
      'attrition of 10%',
      'Alpha 0.04 is shared among 4 comparisons by the method of Holm',
    ])
      expect(text).toContain(part);
  });

  it('says that an exact test counts every significant outcome', () => {
    const options = { effect: 0.9, reference: 0.3, farTail: false };
    expect(describePlan(planSampleSize(fisherExact, options))).toContain('to the effect count)');
    expect(describePlan(planSampleSize(twoProportionsPooled, options))).toContain(
      'to the effect do not count)',
    );
  });

  it('says that an F test has no sides, and how many events a log-rank test needs', () => {
    const variance = describePlan(planSampleSize(anova, { effect: 0.25, groups: 3 }));
    expect(variance).not.toContain('sided');
    expect(variance).toContain('53 in each of 3 groups');
    const survival = planSampleSize(logRank, { effect: 0.7, eventShare: 0.4 });
    expect(describePlan(survival)).toContain('That is 247 events.');
  });
});

describe('invalid input', () => {
  const errorOf = (call: () => unknown): StatisticsError => {
    try {
      call();
    } catch (error) {
      if (error instanceof StatisticsError) return error;
      throw error;
    }
    throw new Error('No error was thrown.');
  };
  const plan = (options: object) => () => planSampleSize(twoSampleT, { effect: 0.5, ...options });

  it('is answered with what was given, why that is not possible and what to give', () => {
    const error = errorOf(plan({ alpha: 1.2 }));
    expect(error).toMatchObject({
      name: 'StatisticsError',
      code: 'out-of-range',
      argument: 'alpha',
    });
    expect(error.what).toBe('alpha is 1.2.');
    expect(error.why).not.toBe('');
    expect(error.how).not.toBe('');
    expect(error.message).toContain(error.how);
  });

  it.each([
    [{ power: 1 }, 'power'],
    [{ power: 0.05 }, 'power'],
    [{ tails: 3 }, 'tails'],
    [{ attrition: 1 }, 'attrition'],
    [{ effect: 0 }, 'effect'],
    [{ effect: Number.NaN }, 'effect'],
    [{ allocation: [1, 0] }, 'allocation'],
    [{ allocation: [1, 1, 1] }, 'allocation'],
    [{ comparisons: { count: 0 } }, 'comparisons.count'],
    [{ clusters: { size: 20, icc: 2 } }, 'clusters.icc'],
    [{ clusters: { icc: 0.1 } }, 'clusters.size'],
    [{ clusters: { size: 2, sizes: [2], icc: 0.1 } }, 'clusters.sizes'],
  ])('%j is an error about %s', (options, argument) => {
    expect(errorOf(plan(options)).argument).toBe(argument);
  });

  it('needs a size to compute a power', () => {
    expect(errorOf(() => computePower(twoSampleT, { effect: 1 })).code).toBe('inconsistent');
    const tiny = () => computePower(twoSampleT, { effect: 1, total: 1 });
    expect(errorOf(tiny).argument).toBe('total');
    const impossible = () =>
      findDetectableEffect(twoProportionsPooled, { reference: 0.9, total: 12 });
    expect(errorOf(impossible).code).toBe('unreachable');
  });
});
