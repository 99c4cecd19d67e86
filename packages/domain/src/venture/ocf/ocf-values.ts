import { VentureInputError } from '../input/venture-error.js';

/** An object of the Open Cap Table Format. */
export interface OcfObject {
  readonly object_type: string;
  readonly id: string;
  readonly [property: string]: unknown;
}

const MAX_DECIMALS = 10;

/** A number of the format: a decimal text with at most ten decimals. */
export function toOcfNumeric(field: string, value: number): string {
  const text = Number.isFinite(value) ? value.toFixed(MAX_DECIMALS) : '';
  // Numbers from 1e21 are not written as decimals.
  if (/^\d+\.\d+$/.test(text)) return text.replace(/(?<!0)0+$/, '').replace(/\.$/, '');
  throw new VentureInputError({
    code: 'invalidAmount',
    field,
    what: `“${field}” is ${String(value)}.`,
    why: 'The format writes amounts as decimal numbers of at least 0.',
    how: 'Give a finite number of at least 0.',
  });
}

export const toOcfUsd = (field: string, amountUsd: number) => ({
  amount: toOcfNumeric(field, amountUsd),
  currency: 'USD',
});
