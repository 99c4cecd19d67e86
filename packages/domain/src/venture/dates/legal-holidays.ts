import { addDays, getWeekday, toPlainDate, type PlainDate } from './plain-date.js';

/** A day on which federal offices are closed. */
export interface Holiday {
  /** The day that is observed. */
  readonly date: PlainDate;
  readonly name: string;
  /** The day that the holiday falls on, if another day is observed; null otherwise. */
  readonly observedFor: PlainDate | null;
}

/**
 * Federal holidays; those in the District of Columbia, which are Inauguration Day too; or all legal holidays there, which are
 * Emancipation Day too.
 */
export type HolidayScope = 'federal' | 'federalInDistrictOfColumbia' | 'districtOfColumbia';

const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const JUNETEENTH_SINCE = 2021;
const EMANCIPATION_SINCE = 2005;
/** Inauguration Day is in each fourth year, such as 2029. */
const INAUGURATION_REMAINDER = 1;

/** The nth weekday of a month, n from 1. */
const nthWeekday = (year: number, month: number, weekday: number, n: number): PlainDate => {
  const offset = (weekday - getWeekday(toPlainDate(year, month, 1)) + 7) % 7;
  return toPlainDate(year, month, 1 + offset + 7 * (n - 1));
};

const lastMonday = (year: number, month: number): PlainDate => {
  const last = toPlainDate(year, month + 1, 0);
  return addDays(last, -((getWeekday(last) - MONDAY + 7) % 7));
};

/** A holiday with a fixed date: Friday is observed for Saturday, Monday for Sunday. */
const observe = (name: string, date: PlainDate): Holiday => {
  const weekday = getWeekday(date);
  const shift = weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0;
  return { name, date: addDays(date, shift), observedFor: shift === 0 ? null : date };
};

const onDay = (name: string, date: PlainDate): Holiday => ({ name, date, observedFor: null });

function listByYear(year: number, scope: HolidayScope): readonly Holiday[] {
  const fixed = (name: string, month: number, day: number) =>
    observe(name, toPlainDate(year, month, day));
  const inauguration = toPlainDate(year, 1, 20);
  return [
    fixed('New Year’s Day', 1, 1),
    ...(scope !== 'federal' && year % 4 === INAUGURATION_REMAINDER
      ? [
          getWeekday(inauguration) === SUNDAY
            ? observe('Inauguration Day', inauguration)
            : onDay('Inauguration Day', inauguration),
        ]
      : []),
    onDay('Birthday of Martin Luther King, Jr.', nthWeekday(year, 1, MONDAY, 3)),
    onDay('Washington’s Birthday', nthWeekday(year, 2, MONDAY, 3)),
    ...(scope === 'districtOfColumbia' && year >= EMANCIPATION_SINCE
      ? [fixed('Emancipation Day', 4, 16)]
      : []),
    onDay('Memorial Day', lastMonday(year, 5)),
    ...(year >= JUNETEENTH_SINCE ? [fixed('Juneteenth', 6, 19)] : []),
    fixed('Independence Day', 7, 4),
    onDay('Labor Day', nthWeekday(year, 9, MONDAY, 1)),
    onDay('Columbus Day', nthWeekday(year, 10, MONDAY, 2)),
    fixed('Veterans Day', 11, 11),
    onDay('Thanksgiving Day', nthWeekday(year, 11, THURSDAY, 4)),
    fixed('Christmas Day', 12, 25),
  ];
}

/**
 * The holidays that are observed in a year, by date. If January 1 of the next year is a Saturday, this year ends with
 * its observed day. Sources: 5 U.S.C. 6103(a) and (b); for the District of Columbia also D.C. Code 28-2701
 * (Emancipation Day, April 16) and 5 U.S.C. 6103(c) (Inauguration Day, for which no Friday is observed).
 * @param scope @default 'federal'
 */
export function listHolidays(year: number, scope: HolidayScope = 'federal'): readonly Holiday[] {
  return [...listByYear(year, scope), ...listByYear(year + 1, scope)]
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The holiday observed on a day; null if there is none. */
export const findHoliday = (date: PlainDate, scope: HolidayScope = 'federal'): Holiday | null =>
  listHolidays(Number(date.slice(0, 4)), scope).find((holiday) => holiday.date === date) ?? null;
