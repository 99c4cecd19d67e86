/**
 * Argument checks for this folder. Each throws a `RangeError` that names the argument, so that an invalid one fails
 * immediately instead of causing an endless search.
 */

/** @throws {RangeError} unless the value is finite */
export function checkFinite(value: number, name: string): void {
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number.`);
}

/** @throws {RangeError} unless the value is finite and above `least` */
export function checkAbove(value: number, name: string, least = 0): void {
  if (!(value > least && Number.isFinite(value))) {
    throw new RangeError(`${name} must be a finite number above ${least}.`);
  }
}

/** @throws {RangeError} unless the value is finite and not zero */
export function checkEffect(value: number, name: string): void {
  if (!Number.isFinite(value) || value === 0) {
    throw new RangeError(`${name} must be a finite number other than 0.`);
  }
}

/** @throws {RangeError} unless the value lies between 0 and 1, both excluded */
export function checkInsideUnit(value: number, name: string): void {
  if (!(value > 0 && value < 1)) throw new RangeError(`${name} must lie between 0 and 1.`);
}

/** @throws {RangeError} unless the value lies between 0 and 1, both included */
export function checkProbability(value: number, name: string): void {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`${name} must be from 0 to 1.`);
}

/** @throws {RangeError} unless the value is a whole number, `least` or more */
export function checkWhole(value: number, name: string, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} must be a whole number, ${least} or more.`);
  }
}

/** @throws {RangeError} when the value is NaN; infinite ones are allowed */
export function checkNumber(value: number, name: string): void {
  if (Number.isNaN(value)) throw new RangeError(`${name} must be a number.`);
}

/** @throws {RangeError} unless the degrees of freedom are finite and above 0; they may be fractional */
export function checkDf(...all: readonly number[]): void {
  for (const df of all) checkAbove(df, 'The degrees of freedom');
}
