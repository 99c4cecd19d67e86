import {
  add,
  compare,
  divide,
  multiply,
  ONE,
  subtract,
  sum,
  ZERO,
  type Fraction,
} from './fraction.js';

/** slope × x + constant, where x is the number of shares that is looked for. */
export interface Line {
  readonly slope: Fraction;
  readonly constant: Fraction;
}

export const evaluate = ({ slope, constant }: Line, x: Fraction): Fraction =>
  add(multiply(slope, x), constant);

export const constant = (value: Fraction): Line => ({ slope: ZERO, constant: value });

/** Index of the line that is highest at x, the first of equal ones. */
export function findHighest(lines: readonly Line[], x: Fraction): number {
  let best = 0;
  for (const [index, line] of lines.entries()) {
    const other = lines[best] ?? line;
    if (compare(evaluate(line, x), evaluate(other, x)) > 0) best = index;
  }
  return best;
}

/**
 * Finds the smallest x with x = base(x) + the sum over the claims of their highest line, exactly. The right side is
 * convex and piecewise linear, so that Newton's method from below reaches the solution after finitely many steps.
 * @returns null if there is none: the claims grow as fast as x
 */
export function solveShares(base: Line, claims: readonly (readonly Line[])[]): Fraction | null {
  let x = base.constant;
  for (;;) {
    const at = x;
    const chosen = claims.map((lines) => lines[findHighest(lines, at)] ?? constant(ZERO));
    const slope = sum([base, ...chosen].map((line) => line.slope));
    const fixed = sum([base, ...chosen].map((line) => line.constant));
    if (compare(add(multiply(slope, x), fixed), x) === 0) return x;
    if (compare(slope, ONE) >= 0) return null;
    x = divide(fixed, subtract(ONE, slope));
  }
}
