import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chiSquareCdf,
  chiSquareQuantile,
  chiSquareUpperQuantile,
  noncentralChiSquareCdf,
} from './chi-square.distribution.js';
import { fCdf, fQuantile, fUpperQuantile, noncentralFCdf } from './f.distribution.js';
import { findRoot, invertRising } from './find-root.js';
import { normalCdf, normalQuantile, normalTail } from './normal.distribution.js';
import { roundUpSize } from './planning.js';
import { logPoisson, sumMixture } from './poisson-mixture.js';
import { computePowerCurve } from './power-curve.js';
import * as power from './power-analysis.js';
import { twoProportionsArcsine } from './families/proportions.js';
import { twoSampleT } from './families/t-tests.js';
import { logRank } from './families/log-rank.js';
import { anova, chiSquare } from './families/variance-and-tables.js';
import { planSampleSize, type SamplePlan } from './plan/plan-sample-size.js';
import { solveSize } from './sample-size.js';
import {
  incompleteBeta,
  incompleteGamma,
  logGamma,
  upperIncompleteGamma,
} from './special-functions.js';
import { noncentralTCdf, tCdf, tQuantile, tTail } from './t.distribution.js';

const HOSTILE = [
  ...[0, -0, 1, -1, Number.NaN, Infinity, -Infinity, 1e-320, 1 - 1e-17, 1 - 2 ** -53],
  ...[Number.MIN_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE, 1e-17, -1e-320, 2 ** 53, 1e9, 1e18],
];
const ORDINARY = [0.05, 0.5, 0.8, 2, 3, 30, 500];
const any = fc.constantFrom(...HOSTILE, ...ORDINARY, ...ORDINARY);
const tails = fc.constantFrom<1 | 2>(1, 2, 0 as 1, Number.NaN as 2);

/** Every loop of these functions takes an absolute value, an exponential or a logarithm in each of its steps. */
const COUNTED = ['abs', 'exp', 'log', 'log1p'] as const;
/** Some ten times what the costliest of these calls needs; what does not end needs more. */
const MAX_STEPS = 30_000_000;

/** Every function of this folder, called with four numbers. */
const calls: Readonly<Record<string, (a: number, b: number, c: number, d: number) => unknown>> = {
  normalCdf,
  normalTail,
  normalQuantile,
  tCdf,
  tTail,
  tQuantile,
  noncentralTCdf,
  fCdf,
  fQuantile,
  fUpperQuantile,
  noncentralFCdf,
  chiSquareCdf,
  chiSquareQuantile,
  chiSquareUpperQuantile,
  noncentralChiSquareCdf,
  logGamma,
  logPoisson,
  incompleteBeta,
  incompleteGamma,
  upperIncompleteGamma,
  findRoot: (a, b, c, d) => findRoot((x) => x - a, b, c, d),
  invertRising: (a, b, c) => invertRising((x) => Math.tanh(x), a, b, c),
  mixture: (a, b, c) =>
    sumMixture(
      a,
      (j) => logPoisson(j, b),
      () => 1,
      c,
    ),
  wholeSize: roundUpSize,
  powerCurve: (a, b, c) => computePowerCurve((n) => Math.min(1, n * a), b, c),
  solveSize: (a, b, c) => solveSize((n) => 1 - Math.exp(-n * a), b, c),
  cohensH: power.cohensH,
};

/** The functions that test with an alpha, called with an effect, an alpha and more. */
const tests: Readonly<
  Record<string, (effect: number, test: power.Test, a: number, b: number) => number>
> = {
  powerTwoSampleT: (d, goal, n1, ratio) => power.powerTwoSampleT({ ...goal, d, n1, ratio }),
  powerPairedT: (d, goal, n) => power.powerPairedT({ ...goal, d, n }),
  powerAnova: (f, goal, total, groups) => power.powerAnova({ ...goal, f, total, groups }),
  powerProportions: (h, goal, n1, ratio) => power.powerProportions({ ...goal, h, n1, ratio }),
  powerChiSquare: (w, goal, total, df) => power.powerChiSquare({ ...goal, w, total, df }),
  powerLogRank: (hazardRatio, goal, events, share) =>
    power.powerLogRank({ ...goal, hazardRatio, events, share }),
};
const firstSize = (plan: SamplePlan): number => plan.exactSizes[0] ?? Number.NaN;

/** Plans of a sample size, called in the same way. */
const plans: typeof tests = {
  planTwoSampleT: (effect, goal, ratio) =>
    firstSize(planSampleSize(twoSampleT, { ...goal, effect, allocation: [1, ratio] })),
  planAnova: (effect, goal, groups) =>
    firstSize(planSampleSize(anova, { ...goal, effect, groups })),
  planChiSquare: (effect, goal, df) =>
    firstSize(planSampleSize(chiSquare, { ...goal, effect, df })),
  planProportions: (effect, goal, reference) =>
    firstSize(planSampleSize(twoProportionsArcsine, { ...goal, effect, reference })),
  planLogRank: (effect, goal, eventShare) =>
    firstSize(planSampleSize(logRank, { ...goal, effect, eventShare })),
};

