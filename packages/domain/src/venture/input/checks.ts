import { VentureInputError } from './venture-error.js';

/** @throws {VentureInputError} unless the value is a whole number within the limits */
export function checkWhole(
  field: string,
  value: number,
  { min, max = Number.MAX_SAFE_INTEGER }: { readonly min: number; readonly max?: number },
): void {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return;
  throw new VentureInputError({
    code: 'invalidTerms',
    field,
    what: `“${field}” is ${String(value)}.`,
    why: 'It must be a whole number within its limits.',
    how: `Give a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}.`,
  });
}

/** @throws {VentureInputError} unless the value is a whole number of shares, 0 or more */
export function checkShares(field: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new VentureInputError({
    code: 'invalidShares',
    field,
    what: `“${field}” is ${String(value)}.`,
    why: 'Shares are whole and cannot be negative.',
    how: 'Give a whole number, 0 or more.',
  });
}

/** @throws {VentureInputError} unless the value is a whole number of cents above 0 */
export function checkCents(field: string, value: number): void {
  if (Number.isSafeInteger(value) && value > 0) return;
  throw new VentureInputError({
    code: 'invalidAmount',
    field,
    what: `“${field}” is ${String(value)}.`,
    why: 'Money is counted in whole cents, so that no amount is rounded on the way.',
    how: 'Give a whole number of cents above 0: $200,000 is 20000000.',
  });
}

/** @throws {VentureInputError} unless the value is a percentage from 0 up to the limit */
export function checkPercent(
  field: string,
  value: number,
  { below = Number.POSITIVE_INFINITY }: { readonly below?: number } = {},
): void {
  if (value >= 0 && value <= 100 && value < below) return;
  const limit = below <= 100 ? `below ${below}` : '100 or less';
  throw new VentureInputError({
    code: 'invalidPercent',
    field,
    what: `“${field}” is ${String(value)}.`,
    why: 'It is a percentage, not a fraction.',
    how: `Give a number of at least 0 and ${limit}: 20 is 20%.`,
  });
}
