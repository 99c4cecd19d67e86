import { findHoliday, type HolidayScope } from './legal-holidays.js';
import { addDays, getWeekday, parsePlainDate, type PlainDate } from './plain-date.js';

/** Why a day cannot be the last day of a period. */
export interface SkippedDay {
  readonly date: PlainDate;
  readonly reason: 'saturday' | 'sunday' | 'holiday';
  /** Null unless the reason is a holiday. */
  readonly holiday: string | null;
}

export interface Deadline {
  /** The last day to act. */
  readonly date: PlainDate;
  /** The last day as counted, before it was moved. */
  readonly counted: PlainDate;
  /** The days that moved it; empty if it was not moved. */
  readonly skipped: readonly SkippedDay[];
}

const explainSkip = (date: PlainDate, scope: HolidayScope): SkippedDay | null => {
  const weekday = getWeekday(date);
  if (weekday === 6) return { date, reason: 'saturday', holiday: null };
  if (weekday === 0) return { date, reason: 'sunday', holiday: null };
  const holiday = findHoliday(date, scope);
  return holiday && { date, reason: 'holiday', holiday: holiday.name };
};

/**
 * Moves a last day that is a Saturday, a Sunday or a legal holiday to the next day that is none. Source: 26 U.S.C.
 * 7503, which counts the legal holidays of the District of Columbia.
 * @param scope @default 'districtOfColumbia'
 */
export function moveToBusinessDay(
  counted: PlainDate,
  scope: HolidayScope = 'districtOfColumbia',
): Deadline {
  const skipped: SkippedDay[] = [];
  let date = counted;
  for (let skip = explainSkip(date, scope); skip !== null; skip = explainSkip(date, scope)) {
    skipped.push(skip);
    date = addDays(date, 1);
  }
  return { date, counted, skipped };
}

/** Days after the transfer of the stock, 26 CFR 1.83-2(b). */
const ELECTION_DAYS = 30;

/**
 * The last day to mail an election under section 83(b) to the IRS: 30 days after the stock is transferred, not counting
 * the day of the transfer. A day on the weekend or a legal holiday moves it to the next business day; nothing else
 * extends it. Sources: 26 U.S.C. 83(b)(2), 26 CFR 1.83-2(b), 26 U.S.C. 7502 (postmark) and 7503.
 * @param grantDate the day on which the stock is transferred
 * @throws {VentureInputError} if that is no day of the calendar
 */
export function getElection83bDeadline(grantDate: PlainDate): Deadline {
  parsePlainDate(grantDate, 'grantDate');
  return moveToBusinessDay(addDays(grantDate, ELECTION_DAYS));
}
