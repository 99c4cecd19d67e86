import { addMonths, parsePlainDate, type PlainDate } from '../dates/plain-date.js';
import { parseDecimal } from '../percentages.js';
import { checkPercent, checkWhole } from '../input/checks.js';
import { countVestedShares, floorShare, type VestingTerms } from './vesting-dates.js';

/** An agreement that shares vest earlier if the company is sold. */
export interface Acceleration {
  /** "single": with the sale. "double": if the holder is then dismissed without cause or leaves for good reason. */
  readonly trigger: 'single' | 'double';
  /** Percentage of the unvested shares that vests at once. @default 100 */
  readonly percent?: number;
  /** Double trigger: months after the sale in which the departure counts. @default 12 */
  readonly monthsAfterSale?: number;
}

export interface Departure {
  /** Last day of work. */
  readonly date: PlainDate;
  readonly reason: 'resigned' | 'forCause' | 'withoutCause' | 'goodReason';
}

/** What happened to a holder besides the passing of time. */
export interface VestingHistory {
  readonly acceleration?: Acceleration;
  /** Day on which the company is sold. @default not sold */
  readonly saleDate?: PlainDate;
  /** @default the holder still works for the company */
  readonly departure?: Departure;
}

/** Vested, unvested and returned shares add up to all shares. */
export interface VestingState {
  readonly vested: number;
  /** Part of the vested shares that vested by acceleration. */
  readonly accelerated: number;
  readonly unvested: number;
  /** Unvested shares that went back to the company with the departure. */
  readonly returned: number;
}

const DOUBLE_TRIGGER_REASONS: readonly Departure['reason'][] = ['withoutCause', 'goodReason'];

/** floor(shares × percent / 100) for a percentage with decimals. */
function floorPercent(shares: number, percent: number): number {
  const { digits, places } = parseDecimal(percent);
  return Number((BigInt(shares) * digits) / (100n * 10n ** BigInt(places)));
}

/** The day on which the acceleration takes effect; null if it does not. */
function getAccelerationDate({ acceleration, saleDate, departure }: VestingHistory) {
  if (acceleration === undefined || saleDate === undefined) return null;
  if (acceleration.trigger === 'single') {
    return departure === undefined || departure.date >= saleDate ? saleDate : null;
  }
  const { monthsAfterSale = 12 } = acceleration;
  return departure !== undefined &&
    DOUBLE_TRIGGER_REASONS.includes(departure.reason) &&
    departure.date >= saleDate &&
    departure.date <= addMonths(saleDate, monthsAfterSale)
    ? departure.date
    : null;
}

function checkHistory({ acceleration, saleDate, departure }: VestingHistory): void {
  checkPercent('acceleration.percent', acceleration?.percent ?? 100);
  checkWhole('acceleration.monthsAfterSale', acceleration?.monthsAfterSale ?? 12, {
    min: 0,
    max: 120,
  });
  if (saleDate !== undefined) parsePlainDate(saleDate, 'saleDate');
  if (departure !== undefined) parsePlainDate(departure.date, 'departure.date');
}

/**
 * The shares of a holder on a day, with acceleration and departure. What happens on one day happens in this order:
 * shares vest by date, the sale accelerates, the departure returns what is unvested. After a partial acceleration, the
 * rest vests on the remaining dates in proportion, rounded down. Acceleration and departure follow what the parties
 * agreed; no law sets them.
 * @throws {VentureInputError} if the terms, a date or a percentage cannot be computed with
 */
export function getVestingState(
  terms: VestingTerms,
  date: PlainDate,
  history: VestingHistory = {},
): VestingState {
  checkHistory(history);
  const { acceleration, departure } = history;
  const left = departure !== undefined && departure.date <= date;
  const lastDay = left ? departure.date : date;
  const byDate = countVestedShares(terms, lastDay);
  const acceleratedOn = getAccelerationDate(history);
  let [vested, accelerated] = [byDate, 0];
  if (acceleratedOn !== null && acceleratedOn <= date) {
    const before = countVestedShares(terms, acceleratedOn);
    const open = terms.shares - before;
    accelerated = floorPercent(open, acceleration?.percent ?? 100);
    const later = open === 0 ? 0 : floorShare(open - accelerated, byDate - before, open);
    vested = before + accelerated + later;
  }
  const rest = terms.shares - vested;
  return { vested, accelerated, unvested: left ? 0 : rest, returned: left ? rest : 0 };
}
