import { MAX_D, type FoundEffect } from './effect.types.js';
import {
  groupSizesIn,
  INTERVAL,
  MINUS,
  NUMBER,
  reachOf,
  readNumber,
  standardErrorOfD,
} from './number-patterns.js';

const STANDARDIZED = new RegExp(
  String.raw`(?<name>Cohen['’]?s?\sd|Hedges['’]?s?\s?g|[Ss]tandardi[sz]ed\smean\sdifferences?(?:\s?[([]SMD[)\]])?|(?<![\p{L}\p{N}])(?:SMD|d))\s?(?:=|of|was|:|,)\s?(?<value>${MINUS}?\s?${NUMBER})(?:${INTERVAL})?`,
  'gu',
);

/** Cohen's d, Hedges' g and standardized mean differences; the standard error from the interval, else from two group sizes. */
export const standardizedDifferencesIn = (text: string): readonly FoundEffect[] =>
  [...text.matchAll(STANDARDIZED)].flatMap((match): FoundEffect[] => {
    const { name, value, low, high, level } = match.groups ?? {};
    const isNamed = name !== 'd' || /Cohen|Hedges|[Ee]ffect sizes?\b|\b[tF]\s?\(\d/u.test(text);
    const size = Math.abs(readNumber(value));
    if (!isNamed || !(size < MAX_D)) return [];
    const n = groupSizesIn(text);
    const width = Math.abs(readNumber(high) - readNumber(low));
    const standardError =
      width > 0 ? width / (2 * reachOf(level)) : n && standardErrorOfD(size, ...n);
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ scale: 'd', size, standardError, start, end }];
  });
