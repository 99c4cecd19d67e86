import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cohensH,
  powerAnova,
  powerChiSquare,
  powerCorrelation,
  powerLogRank,
  powerPairedT,
  powerProportions,
  powerTwoSampleT,
} from './power-analysis.js';
import {
  eventsLogRank,
  sizeAnova,
  sizeChiSquare,
  sizeCorrelation,
  sizePairedT,
  sizeProportions,
  sizeTwoSampleT,
  solveSize,
} from './sample-size.js';

/** The values of this block are those of statsmodels, to all digits given. */
describe('published sample sizes', () => {
  it('gives 63.7656 per group for d = 0.5, two-sided', () =>
    expect(sizeTwoSampleT({ d: 0.5 })).toBeCloseTo(63.7656, 4));

  it('gives 50.1508 per group for d = 0.5, one-sided', () =>
    expect(sizeTwoSampleT({ d: 0.5, tails: 1 })).toBeCloseTo(50.1508, 4));

  it('gives 47.7419 in the first group when the second is twice as large', () =>
    expect(sizeTwoSampleT({ d: 0.5, ratio: 2 })).toBeCloseTo(47.7419, 3));

  it('gives 33.3671 pairs for d = 0.5', () =>
    expect(sizePairedT({ d: 0.5 })).toBeCloseTo(33.3671, 4));

  it('gives 157.1898 in all for an analysis of variance with f = 0.25 and three groups', () =>
    expect(sizeAnova({ f: 0.25, groups: 3 })).toBeCloseTo(157.1898, 3));

  it('gives h = 0.304693 and 169.0879 per group for 65 % against 50 %', () => {
    const h = cohensH(0.65, 0.5);
    expect(h).toBeCloseTo(0.304693, 6);
    expect(sizeProportions({ h })).toBeCloseTo(169.0879, 3);
  });

  it('gives 87.2096 for a chi-square test with w = 0.3 and one degree of freedom', () =>
    expect(sizeChiSquare({ w: 0.3, df: 1 })).toBeCloseTo(87.2096, 3));

  it('gives a power of 0.477897 for 30 per group at d = 0.5', () =>
    expect(powerTwoSampleT({ d: 0.5, n1: 30 })).toBeCloseTo(0.477897, 6));

  it('gives 84.93 for a correlation of 0.3 by Fisher z', () =>
    expect(sizeCorrelation({ r: 0.3 })).toBeCloseTo(84.93, 2));

  it('gives 246.79 events for a hazard ratio of 0.7 by Schoenfeld', () =>
    expect(eventsLogRank({ hazardRatio: 0.7 })).toBeCloseTo(246.79, 2));
});

const effect = fc.double({ min: 0.1, max: 1.2, noNaN: true });
const goal = fc.double({ min: 0.3, max: 0.97, noNaN: true });
const alpha = fc.double({ min: 0.001, max: 0.2, noNaN: true });
const tails = fc.constantFrom(1 as const, 2 as const);
const few = { numRuns: 25 };

