import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getTicks, interpolate, toKey, toPercent, toSeries, toShares } from './scale.js';

const positive = fc.double({ min: 1e-6, max: 1e9, noNaN: true });

describe('getTicks', () => {
  it('starts at 0, ends within the axis and never has more parts than asked for', () => {
    fc.assert(
      fc.property(positive, fc.integer({ min: 1, max: 12 }), (max, atMost) => {
        const ticks = getTicks(max, { atMost });
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeLessThanOrEqual(max * (1 + 1e-8));
        expect(ticks.length - 1).toBeLessThanOrEqual(atMost);
      }),
    );
  });

  it('has equal steps, and the last one leaves less than a step', () => {
    fc.assert(
      fc.property(positive, (max) => {
        const ticks = getTicks(max);
        const step = ticks[1] ?? max;
        ticks.forEach((tick, index) => expect(tick / step).toBeCloseTo(index, 6));
        expect(max - (ticks.at(-1) ?? 0)).toBeLessThanOrEqual(step * (1 + 1e-8));
      }),
    );
  });

  it.each([
    [30, {}, [0, 10, 20, 30]],
    [128, {}, [0, 50, 100]],
    [0.3, {}, [0, 0.1, 0.2, 0.3]],
    [3, { least: 1 }, [0, 1, 2, 3]],
    [0.5, { least: 1 }, [0]],
    [24, { steps: [1, 3, 6, 12] }, [0, 6, 12, 18, 24]],
    [1000, { steps: [1, 3, 6, 12] }, [0, 200, 400, 600, 800, 1000]],
    [0, {}, [0]],
    [Number.NaN, {}, [0]],
    [Number.POSITIVE_INFINITY, {}, [0]],
  ])('labels an axis to %s with %j as %j', (max, options, ticks) => {
    expect(getTicks(max, options)).toEqual(ticks);
  });
});

describe('toPercent', () => {
  it('stays within the axis, whatever the value', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, max) => {
        const percent = toPercent(value, max);
        return percent >= 0 && percent <= 100;
      }),
    );
  });

  it('keeps the order of values', () => {
    fc.assert(
      fc.property(positive, positive, positive, (a, b, max) =>
        a <= b ? toPercent(a, max) <= toPercent(b, max) : toPercent(a, max) >= toPercent(b, max),
      ),
    );
  });
});

describe('toShares', () => {
  it('sums to 100 unless there is nothing to share', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -10, max: 1e9, noNaN: true })), (values) => {
        const shares = toShares(values);
        const sum = shares.reduce((total, share) => total + share, 0);
        expect(shares).toHaveLength(values.length);
        expect(shares.every((share) => share >= 0)).toBe(true);
        expect(sum).toBeCloseTo(values.some((value) => value > 0) ? 100 : 0, 6);
      }),
    );
  });
});

describe('interpolate', () => {
  const points = [
    { x: 10, y: 0.2 },
    { x: 20, y: 0.6 },
    { x: 40, y: 0.8 },
  ];

  it.each([
    [10, 0.2],
    [15, 0.4],
    [30, 0.7],
    [40, 0.8],
    [5, 0.2],
    [99, 0.8],
  ])('reads the line at %s as %s', (x, y) => {
    expect(interpolate(points, x)).toBeCloseTo(y);
  });

  it('is null without a line', () => {
    expect(interpolate([], 3)).toBeNull();
  });
});

it('tells eight series apart by number and 26 by letter', () => {
  expect([0, 7, 8].map(toSeries)).toEqual([1, 8, 1]);
  expect([0, 1, 25, 26].map(toKey)).toEqual(['A', 'B', 'Z', 'A']);
});
