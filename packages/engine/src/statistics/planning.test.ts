import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateGroups, bonferroni, computeEnrollment, roundUpSize } from './planning.js';
import { computePowerCurve } from './power-curve.js';
import { powerTwoSampleT } from './power-analysis.js';
import { sizeTwoSampleT } from './sample-size.js';

describe('planning', () => {
  it('rounds a sample size up, but not for the last bits of a root', () => {
    expect(roundUpSize(63.7656)).toBe(64);
    expect(roundUpSize(64 + 1e-9)).toBe(64);
  });

  it('enrols enough to have the planned number left', () => {
    expect(computeEnrollment(64, 0.15)).toBe(76);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (n, attrition) => {
          const enrolled = computeEnrollment(n, attrition);
          expect(enrolled * (1 - attrition)).toBeGreaterThanOrEqual(n - 1e-3);
          expect((enrolled - 1) * (1 - attrition)).toBeLessThan(n);
        },
      ),
    );
  });

  it('refuses to plan a study with an attrition of 100 percent', () => {
    expect(() => computeEnrollment(10, 1)).toThrow(RangeError);
    expect(() => computeEnrollment(10, -0.1)).toThrow(RangeError);
  });

  it('divides alpha among several tests, which asks for larger groups', () => {
    expect(bonferroni(0.05, 5)).toBeCloseTo(0.01, 12);
    expect(sizeTwoSampleT({ d: 0.5, alpha: bonferroni(0.05, 5) })).toBeGreaterThan(
      sizeTwoSampleT({ d: 0.5 }),
    );
  });

  it('gives each group its whole size', () => expect(allocateGroups(47.7419, 2)).toEqual([48, 96]));

  it('draws a rising curve that passes through the planned size', () => {
    const curve = computePowerCurve((n1) => powerTwoSampleT({ d: 0.5, n1 }), 64);
    expect(curve.length).toBeGreaterThanOrEqual(25);
    expect(curve.find((point) => point.per_group === 64)?.power).toBeGreaterThanOrEqual(0.8);
    expect(curve.map((point) => point.power)).toEqual(
      curve.map((point) => point.power).toSorted((a, b) => a - b),
    );
  });
});