describe('power', () => {
  it('rises with the sample and with the effect', () => {
    fc.assert(
      fc.property(effect, fc.integer({ min: 4, max: 150 }), alpha, tails, (d, n, a, t) => {
        const at = (size: number, by: number) =>
          powerTwoSampleT({ d: by, n1: size, alpha: a, tails: t });
        expect(at(n + 3, d)).toBeGreaterThan(at(n, d) - 1e-12);
        expect(at(n, d + 0.1)).toBeGreaterThan(at(n, d) - 1e-12);
        const anova = (size: number, by: number) =>
          powerAnova({ f: by, total: size * 3, groups: 3, alpha: a });
        expect(anova(n + 3, d)).toBeGreaterThan(anova(n, d) - 1e-12);
        expect(anova(n, d + 0.1)).toBeGreaterThan(anova(n, d) - 1e-12);
      }),
      few,
    );
  });

  it('equals alpha where there is no effect', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 200 }), alpha, tails, (n, a, t) => {
        const test = { alpha: a, tails: t };
        expect(powerTwoSampleT({ d: 0, n1: n, ...test })).toBeCloseTo(a, 9);
        expect(powerPairedT({ d: 0, n, ...test })).toBeCloseTo(a, 9);
        expect(powerAnova({ f: 0, total: n, groups: 3, alpha: a })).toBeCloseTo(a, 9);
        expect(powerProportions({ h: 0, n1: n, ...test })).toBeCloseTo(a, 9);
        expect(powerChiSquare({ w: 0, total: n, df: 2, alpha: a })).toBeCloseTo(a, 9);
        expect(powerCorrelation({ r: 0, n, ...test })).toBeCloseTo(a, 9);
        expect(powerLogRank({ hazardRatio: 1, events: n, ...test })).toBeCloseTo(a, 9);
      }),
      few,
    );
  });

  it('is larger with one tail than with two', () => {
    fc.assert(
      fc.property(effect, fc.integer({ min: 5, max: 100 }), (d, n1) => {
        expect(powerTwoSampleT({ d, n1, tails: 1 })).toBeGreaterThan(powerTwoSampleT({ d, n1 }));
      }),
      few,
    );
  });

  it('of two equal groups is that of an analysis of variance with f = d / 2', () => {
    fc.assert(
      fc.property(effect, fc.integer({ min: 4, max: 120 }), (d, n1) => {
        const anova = powerAnova({ f: d / 2, total: 2 * n1, groups: 2 });
        expect(powerTwoSampleT({ d, n1 })).toBeCloseTo(anova, 8);
      }),
      few,
    );
  });
});

describe('sample size', () => {
  it('undoes power', () => {
    fc.assert(
      fc.property(effect, goal, alpha, tails, (d, power, a, t) => {
        const test = { alpha: a, tails: t };
        const reached = (value: number) => expect(value).toBeGreaterThanOrEqual(power - 1e-6);
        reached(powerTwoSampleT({ d, n1: sizeTwoSampleT({ d, power, ...test }), ...test }));
        reached(powerPairedT({ d, n: sizePairedT({ d, power, ...test }), ...test }));
        const total = sizeAnova({ f: d, groups: 4, power, alpha: a });
        reached(powerAnova({ f: d, total, groups: 4, alpha: a }));
        reached(powerProportions({ h: d, n1: sizeProportions({ h: d, power, ...test }), ...test }));
        const r = d / 1.5;
        reached(powerCorrelation({ r, n: sizeCorrelation({ r, power, ...test }), ...test }));
      }),
      few,
    );
  });

  it('falls with the effect and grows with the power asked for', () => {
    fc.assert(
      fc.property(effect, goal, (d, power) => {
        const size = sizeTwoSampleT({ d, power });
        expect(sizeTwoSampleT({ d: d + 0.1, power })).toBeLessThan(size);
        expect(sizeTwoSampleT({ d, power: power + 0.02 })).toBeGreaterThan(size);
      }),
      few,
    );
  });

  it('is least in sum when both groups are equal', () => {
    const inAll = (ratio: number) => sizeTwoSampleT({ d: 0.5, ratio }) * (1 + ratio);
    expect(inAll(1)).toBeLessThan(inAll(2));
    expect(inAll(2)).toBeLessThan(inAll(3));
    expect(inAll(0.5)).toBeCloseTo(inAll(2), 4);
  });

  it('does not care which way the effect points', () => {
    expect(sizeTwoSampleT({ d: -0.5 })).toBe(sizeTwoSampleT({ d: 0.5 }));
    expect(sizeCorrelation({ r: -0.3 })).toBe(sizeCorrelation({ r: 0.3 }));
    expect(eventsLogRank({ hazardRatio: 1 / 0.7 })).toBeCloseTo(
      eventsLogRank({ hazardRatio: 0.7 }),
    );
  });

  it('refuses what no sample can show', () => {
    expect(() => sizeTwoSampleT({ d: 0 })).toThrow(RangeError);
    expect(() => eventsLogRank({ hazardRatio: 1 })).toThrow(RangeError);
    expect(() => solveSize(() => 1, 1.2)).toThrow(RangeError);
    expect(() => sizePairedT({ d: Number.NaN })).toThrow(RangeError);
  });

  it('is the smallest possible one when the effect is enormous', () => {
    expect(sizeTwoSampleT({ d: 500 })).toBeLessThan(3);
    expect(sizePairedT({ d: 500 })).toBeLessThan(3);
  });
});
