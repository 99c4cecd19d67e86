import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatisticsError } from '../../statistics-entry.js';
import { everyTest } from './every-test.fixtures.js';

const options = fc.record({
  alpha: fc.double({ min: 0.005, max: 0.1, noNaN: true }),
  tails: fc.constantFrom(1, 2),
  attrition: fc.double({ min: 0, max: 0.3, noNaN: true }),
});
const goal = fc.double({ min: 0.4, max: 0.95, noNaN: true });
const few = { numRuns: 12 };

describe.each(everyTest.map((each) => [each.name, each] as const))('%s', (_, test) => {
  const [near, middle, far] = test.effects;

  it('has a power that rises with the effect, the sample and alpha', () => {
    fc.assert(
      fc.property(options, fc.double({ min: 0.7, max: 1.5, noNaN: true }), (common, factor) => {
        const total = Math.round(test.total * factor);
        const at = (effect: number, more = {}) => test.power({ ...common, effect, total, ...more });
        expect(at(middle)).toBeGreaterThan(at(near));
        expect(at(far)).toBeGreaterThan(at(middle));
        expect(at(middle, { alpha: common.alpha * 1.5 })).toBeGreaterThanOrEqual(at(middle));
        expect(at(middle, { total: total * 2 })).toBeGreaterThan(at(middle));
      }),
      few,
    );
  });

  it('plans a size that reaches the power, and no larger one', () => {
    fc.assert(
      fc.property(options, goal, (common, power) => {
        const plan = test.plan({ ...common, power });
        expect(plan.reachedPower).toBeGreaterThanOrEqual(power - 1e-9);
        const at = (sizes: readonly number[]) =>
          test.power({ ...common, attrition: 0, groupSizes: sizes });
        if (test.isDiscrete || plan.exactSizes.some((size) => size < 6)) return;
        expect(at(plan.exactSizes)).toBeCloseTo(power, 7);
      }),
      few,
    );
  });

  it('detects the planned effect at the planned size', () => {
    const { exactSizes } = test.plan({ power: 0.8 });
    const direction = middle < near ? 'decrease' : 'increase';
    const detected = test.detect({ groupSizes: exactSizes, power: 0.8, direction });
    if (test.isDiscrete) {
      expect(Math.abs(detected - middle)).toBeLessThan(0.02);
      expect(test.power({ groupSizes: exactSizes, effect: detected })).toBeCloseTo(0.8, 7);
    } else expect(detected).toBeCloseTo(middle, 6);
  });

  it('has no more power than alpha without an effect', () => {
    const weakest = test.power({ total: test.total, alpha: 0.05, effect: test.none });
    expect(weakest).toBeLessThanOrEqual(0.05 + 1e-9);
    expect(weakest).toBeGreaterThan(test.isConservative ? 0.01 : 0.0499);
  });

  it('needs the more people the fewer stay, the more they resemble each other and the more is compared', () => {
    const plain = test.plan({});
    expect(test.plan({ attrition: 0.2 }).total).toBeGreaterThan(plain.total);
    const clusters = { size: 10, icc: 0.05 };
    const clustered = test.plan({ clusters });
    expect(clustered.total).toBeGreaterThan(plain.total);
    expect(clustered.enrolledSizes.every((size) => size % 10 === 0)).toBe(true);
    expect(clustered.reachedPower).toBeGreaterThanOrEqual(0.8);
    expect(test.plan({ comparisons: { count: 3 } }).total).toBeGreaterThan(plain.total);
  });

  it('allocates groups as asked', () => {
    if (test.groups < 2) return;
    const allocation = Array.from({ length: test.groups }, (_each, index) => (index === 1 ? 3 : 1));
    const plan = test.plan({ allocation });
    expect((plan.exactSizes[1] ?? 0) / (plan.exactSizes[0] ?? 1)).toBeCloseTo(3, 9);
    expect(plan.reachedPower).toBeGreaterThanOrEqual(0.8);
  });

  it('draws a rising curve through the planned size', () => {
    const plan = test.plan({});
    const points = test.curve({});
    expect(points.length).toBeGreaterThan(15);
    expect(points.find(({ total }) => total === plan.total)?.power).toBeGreaterThanOrEqual(0.8);
    const [first] = points;
    expect(points.at(-1)?.power).toBeGreaterThan((first?.power ?? 1) + 0.2);
  });

  it('answers any numbers with a number or an error that says what to change', () => {
    const hostile = fc.constantFrom(
      ...[0, -1, 1, Number.NaN, Infinity, -Infinity, 1e-320, 1e9, 1e300, 0.5, 0.05, 40],
    );
    fc.assert(
      fc.property(
        fc.record({ alpha: hostile, power: hostile, effect: hostile, total: hostile }),
        hostile,
        hostile,
        (input, attrition, icc) => {
          for (const call of [test.plan, test.power, test.detect, test.check]) {
            try {
              const value = call({ ...input, attrition, clusters: { size: 5, icc } });
              if (typeof value === 'number') expect(value).not.toBeNaN();
            } catch (error) {
              expect(error).toBeInstanceOf(RangeError);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(() => test.power({ total: Number.NaN })).toThrow(StatisticsError);
  });

  it('ends with an answer or an error for an alpha that is nearly 0', () => {
    for (const call of [test.plan, test.power, test.detect, test.check])
      try {
        call({ alpha: 1e-320, power: 0.05, effect: test.effects[0], total: 40 });
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
  });
});
