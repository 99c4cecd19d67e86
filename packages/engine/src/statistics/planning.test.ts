import { describe, expect, it } from 'vitest';
import { roundUpSize } from './planning.js';
import { computePowerCurve } from './power-curve.js';
import { powerTwoSampleT } from './power-analysis.js';

describe('planning', () => {
  it('rounds a sample size up, but not for the last bits of a root', () => {
    expect(roundUpSize(63.7656)).toBe(64);
    expect(roundUpSize(64 + 1e-9)).toBe(64);
  });

  it('draws a rising curve that passes through the planned size', () => {
    const curve = computePowerCurve((n1) => powerTwoSampleT({ d: 0.5, n1 }), 64);
    expect(curve.length).toBeGreaterThanOrEqual(25);
    expect(curve.find((point) => point.per_group === 64)?.power).toBeGreaterThanOrEqual(0.8);
    expect(curve.map((point) => point.power)).toEqual(
      curve.map((point) => point.power).toSorted((a, b) => a - b),
    );
  });
});
