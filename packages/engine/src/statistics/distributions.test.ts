import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chiSquareCdf,
  chiSquareQuantile,
  noncentralChiSquareCdf,
} from './chi-square.distribution.js';
import { fCdf, fQuantile, noncentralFCdf } from './f.distribution.js';
import { normalCdf, normalQuantile, normalTail } from './normal.distribution.js';
import { noncentralTCdf, tCdf, tQuantile } from './t.distribution.js';

/** Reference values made once with SciPy 1.17. */
const closeTo = (actual: number, reference: number) =>
  expect(Math.abs(actual - reference)).toBeLessThanOrEqual(1e-10 + 1e-9 * Math.abs(reference));

describe('distributions', () => {
  it.each([
    [-8, 6.22096057427174e-16],
    [-1.96, 0.024997895148220435],
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [3, 0.9986501019683699],
  ])('give the normal probability below %d', (z, reference) => {
    expect(normalCdf(z) / reference).toBeCloseTo(1, 9);
  });

  it('give the normal points that every table has', () => {
    closeTo(normalQuantile(0.975), 1.959963984540054);
    closeTo(normalQuantile(0.8), 0.8416212335729143);
    closeTo(normalQuantile(1e-12), -7.034483825301131);
  });

  it.each([
    [-2.1, 5.5, 0.042345962564873496],
    [0.3, 1, 0.5927735790777423],
    [12, 3, 0.9993774920996054],
    [1.98, 126, 0.975058624925029],
  ])('give the t probability below %d at %d degrees of freedom', (t, df, reference) => {
    closeTo(tCdf(t, df), reference);
  });

  it.each([
    [0.975, 1.05, 11.361907668693245],
    [0.975, 126, 1.9789706019906281],
    [0.6, 10, 0.2601848294920803],
    [0.0005, 4, -8.610301581379275],
  ])('give the t point of %d at %d degrees of freedom', (p, df, reference) => {
    closeTo(tQuantile(p, df), reference);
  });

  it.each([
    [1.98, 126, 2.83, 0.1983924031010237],
    [-1.98, 126, 2.83, 9.228316225776481e-7],
    [2.5, 3, -1, 0.9941023722966624],
    [0, 10, 1.5, 0.06680720126885809],
    [45, 50, 44, 0.560847405704517],
  ])(
    'give the noncentral t probability below %d (df %d, noncentrality %d)',
    (t, df, nc, reference) => {
      closeTo(noncentralTCdf(t, df, nc), reference);
    },
  );

  it.each([
    [3.05, 2, 154, 0, 0.9497700267794084],
    [0.2, 5, 7.5, 0, 0.04698504328810774],
    [40, 1, 3, 0, 0.9920087889179339],
    [3.05, 2, 154, 9.8, 0.20049563014329772],
    [1, 3, 20, 1, 0.4569717375322882],
    [80, 4, 300, 400, 0.03776792189096484],
  ])(
    'give the F probability below %d (df %d and %d, noncentrality %d)',
    (f, a, b, nc, reference) => {
      closeTo(noncentralFCdf(f, a, b, nc), reference);
    },
  );

  it.each([
    [3.84, 1, 0, 0.9499564787512949],
    [0.1, 7, 0, 2.311418798596881e-6],
    [300, 250, 0, 0.9834817268421313],
    [3.84, 1, 7.85, 0.19983890608859295],
    [2, 5, 3, 0.049443206198711766],
    [1200, 4, 1100, 0.9237149247164471],
  ])(
    'give the chi-square probability below %d (df %d, noncentrality %d)',
    (x, df, nc, reference) => {
      closeTo(noncentralChiSquareCdf(x, df, nc), reference);
    },
  );

  it('have points and probabilities that undo each other', () => {
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    const df = fc.double({ min: 1, max: 500, noNaN: true });
    fc.assert(
      fc.property(share, df, df, (p, a, b) => {
        expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 10);
        expect(tCdf(tQuantile(p, a), a)).toBeCloseTo(p, 9);
        expect(chiSquareCdf(chiSquareQuantile(p, a), a)).toBeCloseTo(p, 9);
        expect(fCdf(fQuantile(p, a, b), a, b)).toBeCloseTo(p, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('are symmetric where they should be', () => {
    const point = fc.double({ min: -6, max: 6, noNaN: true });
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 200 }), (t, nc, df) => {
        expect(normalCdf(t) + normalTail(t)).toBeCloseTo(1, 12);
        expect(tCdf(t, df) + tCdf(-t, df)).toBeCloseTo(1, 12);
        expect(noncentralTCdf(t, df, nc) + noncentralTCdf(-t, df, -nc)).toBeCloseTo(1, 12);
      }),
      { numRuns: 60 },
    );
  });

  it('make a squared noncentral t a noncentral F', () => {
    const between = tCdfBetween(2, 12, 1.3);
    expect(noncentralFCdf(4, 1, 12, 1.69)).toBeCloseTo(between, 10);
  });
});

const tCdfBetween = (t: number, df: number, nc: number) =>
  noncentralTCdf(t, df, nc) - noncentralTCdf(-t, df, nc);
