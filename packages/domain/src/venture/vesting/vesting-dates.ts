import { addMonths, parsePlainDate, type PlainDate } from '../dates/plain-date.js';
import { add, floor, fraction, multiply, ZERO } from '../financing/fraction.js';
import { resolveVestingTerms, type VestingTerms } from './vesting-terms.js';

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

/** floor(shares × part / whole), exact for any numbers of shares. */
export const floorShare = (shares: number, part: number, whole: number): number =>
  Number((BigInt(shares) * BigInt(part)) / BigInt(whole));

/**
 * The days on which shares vest. Nothing vests before the cliff; on its day the months since the start count at once.
 * A vesting day is the day of the month of the start, or the last day of a month that has no such day. In all,
 * floor(shares × months passed / months) are vested, or floor(shares × the percentages so far), so that parts of
 * shares vest later and all are vested at the end.
 * @throws {VentureInputError} see `resolveVestingTerms`
 */
export function listVestingDates(terms: VestingTerms): readonly VestingDate[] {
  const { shares, startDate, periods } = resolveVestingTerms(terms);
  const all = fraction(shares);
  const dates: VestingDate[] = [];
  let [before, start] = [ZERO, 0];
  for (const { months, stepMonths, part } of periods) {
    const steps = Math.max(1, months / stepMonths);
    for (let step = 1; step <= steps; step += 1) {
      const month = months === 0 ? start : start + step * stepMonths;
      const total = floor(multiply(all, add(before, multiply(part, fraction(step, steps)))));
      const vested = total - (dates.at(-1)?.total ?? 0);
      dates.push({
        date: addMonths(startDate, month),
        month,
        vested,
        total,
        unvested: shares - total,
      });
    }
    before = add(before, part);
    start += months;
  }
  return dates;
}

/**
 * Shares vested on a day; those that vest on this day count.
 * @throws {VentureInputError} see `resolveVestingTerms`
 */
export const countVestedShares = (terms: VestingTerms, date: PlainDate): number => {
  parsePlainDate(date);
  return listVestingDates(terms).findLast((each) => each.date <= date)?.total ?? 0;
};

/**
 * Shares that would be vested on a day if this many months more had passed.
 * @throws {VentureInputError} see `resolveVestingTerms`
 */
export function countVestedAhead(terms: VestingTerms, date: PlainDate, months: number): number {
  const { startDate, ...schedule } = resolveVestingTerms(terms);
  let passed = -1;
  while (passed < schedule.months && addMonths(startDate, passed + 1) <= date) passed += 1;
  if (passed < 0) return 0;
  return listVestingDates(terms).findLast(({ month }) => month <= passed + months)?.total ?? 0;
}
