const DAYS = { day: 1, week: 7, month: 30.44, year: 365.25 } as const;

/** A duration in days; both ends are the same unless the text has a range. */
export interface DurationRange {
  readonly from: number;
  readonly to: number;
}

/** Parses a duration such as "2 weeks" or "1-2 months" at the start of a text; null if there is none. */
export function parseDuration(text: string): DurationRange | null {
  const match =
    /^\s*(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*(day|week|month|year)s?\b/i.exec(text);
  if (!match) return null;
  const days = DAYS[match[3]?.toLowerCase() as keyof typeof DAYS];
  const from = Number(match[1]);
  const to = match[2] === undefined ? from : Number(match[2]);
  return { from: from * days, to: to * days };
}

export const DAYS_PER_WEEK = DAYS.week;
export const DAYS_PER_MONTH = DAYS.month;
