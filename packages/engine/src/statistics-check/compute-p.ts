import { fCdf } from '../statistics/f.distribution.js';
import { normalTail } from '../statistics/normal.distribution.js';
import { incompleteBeta, upperIncompleteGamma } from '../statistics/special-functions.js';
import { tTail } from '../statistics/t.distribution.js';
import type { TestKind } from './statistics-check.types.js';

/**
 * The two-tailed p-value of a statistic; for F, χ² and Q the upper tail. A correlation is tested as
 * t = r √(df / (1 − r²)), with df = n − 2.
 * @throws {RangeError} when the degrees of freedom are not finite and above 0
 */
export function computeP(kind: TestKind, value: number, df: readonly number[]): number {
  const [df1 = Number.NaN, df2 = Number.NaN] = df;
  switch (kind) {
    case 't':
      return Math.min(1, 2 * tTail(Math.abs(value), df1));
    case 'z':
      return Math.min(1, 2 * normalTail(Math.abs(value)));
    case 'r':
      return correlationP(value, df1);
    case 'F':
      return value <= 0 ? 1 : upperF(value, df1, df2);
    case 'chiSquare':
    case 'Q':
      return value <= 0 ? 1 : upperIncompleteGamma(df1 / 2, value / 2);
  }
}

const correlationP = (r: number, df: number): number => {
  const square = Math.min(1, r * r);
  return square === 1 ? 0 : Math.min(1, 2 * tTail(Math.sqrt((square * df) / (1 - square)), df));
};

/** P(F > f) without the loss of digits in 1 − P(F ≤ f); A&S 26.6.2. */
const upperF = (f: number, df1: number, df2: number): number => {
  if (!(df1 > 0 && df2 > 0)) return 1 - fCdf(f, df1, df2);
  return incompleteBeta(df2 / (df1 * f + df2), df2 / 2, df1 / 2);
};
