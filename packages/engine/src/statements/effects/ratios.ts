import type { EffectScale, FoundEffect } from './effect.types.js';
import {
  BARE_INTERVAL,
  INTERVAL,
  NUMBER,
  P_VALUE,
  reachOf,
  standardErrorFromP,
} from './number-patterns.js';

const SHORT = '(?:[acm]|A|c)?(?:OR|HR|RR|IRR|SHR)s?';
const NAME = String.raw`(?<name>[Oo]dds\s[Rr]atios?|[Hh]azards?\s[Rr]atios?|(?:[Ii]ncidence\s)?[Rr]ate\s[Rr]atios?|[Rr]isk\s[Rr]atios?|[Rr]elative\s[Rr]isks?|(?<![\p{L}\p{N}])${SHORT}(?![\p{L}\p{N}]))`;
/** "hazard ratio for high against low salt, 2.2": what is compared may stand before the value. */
const OF_WHAT = String.raw`(?:\s(?:for|comparing)\s[\p{L}\s/–-]{3,60}?(?=,|:|\s(?:was|were|of|=)))?`;
const HEAD = String.raw`${NAME}(?:\s?[([]\s?${SHORT}\s?[)\]])?${OF_WHAT}\s?(?:was|were|is|being|of|[=:,])?\s?[([]?\s?(?<value>\d{1,3}(?:\.\d{1,4})?)(?![\d%])`;
const PRECISION = String.raw`(?:${INTERVAL}|${BARE_INTERVAL}|\s?[,;]?\s?[([]?\s?Wald\s(?:[χΧ]2\s?)?=\s?(?<wald>${NUMBER})|\s?[,;]?\s?[([]?\s?SE\s?[:=]?\s?(?<se>${NUMBER})|${P_VALUE})`;
const RATIO = new RegExp(`${HEAD}${PRECISION}`, 'gu');
/** Printed bounds are rounded, and some intervals are not symmetric on the logarithmic scale. */
const MAX_SKEW = 0.15;
const [LEAST, MOST] = [0.05, 20];

const scaleOf = (name: string): EffectScale => {
  if (/odds|OR/u.test(name)) return 'log-odds-ratio';
  // At constant hazards, the ratio of two rates is the hazard ratio.
  if (/hazard|HR|rate|IRR/iu.test(name)) return 'log-hazard-ratio';
  return 'log-risk-ratio';
};

/** The standard error of the logarithm, from what follows the ratio; `null` if that does not fit the ratio. */
const standardErrorOf = (
  ratio: number,
  groups: Readonly<Record<string, string | undefined>>,
): number | null => {
  const low = Number(groups.low ?? groups.bareLow);
  const high = Number(groups.high ?? groups.bareHigh);
  const size = Math.abs(Math.log(ratio));
  if (!Number.isNaN(low)) {
    if (!(low > 0 && low <= ratio && ratio <= high && low < high)) return null;
    const width = Math.log(high / low);
    const middle = (Math.log(low) + Math.log(high)) / 2;
    const rounding = 0.05 / Math.min(ratio, 1);
    if (Math.abs(Math.log(ratio) - middle) > MAX_SKEW * width + rounding) return null;
    return width / (2 * reachOf(groups.level));
  }
  if (groups.wald !== undefined) return size / Math.sqrt(Number(groups.wald));
  if (groups.se !== undefined) return Number(groups.se) / ratio;
  return standardErrorFromP(size, groups.p) ?? null;
};

/**
 * Odds, risk, rate and hazard ratios with a confidence interval, a standard error, a Wald statistic or a p-value. The
 * standard error of the logarithm is (ln high − ln low) / (2 z) from an interval, |ln ratio| / √Wald, and SE / ratio from
 * that of the ratio (delta method).
 */
export const ratiosIn = (text: string): readonly FoundEffect[] =>
  [...text.matchAll(RATIO)].flatMap((match): FoundEffect[] => {
    const groups = match.groups ?? {};
    const ratio = Number(groups.value);
    if (ratio < LEAST || ratio > MOST || ratio === 1) return [];
    const standardError = standardErrorOf(ratio, groups);
    if (standardError === null || !(standardError > 0)) return [];
    const size = Math.abs(Math.log(ratio));
    const scale = scaleOf(groups.name ?? '');
    const [start, end] = [match.index, match.index + match[0].length];
    return [{ scale, size, standardError, isBelowOne: ratio < 1, start, end }];
  });