/** Calls it and makes sure that it ends after a bounded number of steps, in a value or a RangeError. */
function expectQuickEnd(call: () => unknown): unknown {
  let value: unknown;
  const steps = countSteps(() => {
    try {
      value = call();
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  });
  expect(steps).toBeLessThan(MAX_STEPS);
  return value;
}

/** Counts the steps of the loops; throws at the bound, so that a loop without an end fails too. */
function countSteps(call: () => void): number {
  const originals = COUNTED.map((name) => [name, Math[name]] as const);
  let steps = 0;
  for (const [name, original] of originals) {
    Math[name] = (x) => {
      steps += 1;
      if (steps > MAX_STEPS) throw new Error('These numbers take too many steps.');
      return original(x);
    };
  }
  try {
    call();
  } finally {
    for (const [name, original] of originals) Math[name] = original;
  }
  return steps;
}

const LONG_MS = 120_000;

describe('whatever numbers they are given', () => {
  it('distributions refuse numbers so large that no digit of the probability is left', () => {
    const message = 'too extreme to be computed';
    expect(() => fCdf(0.5, 1e18, 500)).toThrow(message);
    expect(() => noncentralFCdf(0.5, 1e18, 500, 1e-320)).toThrow(message);
  });

  it.each(Object.entries(calls))(
    '%s ends after a bounded number of steps, in a value or a RangeError',
    (_, call) => {
      fc.assert(
        fc.property(any, any, any, any, (a, b, c, d) => {
          const value = expectQuickEnd(() => call(a, b, c, d));
          if (typeof value === 'number') expect(value).not.toBeNaN();
        }),
        { numRuns: 300 },
      );
    },
    LONG_MS,
  );

  it.each(Object.entries({ ...tests, ...plans }))(
    '%s ends after a bounded number of steps, in a number or a RangeError',
    (_, call) => {
      fc.assert(
        fc.property(any, any, any, tails, any, any, (effect, alpha, goal, t, a, b) => {
          const options = { alpha, power: goal, tails: t };
          const value = expectQuickEnd(() => call(effect, options, a, b));
          if (value !== undefined) expect(value).not.toBeNaN();
        }),
        { numRuns: 300 },
      );
    },
    LONG_MS,
  );
});

/** What every test takes as its other arguments: a size or ratio, and a ratio, share or degree of freedom. */
const OTHERS: Readonly<Record<string, readonly [number, number]>> = {
  powerAnova: [90, 3],
  powerLogRank: [90, 0.5],
};
const others = (name: string) => OTHERS[name] ?? [30, 1];
const NOT_INSIDE = [0, 1, -1, 1.5, Number.NaN, Infinity, -Infinity, 1 - 1e-17];

it('needs no more steps for an effect and an alpha far from any study than for ordinary ones', () => {
  const allocation = [1, 0.9999999999999999];
  const count = (effect: number, alpha: number) =>
    countSteps(() => planSampleSize(twoSampleT, { effect, alpha, allocation }));
  const ordinary = count(0.05, 0.05);
  const extreme = count(500, 1e-320);
  expect(extreme).toBeLessThan(1000 * ordinary);
});

describe('an alpha or an effect that is none', () => {
  it.each(Object.entries(tests))('%s refuses alpha outside (0, 1)', (name, call) => {
    expect(call(0.5, {}, ...others(name))).toBeGreaterThan(0);
    for (const alpha of NOT_INSIDE) {
      const refused = () => call(0.5, { alpha }, ...others(name));
      expect(refused).toThrow(new RangeError('Alpha must lie between 0 and 1.'));
    }
  });

  it.each(Object.entries(tests))('%s refuses an infinite effect', (name, call) => {
    for (const effect of [Number.NaN, Infinity, -Infinity]) {
      expect(() => call(effect, {}, ...others(name))).toThrow(RangeError);
    }
  });

  it('refuses tails other than 1 and 2', () => {
    for (const [name, call] of Object.entries(tests)) {
      const refused = () => call(0.5, { tails: 3 as 2 }, ...others(name));
      expect(refused).toThrow('Tails must be 1 or 2.');
    }
  });
});

describe('the edges of what is computed', () => {
  it('keeps its precision at an alpha that 1 - alpha would lose', () => {
    // Reference: the normal point of 1e-20 is -9.262340089798.
    const h = 1;
    const goal = { alpha: 1e-20, tails: 1 } as const;
    const n = solveSize((n1) => power.powerProportions({ h, n1, ...goal }), 0.5, 1);
    expect(n / 2).toBeCloseTo(9.262340089798 ** 2, 6);
    const strict = firstSize(planSampleSize(twoSampleT, { effect: 0.5, alpha: 1e-20 }));
    expect(power.powerTwoSampleT({ d: 0.5, alpha: 1e-20, n1: strict })).toBeCloseTo(0.8, 6);
    const twoGroups = planSampleSize(anova, { effect: 0.25, groups: 2, alpha: 1e-20 });
    expect(firstSize(twoGroups)).toBeCloseTo(strict, 4);
  });

  it('goes on from the t distribution to its normal limit without a step', () => {
    for (const delta of [0.5, 2.8, -1]) {
      const [below, above] = [4.9e7, 5.1e7].map((df) => noncentralTCdf(1.96, df, delta));
      expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThan(2e-8);
    }
  });

  it('finds an enormous effect with certainty', () => {
    expect(power.powerTwoSampleT({ d: 1e100, n1: 30 })).toBe(1);
    expect(power.powerPairedT({ d: -1e6, n: 30 })).toBe(1);
    expect(power.powerAnova({ f: 1e100, total: 30, groups: 3 })).toBe(1);
    expect(power.powerChiSquare({ w: 1e100, total: 30, df: 3 })).toBe(1);
    expect(firstSize(planSampleSize(twoSampleT, { effect: 1e100 }))).toBe(1.5);
  });
});
