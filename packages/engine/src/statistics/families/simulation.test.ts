import { describe, expect, it } from 'vitest';
import * as s from '../../statistics-entry.js';
import { normalQuantile } from '../normal.distribution.js';
import { tTail } from '../t.distribution.js';

/** A small generator with a fixed seed (mulberry32), so that every run draws the same samples. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const RUNS = 20_000;
/** Four standard errors of a share in so many runs. */
const TOLERANCE = 4 * Math.sqrt(0.25 / RUNS);

const shareOf = (random: () => number, isSignificant: (random: () => number) => boolean) => {
  let count = 0;
  for (let run = 0; run < RUNS; run += 1) if (isSignificant(random)) count += 1;
  return count / RUNS;
};

/** Box and Muller. */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function drawMoments(random: () => number, n: number, mean: number, sd: number) {
  const values = Array.from({ length: n }, () => mean + sd * normal(random));
  const average = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - average) ** 2, 0);
  return { average, variance: squares / (n - 1) };
}

describe('simulated studies find the effect as often as computed', () => {
  it('with Welch’s test in groups of different size and spread', () => {
    const input = { effect: 0.9, sdRatio: 2, groupSizes: [9, 21] };
    const found = shareOf(createRandom(1), (random) => {
      const [a, b] = [drawMoments(random, 9, 0.9, 1), drawMoments(random, 21, 0, 2)];
      const [va, vb] = [a.variance / 9, b.variance / 21];
      const df = (va + vb) ** 2 / (va ** 2 / 8 + vb ** 2 / 20);
      return 2 * tTail(Math.abs(a.average - b.average) / Math.sqrt(va + vb), df) <= 0.05;
    });
    expect(Math.abs(found - s.computePower(s.welchT, input))).toBeLessThan(TOLERANCE);
  });

  it('with the t test in unequal groups', () => {
    const found = shareOf(createRandom(2), (random) => {
      const [a, b] = [drawMoments(random, 12, 0.8, 1), drawMoments(random, 24, 0, 1)];
      const pooled = (11 * a.variance + 23 * b.variance) / 34;
      const t = Math.abs(a.average - b.average) / Math.sqrt(pooled * (1 / 12 + 1 / 24));
      return 2 * tTail(t, 34) <= 0.05;
    });
    const power = s.computePower(s.twoSampleT, { effect: 0.8, groupSizes: [12, 24] });
    expect(Math.abs(found - power)).toBeLessThan(TOLERANCE);
  });

  it('with the correlation test', () => {
    const found = shareOf(createRandom(3), (random) => {
      const sums = [0, 0, 0, 0, 0] as [number, number, number, number, number];
      for (let i = 0; i < 18; i += 1) {
        const x = normal(random);
        const y = 0.5 * x + Math.sqrt(0.75) * normal(random);
        [x, y, x * x, y * y, x * y].forEach((value, index) => {
          sums[index] = (sums[index] ?? 0) + value;
        });
      }
      const [x, y, xx, yy, xy] = sums.map((each) => each / 18) as typeof sums;
      const r = (xy - x * y) / Math.sqrt((xx - x * x) * (yy - y * y));
      return 2 * tTail(Math.abs(r) * Math.sqrt(16 / (1 - r * r)), 16) <= 0.05;
    });
    const power = s.computePower(s.correlationExact, { effect: 0.5, total: 18 });
    expect(Math.abs(found - power)).toBeLessThan(TOLERANCE);
  });

  it('with a z test of the means of clusters of unequal size', () => {
    // Kish: the variance of the mean of all people is the design effect over their number.
    const sizes = [4, 8, 12, 16, 20];
    const icc = 0.2;
    const people = 2 * sizes.reduce((sum, size) => sum + size, 0);
    const mean = (random: () => number, effect: number) =>
      sizes.reduce((sum, size) => {
        const center = Math.sqrt(icc) * normal(random);
        return sum + size * (center + effect) + Math.sqrt(size * (1 - icc)) * normal(random);
      }, 0) /
      (people / 2);
    const { designEffect } = s.resolveClusters({ sizes, icc });
    const error = Math.sqrt((4 * designEffect) / people);
    const found = shareOf(
      createRandom(4),
      (random) => Math.abs(mean(random, 0.9) - mean(random, 0)) / error > normalQuantile(0.975),
    );
    // The statistic is that of a log-rank test with ln HR in place of the difference.
    const expected = s.computePower(s.logRank, {
      effect: Math.exp(-0.9),
      total: people / designEffect,
    });
    expect(Math.abs(found - expected)).toBeLessThan(TOLERANCE);
  });
});

describe('Fisher’s test', () => {
  /** All tables, each with the p value from integers: an implementation that shares nothing with the tested one. */
  function enumerate(p1: number, p2: number, n1: number, n2: number): number {
    const choose = (n: number, k: number): number =>
      k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
    const ways = (x: number, events: number) => choose(n1, x) * choose(n2, events - x);
    let power = 0;
    for (let x = 0; x <= n1; x += 1) {
      for (let y = 0; y <= n2; y += 1) {
        let atMost = 0;
        for (let k = 0; k <= n1; k += 1)
          if (ways(k, x + y) <= ways(x, x + y) * (1 + 1e-9)) atMost += ways(k, x + y);
        if (atMost / choose(n1 + n2, x + y) <= 0.05)
          power +=
            choose(n1, x) *
            p1 ** x *
            (1 - p1) ** (n1 - x) *
            (choose(n2, y) * p2 ** y * (1 - p2) ** (n2 - y));
      }
    }
    return power;
  }

  it.each([
    [0.9, 0.3, 7, 9],
    [0.2, 0.7, 11, 5],
    [0.5, 0.1, 13, 13],
  ])('has the power of an enumeration for %f against %f', (effect, reference, n1, n2) => {
    const power = s.computePower(s.fisherExact, { effect, reference, groupSizes: [n1, n2] });
    expect(power).toBeCloseTo(enumerate(effect, reference, n1, n2), 9);
  });

  it('plans the smallest equal groups that suffice', () => {
    const plan = s.planSampleSize(s.fisherExact, { effect: 0.9, reference: 0.4 });
    const [n = 0] = plan.exactSizes;
    const enough = Array.from({ length: n }, (_, index) => index + 1).filter(
      (size) => enumerate(0.9, 0.4, size, size) >= 0.8,
    );
    expect(enough).toEqual([n]);
  });
});
