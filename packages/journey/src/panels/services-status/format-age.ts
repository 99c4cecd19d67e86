const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats an age in the largest fitting unit, for example "2 minutes ago". */
export const formatAge = (ageMs: number, locale: string): string => {
  const age = Math.max(0, ageMs);
  const format = new Intl.RelativeTimeFormat(locale);
  if (age >= HOUR_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  if (age >= MINUTE_MS) return format.format(-Math.floor(age / MINUTE_MS), 'minute');
  return format.format(-Math.floor(age / SECOND_MS), 'second');
};
