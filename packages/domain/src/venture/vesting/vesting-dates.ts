import { addMonths, parsePlainDate, type PlainDate } from '../dates/plain-date.js';
import { checkShares, checkWhole } from '../input/checks.js';
import { VentureInputError } from '../input/venture-error.js';

const MAX_MONTHS = 600;

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
}

/** Shares that vest on one day. */
export interface VestingDate {
  readonly date: PlainDate;
  /** Months since the start. */
  readonly month: number;
  /** Shares that vest on this day. */
  readonly vested: number;
  /** Shares vested up to and including this day. */
  readonly total: number;
  readonly unvested: number;
}

type CompleteTerms = Required<VestingTerms>;

/**
 * Fills in the defaults.
 * @throws {VentureInputError} if a number is no whole number in its range, the cliff is longer than the schedule, or
 *   the steps do not divide both
 */
export function completeVestingTerms(terms: VestingTerms): CompleteTerms {
  const { shares, startDate, months = 48, cliffMonths = 12, stepMonths = 1 } = terms;
  checkShares('shares', shares);
  parsePlainDate(startDate, 'startDate');
  checkWhole('months', months, { min: 1, max: MAX_MONTHS });
  checkWhole('cliffMonths', cliffMonths, { min: 0, max: months });
  checkWhole('stepMonths', stepMonths, { min: 1, max: months });
  for (const [field, value] of [
    ['months', months],
    ['cliffMonths', cliffMonths],
  ] as const) {
    if (value % stepMonths === 0) continue;
    throw new VentureInputError({
      code: 'invalidTerms',
      field,
      what: `“${field}” is ${value}, with a vesting date every ${stepMonths} months.`,
      why: 'Its end would lie between two vesting dates.',
      how: `Give a multiple of ${stepMonths}, or shorter steps.`,
    });
  }
  return { shares, startDate, months, cliffMonths, stepMonths };
}

/** floor(shares × part / whole), exact for any numbers of shares. */
export const floorShare = (shares: number, part: number, whole: number): number =>
  Number((BigInt(shares) * BigInt(part)) / BigInt(whole));

/**
 * The days on which shares vest. Nothing vests before the cliff; on its day the months since the start count at once.
 * A vesting day is the day of the month of the start, or the last day of a month that has no such day. In all,
 * floor(shares × months passed / months) are vested, so that parts of shares vest later and all are vested at the end.
 * @throws {VentureInputError} see `completeVestingTerms`
 */
export function listVestingDates(terms: VestingTerms): readonly VestingDate[] {
  const { shares, startDate, months, cliffMonths, stepMonths } = completeVestingTerms(terms);
  const first = Math.max(cliffMonths, stepMonths);
  const dates: VestingDate[] = [];
  for (let month = first; month <= months; month += stepMonths) {
    const total = floorShare(shares, month, months);
    const vested = total - (dates.at(-1)?.total ?? 0);
    const unvested = shares - total;
    dates.push({ date: addMonths(startDate, month), month, vested, total, unvested });
  }
  return dates;
}

/**
 * Shares vested on a day; those that vest on this day count.
 * @throws {VentureInputError} see `completeVestingTerms`
 */
export const countVestedShares = (terms: VestingTerms, date: PlainDate): number => {
  parsePlainDate(date);
  return listVestingDates(terms).findLast((each) => each.date <= date)?.total ?? 0;
};
