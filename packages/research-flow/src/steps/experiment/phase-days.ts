import { parseDuration } from '../../data/parse-duration.js';

/**
 * Parses the duration of a phase such as "2 weeks" or "1-2 months" (a range counts as its mean).
 * @returns days; null if the text has no duration
 */
export function parsePhaseDays(duration: string): number | null {
  const range = parseDuration(duration);
  return range && (range.from + range.to) / 2;
}
