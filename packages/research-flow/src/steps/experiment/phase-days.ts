const DAYS = { day: 1, week: 7, month: 30.44, year: 365.25 } as const;

/**
 * Parses the duration of a phase such as "2 weeks" or "1-2 months" (a range counts as its mean).
 * @returns days; null if the text has no duration
 */
export function parsePhaseDays(duration: string): number | null {
  const match =
    /^\s*(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*(day|week|month|year)s?\b/i.exec(duration);
  if (!match) return null;
  const from = Number(match[1]);
  const to = match[2] === undefined ? from : Number(match[2]);
  const unit = match[3]?.toLowerCase() as keyof typeof DAYS;
  return ((from + to) / 2) * DAYS[unit];
}
