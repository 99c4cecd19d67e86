import {
  countDays,
  addDays,
  parsePlainDate,
  toPlainDate,
  type PlainDate,
} from './dates/plain-date.js';
import {
  computeFranchiseTax,
  type FranchiseTax,
  type FranchiseTaxInput,
} from './delaware-franchise-tax.js';
import { fraction, multiply, round } from './financing/fraction.js';
import { VentureInputError } from './input/venture-error.js';

/** The classes of stock from a day on: that of the formation, or of a change of the certificate. */
export interface FranchiseTaxPeriod extends FranchiseTaxInput {
  readonly from: PlainDate;
}

export interface FranchiseTaxYearInput {
  readonly year: number;
  /** In order; the first begins on January 1, or on the day of the formation. Each lasts until the next one. */
  readonly periods: readonly FranchiseTaxPeriod[];
  /** Last day of the corporation. @default December 31 */
  readonly until?: PlainDate;
}

/** What a part of the year costs. */
export interface TaxedPeriod extends FranchiseTax {
  readonly from: PlainDate;
  /** Last day, which counts. */
  readonly until: PlainDate;
  readonly days: number;
  /** The tax of a whole year × days / days of the year, in whole cents; a half is rounded up. */
  readonly proratedUsd: number;
}

export interface FranchiseTaxOfYear {
  /** Sum of the periods, in US dollars and cents. */
  readonly taxUsd: number;
  /** 365 or 366. */
  readonly daysOfYear: number;
  readonly periods: readonly TaxedPeriod[];
  /** Due with the tax, and not less for a part of a year. */
  readonly annualReportUsd: number;
}

const CENTS_PER_USD = 100;

const refuse = (field: string, date: PlainDate, why: string): never => {
  throw new VentureInputError({
    code: 'invalidDate',
    field,
    what: `“${field}” is ${date}.`,
    why,
    how: 'Give days of the year in order, each period with its first day.',
  });
};

/** First and last days, in order and within the year. */
function listSpans({ year, periods, until }: FranchiseTaxYearInput) {
  const end = until ?? toPlainDate(year, 12, 31);
  if (periods.length === 0) refuse('periods', '(none)', 'A tax needs authorized stock.');
  for (const [field, date] of [
    ...periods.map(({ from }, index) => [`periods[${index}].from`, from] as const),
    ['until', end] as const,
  ])
    if (parsePlainDate(date, field).year !== year) refuse(field, date, `It is not in ${year}.`);
  return periods.map(({ from }, index) => {
    const next = periods[index + 1];
    const last = next ? addDays(next.from, -1) : end;
    if (last < from) refuse(`periods[${index}].from`, from, 'The period has no day.');
    return { from, until: last, days: countDays(from, last) + 1 };
  });
}

/**
 * Delaware franchise tax of a year in which the corporation was formed or ended, or changed its authorized stock: the lower
 * tax of each period × its days / 365, or 366 in a leap year. The day of a change counts for the new stock. A part of a year
 * may cost less than the least tax of a year. Sources: 8 Del. C. 503(c) to (e).
 * @throws {VentureInputError} if a number is invalid, or a period is not within the year and after the one before it
 */
export function computeFranchiseTaxOfYear(input: FranchiseTaxYearInput): FranchiseTaxOfYear {
  const { year } = input;
  const spans = listSpans(input);
  const daysOfYear = countDays(toPlainDate(year, 1, 1), toPlainDate(year, 12, 31)) + 1;
  const periods = input.periods.flatMap((period, index) => {
    const span = spans[index];
    if (span === undefined) return [];
    const tax = computeFranchiseTax(period);
    const cents = fraction(Math.round(tax.taxUsd * CENTS_PER_USD));
    const prorated = round(multiply(cents, fraction(span.days, daysOfYear)));
    return [{ ...tax, ...span, proratedUsd: prorated / CENTS_PER_USD }];
  });
  const cents = periods.reduce(
    (all, each) => all + Math.round(each.proratedUsd * CENTS_PER_USD),
    0,
  );
  return {
    taxUsd: cents / CENTS_PER_USD,
    daysOfYear,
    periods,
    annualReportUsd: periods[0]?.annualReportUsd ?? 0,
  };
}
