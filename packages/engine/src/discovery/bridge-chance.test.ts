import { describe, expect, it } from 'vitest';
import { compareWithChance } from './bridge-chance.js';

describe('the probability of bridges by chance', () => {
  it('is that of a draw without replacement for one bridge', () => {
    // One of 10 documents has it, 3 are drawn: 3/10.
    const { expected, probability } = compareWithChance(1, [1], { all: 10, drawn: 3 });
    expect([expected, probability].map((value) => value.toFixed(9))).toEqual([
      '0.300000000',
      '0.300000000',
    ]);
    // Two of 4 documents have it, 2 are drawn: 1 - 1/6.
    expect(compareWithChance(1, [2], { all: 4, drawn: 2 }).probability).toBeCloseTo(5 / 6, 9);
  });

  it('adds up over all combinations of several bridges', () => {
    // 0.3 and 0.6: both 0.18, at least one 0.72.
    const options = { all: 10, drawn: 3 };
    const [one, other] = [0.3, 1 - (8 * 7 * 6) / (10 * 9 * 8)];
    expect(compareWithChance(2, [1, 2], options).probability).toBeCloseTo(one * other, 9);
    expect(compareWithChance(1, [1, 2], options).probability).toBeCloseTo(
      1 - (1 - one) * (1 - other),
      9,
    );
    expect(compareWithChance(0, [1, 2], options).probability).toBeCloseTo(1, 9);
  });
});
