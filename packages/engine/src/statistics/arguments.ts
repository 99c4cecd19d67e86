/**
 * Argument checks for this folder. Each throws a `RangeError` that names the argument, so that an invalid one fails
 * immediately instead of causing an endless search. Every function of this folder checks its arguments this way, and
 * throws a `RangeError` too where they are too large or too extreme to be computed.
 */
const ensure = (isValid: boolean, message: string): void => {
  if (!isValid) throw new RangeError(message);
};

export const checkFinite = (value: number, name: string) =>
  ensure(Number.isFinite(value), `${name} must be a finite number.`);

/** Finite and above `least`. */
export const checkAbove = (value: number, name: string, least = 0) =>
  ensure(
    value > least && Number.isFinite(value),
    `${name} must be a finite number above ${least}.`,
  );

/** Finite and not zero. */
export const checkEffect = (value: number, name: string) =>
  ensure(Number.isFinite(value) && value !== 0, `${name} must be a finite number other than 0.`);

/** Between 0 and 1, both excluded. */
export const checkInsideUnit = (value: number, name: string) =>
  ensure(value > 0 && value < 1, `${name} must lie between 0 and 1.`);

/** Between 0 and 1, both included. */
export const checkProbability = (value: number, name: string) =>
  ensure(value >= 0 && value <= 1, `${name} must be from 0 to 1.`);

/** A whole number, `least` or more. */
export const checkWhole = (value: number, name: string, least: number) =>
  ensure(
    Number.isSafeInteger(value) && value >= least,
    `${name} must be a whole number, ${least} or more.`,
  );

/** Infinite ones are allowed. */
export const checkNumber = (value: number, name: string) =>
  ensure(!Number.isNaN(value), `${name} must be a number.`);

/** Degrees of freedom: finite and above 0; they may be fractional. */
export const checkDf = (...all: readonly number[]) =>
  all.forEach((df) => checkAbove(df, 'The degrees of freedom'));
