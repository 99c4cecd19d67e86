import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, xoshiro128 } from './random.js';

const take = (count: number, next: () => number) => Array.from({ length: count }, next);

describe('seeded random numbers', () => {
  it('are those of the reference implementation of xoshiro128**', () => {
    expect(take(10, xoshiro128([1, 2, 3, 4]).word)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  it('are the same for the same seed and differ between seeds', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (seed, other) => {
        const first = take(4, seededRandom(seed).word);
        expect(take(4, seededRandom(seed).word)).toEqual(first);
        if (!Object.is(seed, other)) expect(take(4, seededRandom(other).word)).not.toEqual(first);
      }),
    );
  });

  it('are evenly distributed from 0 to 1', () => {
    const { share } = seededRandom(5);
    const shares = take(100_000, share);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const each of shares)
      tenths[Math.floor(each * 10)] = (tenths[Math.floor(each * 10)] ?? 0) + 1;
    expect(shares.every((each) => each >= 0 && each < 1)).toBe(true);
    // Five standard deviations of a count of 10,000.
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(5 * 95);
  });
});
