import { describe, expect, it } from 'vitest';
import { cohensD, cohensF, cohensW, eventShare, pairedEffect } from './effect-sizes.js';

describe('effect sizes', () => {
  it('of means are those of Cohen', () => {
    expect(cohensD(105, 100, 10)).toBe(0.5);
    // Uncorrelated measurements differ by √2 times the standard deviation.
    expect(pairedEffect(0.5, 0)).toBeCloseTo(0.5 / Math.SQRT2, 12);
    expect(pairedEffect(0.5, 0.5)).toBeCloseTo(0.5, 12);
    expect(cohensF([0, 0.5], 1)).toBeCloseTo(0.25, 12);
    expect(cohensF([0, 1], 1, [1, 3])).toBeCloseTo(Math.sqrt(3 / 16), 12);
  });

  it('of tables add up over the cells', () => {
    expect(cohensW([0.25, 0.25, 0.25, 0.25], [0.375, 0.208333, 0.208333, 0.208334])).toBeCloseTo(
      0.289,
      3,
    );
    expect(() => cohensW([0.5, 0.5], [0.5, 0.6])).toThrow(RangeError);
    expect(() => cohensW([1], [0.5, 0.5])).toThrow(RangeError);
  });

  it('of survival give the share with the event in both groups', () => {
    expect(eventShare(0.5, 1)).toBeCloseTo(0.5, 12);
    expect(eventShare(0.75, 0.5)).toBeCloseTo((0.5 + 0.75) / 2, 12);
    expect(eventShare(0.75, 0.5, [3, 1])).toBeCloseTo((3 * 0.5 + 0.75) / 4, 12);
  });

  it.each([
    () => cohensD(1, 0, 0),
    () => pairedEffect(0.5, 1),
    () => cohensF([1], 1),
    () => cohensF([1, 2], 1, [1]),
    () => eventShare(1, 0.5),
  ])('refuse impossible numbers', (call) => {
    expect(call).toThrow(RangeError);
  });
});
