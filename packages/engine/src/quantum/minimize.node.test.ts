import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimize } from './minimize.js';

describe('finding a minimum', () => {
  it('finds the lowest point of a parabola, a quartic and a cosine', () => {
    fc.assert(
      fc.property(fc.double({ min: -2.5, max: 2.5, noNaN: true }), (lowest) => {
        const parabola = (x: number) => 3 * (x - lowest) ** 2 - 1;
        expect(Math.abs(minimize(parabola, -3, 3, 1e-9) - lowest)).toBeLessThan(1e-7);
        const quartic = (x: number) => (x - lowest) ** 4 + (x - lowest) ** 2;
        expect(Math.abs(minimize(quartic, -3, 3, 1e-9) - lowest)).toBeLessThan(1e-7);
        const cosine = (x: number) => -Math.cos((x - lowest) / 2);
        expect(Math.abs(minimize(cosine, -3, 3, 1e-9) - lowest)).toBeLessThan(1e-6);
      }),
    );
  });

  it('finds a kink, where no parabola helps', () => {
    expect(minimize((x) => Math.abs(x - 0.3), -1, 2, 1e-9)).toBeCloseTo(0.3, 8);
  });

  it('ends at the edge when the function falls all the way', () => {
    expect(minimize((x) => -x, 0, 1, 1e-6)).toBeGreaterThan(1 - 1e-5);
  });

  it('needs few evaluations of a smooth function', () => {
    let looks = 0;
    const smooth = (x: number) => {
      looks += 1;
      return Math.exp(x) - 2 * x;
    };
    expect(minimize(smooth, 0, 3, 1e-8)).toBeCloseTo(Math.LN2, 7);
    expect(looks).toBeLessThan(20);
  });
});
