import { incompleteBeta, incompleteGamma, logGamma } from './special-functions.js';

/** Rounding errors add up from step to step, so that a value is computed anew after so many. */
const STEPS_BETWEEN_EXACT = 512;

/**
 * I_x(a + j, b) for whole numbers j. A value next to the last one asked for costs one step of the recurrence DLMF
 * 8.17.20, I_x(a + 1, b) = I_x(a, b) − xᵃ (1 − x)ᵇ / (a B(a, b)), instead of a continued fraction.
 */
export function neighboringBetas(x: number, a: number, b: number): (j: number) => number {
  const exact = (j: number) => incompleteBeta(x, a + j, b);
  if (!(x > 0 && x < 1)) return exact;
  const [logX, logRest] = [Math.log(x), Math.log1p(-x)];
  return stepBetween(
    exact,
    (j) => (a + j) * logX + b * logRest + logGamma(a + j + b) - logGamma(a + j + 1) - logGamma(b),
    (j) => logX + Math.log((a + j + b) / (a + j + 1)),
  );
}

/** P(a + j, x) for whole numbers j, as `neighboringBetas`, by DLMF 8.8.5: P(a + 1, x) = P(a, x) − xᵃ e⁻ˣ / Γ(a + 1). */
export function neighboringGammas(x: number, a: number): (j: number) => number {
  const exact = (j: number) => incompleteGamma(a + j, x);
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return exact;
  const logX = Math.log(x);
  return stepBetween(
    exact,
    (j) => (a + j) * logX - x - logGamma(a + j + 1),
    (j) => logX - Math.log(a + j + 1),
  );
}

/**
 * @param exact the value at j
 * @param logDrop logarithm of value(j) − value(j + 1)
 * @param logRatio logarithm of drop(j + 1) / drop(j)
 */
function stepBetween(
  exact: (j: number) => number,
  logDrop: (j: number) => number,
  logRatio: (j: number) => number,
): (j: number) => number {
  let last = Number.NaN;
  let value = 0;
  let drop = 0;
  let steps = 0;
  return (j) => {
    const isNext = j === last + 1;
    const isNear = isNext || j === last - 1;
    // Out of range, the logarithms are infinite or no number.
    if (isNear && steps < STEPS_BETWEEN_EXACT && Number.isFinite(drop)) {
      steps += 1;
      if (isNext) {
        value = Math.max(0, value - Math.exp(drop));
        drop += logRatio(last);
      } else {
        drop -= logRatio(j);
        value = Math.min(1, value + Math.exp(drop));
      }
    } else {
      value = exact(j);
      drop = logDrop(j);
      steps = 0;
    }
    last = j;
    return value;
  };
}
