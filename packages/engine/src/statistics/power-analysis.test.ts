import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cohensH,
  powerAnova,
  powerChiSquare,
  powerLogRank,
  powerPairedT,
  powerProportions,
  powerTwoSampleT,
} from './power-analysis.js';
import { solveSize } from './sample-size.js';

it('gives h = 0.304693 for 65 % against 50 %', () =>
  expect(cohensH(0.65, 0.5)).toBeCloseTo(0.304693, 6));

const effect = fc.double({ min: 0.1, max: 1.2, noNaN: true });
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

describe('the search for a size', () => {
  it('refuses a power that is none, and ends if no size is enough', () => {
    expect(() => solveSize(() => 1, 1.2)).toThrow(RangeError);
    expect(() => solveSize(() => 0.05, 0.8)).toThrow('No sample size reaches this power');
  });

  it('takes the least size if it is enough', () =>
    expect(solveSize((n) => powerTwoSampleT({ d: 500, n1: n }), 0.8, 2)).toBe(2));
});
