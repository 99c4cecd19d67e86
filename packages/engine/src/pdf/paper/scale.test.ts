import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScale, formatTick } from './scale.js';

describe('a scale', () => {
  it('has round steps from zero for shares', () => {
    const { ticks, at } = createScale([0.12, 0.44, 0.91], 5, true);
    expect(ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(at(0.5)).toBeCloseTo(0.5);
  });

  it('has round ends around sizes of groups', () => {
    const { ticks } = createScale([5, 122], 7, false);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBe(140);
  });

  it('reaches below zero where values do', () => {
    const { from, to } = createScale([-0.4, 0.3], 5, true);
    expect(from).toBeLessThanOrEqual(-0.4);
    expect(to).toBeGreaterThanOrEqual(0.3);
  });

  it('holds any finite values between its ends, with few rising ticks', () => {
    const value = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), fc.boolean(), (values, fromZero) => {
        const { ticks, at } = createScale(values, 5, fromZero);
        expect(ticks.length).toBeLessThanOrEqual(11);
        expect([...ticks].sort((a, b) => a - b)).toEqual(ticks);
        for (const one of values) {
          expect(at(one)).toBeGreaterThanOrEqual(-1e-6);
          expect(at(one)).toBeLessThanOrEqual(1 + 1e-6);
        }
      }),
    );
  });

  it.each([
    [0, '0'],
    [0.30000000000000004, '0.3'],
    [-2.5, '−2.5'],
    [1200, '1,200'],
    [3.2e9, '3.2E9'],
  ])('writes %s as “%s”', (value, text) => expect(formatTick(value)).toBe(text));
});
