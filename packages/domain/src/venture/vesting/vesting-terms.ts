import { parsePlainDate, type PlainDate } from '../dates/plain-date.js';
import {
  divide,
  fraction,
  subtract,
  ONE,
  toFraction,
  type Fraction,
} from '../financing/fraction.js';
import { HUNDRED } from '../financing/safe-claims.js';
import { checkPercent, checkShares, checkWhole } from '../input/checks.js';
import { VentureInputError } from '../input/venture-error.js';
import { isSumOf100 } from '../percentages.js';

const MAX_MONTHS = 600;

/** A part of a schedule, in which a percentage of all shares vests in equal steps. */
export interface VestingPeriod {
  /** Length; 0 for shares that are vested at the beginning of the period. */
  readonly months: number;
  /** Percentage of all shares that vests in the period: 25 is 25%. */
  readonly percent: number;
  /** Months between two vesting dates. @default 1 */
  readonly stepMonths?: number;
}

/** When shares vest; the defaults are the customary four years with a cliff of one year, by month. */
export interface VestingTerms {
  readonly shares: number;
  /** Day from which the months count. */
  readonly startDate: PlainDate;
  /** Months until all shares are vested. @default 48 */
  readonly months?: number;
  /** Months before which nothing vests; 0 for no cliff. @default 12 */
  readonly cliffMonths?: number;
  /** Months between two vesting dates: 1, 3 for quarters, 12 for years. @default 1 */
  readonly stepMonths?: number;
  /**
   * Periods that follow each other, in place of the three numbers: a part that is vested at the start, or other
   * percentages in other years. A first period of one step is a cliff. @default one schedule with equal steps
   */
  readonly periods?: readonly VestingPeriod[];
}

/** A period with its part of all shares. */
export interface ResolvedPeriod {
  readonly months: number;
  readonly stepMonths: number;
  readonly part: Fraction;
}

export interface ResolvedVesting {
  readonly shares: number;
  readonly startDate: PlainDate;
  /** Months until all shares are vested. */
  readonly months: number;
  readonly periods: readonly ResolvedPeriod[];
}

function checkSteps(field: string, value: number, stepMonths: number): void {
  if (value % stepMonths === 0) return;
  throw new VentureInputError({
    code: 'invalidTerms',
    field,
    what: `“${field}” is ${value}, with a vesting date every ${stepMonths} months.`,
    why: 'Its end would lie between two vesting dates.',
    how: `Give a multiple of ${stepMonths}, or shorter steps.`,
  });
}

/** A cliff is a period of one step. */
function resolveEqualSteps({ months = 48, cliffMonths = 12, stepMonths = 1 }: VestingTerms) {
  checkWhole('months', months, { min: 1, max: MAX_MONTHS });
  checkWhole('cliffMonths', cliffMonths, { min: 0, max: months });
  checkWhole('stepMonths', stepMonths, { min: 1, max: months });
  checkSteps('months', months, stepMonths);
  checkSteps('cliffMonths', cliffMonths, stepMonths);
  const cliff = fraction(cliffMonths, months);
  return [
    { months: cliffMonths, stepMonths: cliffMonths, part: cliff },
    { months: months - cliffMonths, stepMonths, part: subtract(ONE, cliff) },
  ].filter((period) => period.months > 0);
}

function resolvePeriod(
  { months, percent, stepMonths = 1 }: VestingPeriod,
  index: number,
): ResolvedPeriod {
  const field = (name: string) => `periods[${index}].${name}`;
  checkWhole(field('months'), months, { min: 0, max: MAX_MONTHS });
  checkPercent(field('percent'), percent);
  checkWhole(field('stepMonths'), stepMonths, { min: 1, max: Math.max(1, months) });
  checkSteps(field('months'), months, stepMonths);
  return { months, stepMonths, part: divide(toFraction(percent), HUNDRED) };
}

function resolvePeriods(periods: readonly VestingPeriod[], terms: VestingTerms) {
  const refuse = (what: string, why: string, how: string): never => {
    throw new VentureInputError({ code: 'invalidTerms', field: 'periods', what, why, how });
  };
  const { months, cliffMonths, stepMonths } = terms;
  if ([months, cliffMonths, stepMonths].some((value) => value !== undefined)) {
    return refuse(
      '“periods” is given together with months, a cliff or steps.',
      'Either of them sets the whole schedule.',
      'Leave one of them out.',
    );
  }
  const resolved = periods.map(resolvePeriod);
  if (!isSumOf100(periods.map(({ percent }) => percent))) {
    return refuse(
      'The percentages of the periods do not add up to 100.',
      'At the end all shares are vested.',
      'Correct the percentages.',
    );
  }
  checkWhole('periods.months', countMonths(resolved), { min: 1, max: MAX_MONTHS });
  return resolved;
}

const countMonths = (periods: readonly { readonly months: number }[]): number =>
  periods.reduce((all, { months }) => all + months, 0);

/**
 * Checks the terms and fills in the defaults.
 * @throws {VentureInputError} if a number is no whole number in its range, the cliff is longer than the schedule, the
 *   steps do not divide a length, or the percentages of periods do not add up to 100
 */
export function resolveVestingTerms(terms: VestingTerms): ResolvedVesting {
  const { shares, startDate } = terms;
  checkShares('shares', shares);
  parsePlainDate(startDate, 'startDate');
  const periods =
    terms.periods === undefined ? resolveEqualSteps(terms) : resolvePeriods(terms.periods, terms);
  return { shares, startDate, months: countMonths(periods), periods };
}
