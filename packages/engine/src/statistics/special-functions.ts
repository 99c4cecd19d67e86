/**
 * The special functions under the distributions. Sources:
 * - log gamma: Stirling's series, A&S 6.1.41, after shifting the argument up by 6.1.15
 * - incomplete beta: continued fraction, DLMF 8.17.22, evaluated by the modified Lentz algorithm
 * - incomplete gamma: series DLMF 8.7.1 and continued fraction DLMF 8.9.2
 *
 * (A&S: Abramowitz and Stegun, Handbook of Mathematical Functions, 1964. DLMF: dlmf.nist.gov.)
 */

import { checkAbove, checkNumber } from './arguments.js';

const PRECISION = 1e-16;
const TINY = 1e-300;
const MAX_TERMS = 100_000;
/** Largest final relative step of a sum or fraction with nine correct digits. */
const MAX_RELATIVE_STEP = 1e-12;

const createConvergenceError = () =>
  new RangeError('The arguments of this distribution are too extreme to be computed.');

/** By how much rounding may lift a probability above 1. */
const ROUNDING = 1e-9;

/** Throws instead of returning what overflow or lost digits have made of a probability. */
function ensureComputed(value: number): number {
  if (!(value <= 1 + ROUNDING)) throw createConvergenceError();
  return Math.min(1, value);
}

/** Above this, seven terms of Stirling's series are exact to double precision. */
const STIRLING_FROM = 15;
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156];

/** Natural logarithm of the gamma function. */
export function logGamma(x: number): number {
  checkAbove(x, 'The argument of log gamma');
  let shifted = x;
  let product = 1;
  while (shifted < STIRLING_FROM) {
    product *= shifted;
    shifted += 1;
  }
  const inverseSquare = 1 / (shifted * shifted);
  const series = STIRLING.reduceRight((sum, term) => sum * inverseSquare + term, 0) / shifted;
  const stirling = (shifted - 0.5) * Math.log(shifted) - shifted + 0.5 * Math.log(2 * Math.PI);
  return stirling + series - Math.log(product);
}

const avoidZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);

/** Evaluates b0 + a1/(b1 + a2/(b2 + …)) by the modified Lentz algorithm (Thompson and Barnett 1986). */
function evaluateContinuedFraction(
  b0: number,
  term: (n: number) => readonly [a: number, b: number],
): number {
  let value = avoidZero(b0);
  let c = value;
  let d = 0;
  let step = 0;
  for (let n = 1; n <= MAX_TERMS; n += 1) {
    const [a, b] = term(n);
    d = 1 / avoidZero(b + a * d);
    c = avoidZero(b + a / c);
    step = c * d;
    value *= step;
    if (Math.abs(step - 1) < PRECISION * 4) return value;
  }
  if (!(Math.abs(step - 1) < MAX_RELATIVE_STEP)) throw createConvergenceError();
  return value;
}

/**
 * The regularized incomplete beta function I_x(a, b), 0 to 1.
 * @param x below 0 counts as 0, above 1 as 1
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  checkNumber(x, 'The argument of a distribution');
  checkAbove(a, 'The first shape of a beta distribution');
  checkAbove(b, 'The second shape of a beta distribution');
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast below the mean; above it, the mirror image does.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  );
  const fraction = evaluateContinuedFraction(1, (n) => {
    const m = Math.floor(n / 2);
    const coefficient =
      n % 2 === 0
        ? (m * (b - m) * x) / ((a + n - 1) * (a + n))
        : (-(a + m) * (a + b + m) * x) / ((a + n - 1) * (a + n));
    return [coefficient, 1];
  });
  return ensureComputed(front / (a * fraction));
}

/** The factor xᵃ e⁻ˣ / Γ(a) of the series and the fraction. */
const gammaFactor = (a: number, x: number) => Math.exp(a * Math.log(x) - x - logGamma(a));

/** Q(a, x) before rounding, from x = a + 1 on. */
const upperFraction = (a: number, x: number) =>
  gammaFactor(a, x) /
  evaluateContinuedFraction(x + 1 - a, (n) => [-n * (n - a), x + 2 * n + 1 - a]);

/**
 * The regularized lower incomplete gamma function P(a, x), 0 to 1.
 * @param x below 0 counts as 0
 */
export function incompleteGamma(a: number, x: number): number {
  checkNumber(x, 'The argument of a distribution');
  checkAbove(a, 'The shape of a gamma distribution');
  if (x <= 0) return 0;
  if (x === Number.POSITIVE_INFINITY) return 1;
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n <= MAX_TERMS && term > sum * PRECISION; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    if (!(term <= sum * MAX_RELATIVE_STEP)) throw createConvergenceError();
    return ensureComputed(gammaFactor(a, x) * sum);
  }
  return ensureComputed(1 - upperFraction(a, x));
}

/** The complement Q(a, x) = 1 - P(a, x), exact in the far tail too. */
export function upperIncompleteGamma(a: number, x: number): number {
  if (!(x >= a + 1 && x < Number.POSITIVE_INFINITY)) return 1 - incompleteGamma(a, x);
  checkAbove(a, 'The shape of a gamma distribution');
  return ensureComputed(upperFraction(a, x));
}
