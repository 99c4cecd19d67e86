import { addMonths, parsePlainDate, type PlainDate } from '../dates/plain-date.js';
import { checkPercent, checkWhole } from '../input/checks.js';
import { VentureInputError } from '../input/venture-error.js';
import { parseDecimal } from '../percentages.js';
import { countVestedAhead, countVestedShares, floorShare } from './vesting-dates.js';
import type { VestingTerms } from './vesting-terms.js';

/** An agreement that shares vest earlier if the company is sold. */
export interface Acceleration {
  /** "single": with the sale. "double": if the holder is then dismissed without cause or leaves for good reason. */
  readonly trigger: 'single' | 'double';
  /** Percentage of the unvested shares that vests at once. @default 100, unless `months` are given */
  readonly percent?: number;
  /** In place of a percentage: the shares vest as if this many more months had passed. */
  readonly months?: number;
  /** Double trigger: months after the sale in which the departure counts. @default 12 */
  readonly monthsAfterSale?: number;
  /** Double trigger: months before the sale in which the departure counts too. @default 0 */
  readonly monthsBeforeSale?: number;
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

type CountedDeparture = Departure & { readonly lastWait: PlainDate };

/** A departure that counts for a double trigger, with the last day on which a sale after it counts. */
function findTrigger({ acceleration, departure }: VestingHistory): CountedDeparture | null {
  if (acceleration?.trigger !== 'double' || departure === undefined) return null;
  if (!DOUBLE_TRIGGER_REASONS.includes(departure.reason)) return null;
  return {
    ...departure,
    lastWait: addMonths(departure.date, acceleration.monthsBeforeSale ?? 0),
  };
}

/** The day on which the acceleration takes effect; null if it does not. */
function getAccelerationDate(history: VestingHistory): PlainDate | null {
  const { acceleration, saleDate, departure } = history;
  if (acceleration === undefined || saleDate === undefined) return null;
  if (acceleration.trigger === 'single') {
    return departure === undefined || departure.date >= saleDate ? saleDate : null;
  }
  const trigger = findTrigger(history);
  if (trigger === null) return null;
  if (trigger.date < saleDate) return saleDate <= trigger.lastWait ? saleDate : null;
  return trigger.date <= addMonths(saleDate, acceleration.monthsAfterSale ?? 12)
    ? trigger.date
    : null;
}

/** Whether a holder who left keeps unvested shares, because a sale would still accelerate them. */
function isWaiting(history: VestingHistory, date: PlainDate): boolean {
  const trigger = findTrigger(history);
  if (trigger === null || (history.acceleration?.monthsBeforeSale ?? 0) === 0) return false;
  const { saleDate } = history;
  const isSold = saleDate !== undefined && saleDate <= date;
  return date <= trigger.lastWait && !isSold;
}

function checkHistory({ acceleration, saleDate, departure }: VestingHistory): void {
  const { percent, months, monthsAfterSale, monthsBeforeSale } = acceleration ?? {};
  checkPercent('acceleration.percent', percent ?? 100);
  for (const [name, value] of Object.entries({ months, monthsAfterSale, monthsBeforeSale })) {
    checkWhole(`acceleration.${name}`, value ?? 0, { min: 0, max: 120 });
  }
  if (percent !== undefined && months !== undefined) {
    throw new VentureInputError({
      code: 'invalidTerms',
      field: 'acceleration.months',
      what: 'The acceleration has a percentage and months.',
      why: 'Either of them says how many shares vest.',
      how: 'Leave one of them out.',
    });
  }
  if (saleDate !== undefined) parsePlainDate(saleDate, 'saleDate');
  if (departure !== undefined) parsePlainDate(departure.date, 'departure.date');
}

/** Vested shares on the last day, of which some vested by an acceleration on an earlier day. */
function accelerate(
  terms: VestingTerms,
  acceleration: Acceleration | undefined,
  acceleratedOn: PlainDate,
  lastDay: PlainDate,
): { readonly vested: number; readonly accelerated: number } {
  const before = countVestedShares(terms, acceleratedOn);
  if (acceleration?.months !== undefined) {
    const ahead = (date: PlainDate) => countVestedAhead(terms, date, acceleration.months ?? 0);
    return { vested: ahead(lastDay), accelerated: ahead(acceleratedOn) - before };
  }
  const open = terms.shares - before;
  const accelerated = floorPercent(open, acceleration?.percent ?? 100);
  const byDate = countVestedShares(terms, lastDay);
  const later = open === 0 ? 0 : floorShare(open - accelerated, byDate - before, open);
  return { vested: before + accelerated + later, accelerated };
}

/**
 * The shares of a holder on a day, with acceleration and departure. What happens on one day happens in this order:
 * shares vest by date, the sale accelerates, the departure returns what is unvested. After a partial acceleration, the
 * rest vests on the remaining dates in proportion, rounded down; after one by months, the schedule ends that much
 * earlier. Where a sale after the departure counts, the unvested shares stay unvested until it can no longer come.
 * Acceleration and departure follow what the parties agreed; no law sets them.
 * @throws {VentureInputError} if the terms, a date, a percentage or a number of months cannot be computed with
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
  const acceleratedOn = getAccelerationDate(history);
  const { vested, accelerated } =
    acceleratedOn !== null && acceleratedOn <= date
      ? accelerate(terms, acceleration, acceleratedOn < lastDay ? acceleratedOn : lastDay, lastDay)
      : { vested: countVestedShares(terms, lastDay), accelerated: 0 };
  const rest = terms.shares - vested;
  const returned = left && !isWaiting(history, date) ? rest : 0;
  return { vested, accelerated, unvested: rest - returned, returned };
}
