import { parseDecimal } from '../percentages.js';

/** An exact number: numerator / denominator, with a denominator above 0. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

const reduce = (n: bigint, d: bigint): Fraction => {
  const sign = d < 0n ? -1n : 1n;
  const common = gcd(n, d < 0n ? -d : d) || 1n;
  return { n: (sign * n) / common, d: (sign * d) / common };
};

export const fraction = (n: bigint | number, d: bigint | number = 1n): Fraction =>
  reduce(BigInt(n), BigInt(d));

/** A number as it was typed: 0.2 is exactly 2/10. */
export function toFraction(value: number): Fraction {
  const { digits, places } = parseDecimal(value);
  return reduce(digits, 10n ** BigInt(places));
}

export const ZERO = fraction(0n);
export const ONE = fraction(1n);

export const add = (a: Fraction, b: Fraction): Fraction => reduce(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction =>
  reduce(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Fraction, b: Fraction): Fraction => reduce(a.n * b.n, a.d * b.d);
export const divide = (a: Fraction, b: Fraction): Fraction => reduce(a.n * b.d, a.d * b.n);
export const sum = (values: readonly Fraction[]): Fraction => values.reduce(add, ZERO);

/** Negative, 0 or positive if a is smaller than, equal to or larger than b. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : Number(difference > 0n);
};

/** The largest whole number that is not above a fraction of at least 0. */
export const floor = ({ n, d }: Fraction): number => Number(n / d);
/** The smallest whole number that is not below a fraction of at least 0. */
export const ceil = ({ n, d }: Fraction): number => Number((n + d - 1n) / d);
/** The nearest whole number to a fraction of at least 0; a half is rounded up. */
export const round = ({ n, d }: Fraction): number => Number((2n * n + d) / (2n * d));
