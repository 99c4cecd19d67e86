/** A decimal number as `digits / 10 ** places`, without rounding. */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const WRITTEN = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Returns the shortest decimal number that parses to this floating-point number, which is the one that was typed.
 * @throws {RangeError} if it is negative or not finite
 */
export function parseDecimal(value: number): Decimal {
  const [, whole = '', fraction = '', exponent = '0'] = WRITTEN.exec(String(value)) ?? [];
  if (whole === '') throw new RangeError('A number must be finite, and at least 0.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

function parsePercentage(percentage: number): Decimal {
  if (!(percentage >= 0 && percentage <= 100)) {
    throw new RangeError('A percentage must be a number from 0 to 100.');
  }
  return parseDecimal(percentage);
}

/** Converts percentages to whole multiples of a common unit. */
function toCommonUnits(percentages: readonly number[]) {
  const decimals = percentages.map(parsePercentage);
  const places = Math.max(0, ...decimals.map((decimal) => decimal.places));
  return {
    parts: decimals.map((decimal) => decimal.digits * 10n ** BigInt(places - decimal.places)),
    onePercent: 10n ** BigInt(places),
  };
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

/**
 * Whether percentages add up to exactly 100 in decimal arithmetic: 33.3 + 33.3 + 33.4 do, although their
 * floating-point sum depends on the order; three times 33.33 does not.
 * @throws {RangeError} if one is not a number from 0 to 100
 */
export function isSumOf100(percentages: readonly number[]): boolean {
  const { parts, onePercent } = toCommonUnits(percentages);
  return sum(parts) === 100n * onePercent;
}

/**
 * Allocates whole shares by percentages that add up to 100, with the largest remainder method (Hamilton): each part is
 * rounded down, and the remaining shares go to the largest remainders, the first one of equals first. The arithmetic is
 * exact. For weights with any sum, use `allocateShares`.
 * @throws {RangeError} if the total is not a whole number of at least 0, a percentage is not a number from 0 to 100, or
 *   the percentages do not add up to exactly 100
 */
export function allocateByPercentages(total: number, percentages: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0) {
    throw new RangeError('The shares to allocate must be a whole number, 0 or more.');
  }
  const { parts, onePercent } = toCommonUnits(percentages);
  const all = 100n * onePercent;
  if (sum(parts) !== all) {
    throw new RangeError('The percentages of an allocation must add up to exactly 100.');
  }
  const products = parts.map((part) => BigInt(total) * part);
  const shares = products.map((product) => product / all);
  const left = Number(BigInt(total) - sum(shares));
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % all }))
    .toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares.map(Number);
}
