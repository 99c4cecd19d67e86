import { VentureInputError } from '../input/venture-error.js';

/** A day without a time, as "2027-01-31" (ISO 8601). */
export type PlainDate = string;

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;
/** The federal holidays have their present days since 1986 at the latest, except Juneteenth. */
const MIN_YEAR = 1986;
const MAX_YEAR = 2199;

interface Parts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Writes a day; a day past the end of the month counts into the next one. */
export const toPlainDate = (year: number, month: number, day: number): PlainDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const refuse = (field: string, text: string, why: string): never => {
  throw new VentureInputError({
    code: 'invalidDate',
    field,
    what: `“${field}” is “${text}”.`,
    why,
    how: 'Write a day as YYYY-MM-DD, such as 2027-01-31.',
  });
};

/** @throws {VentureInputError} unless the text is a day of the calendar from 1986 to 2199 */
export function parsePlainDate(text: PlainDate, field = 'date'): Parts {
  const [, ...numbers] = WRITTEN.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = numbers.map(Number);
  if (numbers.length === 0) return refuse(field, text, 'That is not a day.');
  if (year < MIN_YEAR || year > MAX_YEAR)
    return refuse(field, text, `Days are computed from ${MIN_YEAR} to ${MAX_YEAR}.`);
  if (toPlainDate(year, month, day) !== text)
    return refuse(field, text, 'The calendar has no such day.');
  return { year, month, day };
}

/** Whether a text is a day that can be computed with. */
export function isPlainDate(text: string): boolean {
  try {
    parsePlainDate(text);
    return true;
  } catch {
    return false;
  }
}

const toTime = (date: PlainDate): number => {
  const { year, month, day } = parsePlainDate(date);
  return Date.UTC(year, month - 1, day);
};

/** Adds days; the day itself does not count, so that January 1 plus 30 is January 31. */
export const addDays = (date: PlainDate, days: number): PlainDate =>
  new Date(toTime(date) + days * MS_PER_DAY).toISOString().slice(0, 10);

/** Days from the first date to the second; negative if the second is earlier. */
export const countDays = (from: PlainDate, to: PlainDate): number =>
  (toTime(to) - toTime(from)) / MS_PER_DAY;

/**
 * Adds months: the same day of the month, or the last day of a month that has no such day. January 31 plus 1 is
 * February 28 or 29, and plus 2 is March 31.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = parsePlainDate(date);
  const lastDay = Number(toPlainDate(year, month + months + 1, 0).slice(8));
  return toPlainDate(year, month + months, Math.min(day, lastDay));
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export const getWeekday = (date: PlainDate): number => new Date(toTime(date)).getUTCDay();
