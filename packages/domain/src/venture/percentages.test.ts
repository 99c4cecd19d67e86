import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSumOf100, allocateByPercentages } from './percentages.js';

describe('an allocation by percentages', () => {
  it.each([
    [[33.3, 33.3, 33.4]],
    [[33.4, 33.3, 33.3]],
    [[0.1, 0.2, 99.7]],
    [[70.1, 20.2, 9.7]],
    [[65, 20, 15]],
    [[100]],
    [[100, 0]],
    [[1e-7, 99.9999999]],
  ])('accepts %j, which add up to 100', (percentages) => {
    expect(isSumOf100(percentages)).toBe(true);
    const parts = allocateByPercentages(10_000_000, percentages);
    expect(parts.reduce((a, b) => a + b, 0)).toBe(10_000_000);
  });

  it.each([
    [[33.33, 33.33, 33.33]],
    [[60, 41]],
    [[60, 39.99]],
    [[100, 1e-300]],
    [[99.99999999999999]],
    [[0]],
    [[]],
  ])('refuses %j, which do not add up to 100', (percentages) => {
    expect(isSumOf100(percentages)).toBe(false);
    expect(() => allocateByPercentages(10_000_000, percentages)).toThrow(
      new RangeError('The percentages of an allocation must add up to exactly 100.'),
    );
  });

  it.each([-1, 100.01, 140, Number.NaN, Infinity, -Infinity, 1e21])(
    'refuses %d as a percentage',
    (percentage) => {
      const percentages = [percentage, 100 - percentage];
      expect(() => allocateByPercentages(100, percentages)).toThrow('A percentage must be');
      expect(() => isSumOf100(percentages)).toThrow(RangeError);
    },
  );

  it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])('refuses to allocate %d shares', (total) => {
    expect(() => allocateByPercentages(total, [100])).toThrow('The shares to allocate');
  });

  it('rounds down and gives the remaining shares to the largest remainders', () => {
    expect(allocateByPercentages(10_000_000, [65, 20, 15])).toEqual([
      6_500_000, 2_000_000, 1_500_000,
    ]);
    expect(allocateByPercentages(10, [33.3, 33.3, 33.4])).toEqual([3, 3, 4]);
    expect(allocateByPercentages(7, [60, 40])).toEqual([4, 3]);
    expect(allocateByPercentages(1, [50, 50])).toEqual([1, 0]);
  });

  it('differs by less than a share from each percentage and has the exact sum', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 9 });
    fc.assert(
      fc.property(cuts, fc.integer({ min: 0, max: 2 ** 53 - 1 }), (at, total) => {
        const bounds = [0, ...at.toSorted((a, b) => a - b), 10_000];
        const hundredths = bounds.slice(1).map((bound, i) => bound - (bounds[i] ?? 0));
        const parts = allocateByPercentages(
          total,
          hundredths.map((part) => part / 100),
        );
        expect(parts.reduce((a, b) => a + BigInt(b), 0n)).toBe(BigInt(total));
        for (const [i, part] of parts.entries()) {
          const off = BigInt(part) * 10_000n - BigInt(total) * BigInt(hundredths[i] ?? 0);
          expect(off > -10_000n && off < 10_000n).toBe(true);
        }
      }),
    );
  });
});
