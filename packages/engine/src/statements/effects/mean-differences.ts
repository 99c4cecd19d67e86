import { MAX_D, type FoundEffect, type Spread } from './effect.types.js';
import { sampleSizesIn, standardErrorOfD } from './number-patterns.js';

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,4})?`;
const MEAN = new RegExp(
  String.raw`(?<![\d.])(?<mean>[-−]?${NUMBER})\s?%?\s?(?:(?<sign>±)\s?|[([]\s?(?:SD\s?[=:,]?|±)\s?|[,;]\s?SD\s?=\s?)(?<spread>${NUMBER})`,
  'gu',
);
const N_BEHIND = /^[^±]{0,60}?\b[nN]\s?=\s?(\d{1,5})\b/u;
const COMPARED = /\b(?:vs|versus|compared|against|than|and|whereas|while|but|respectively)\b/iu;
/** Two numbers of the same thing, set against each other. */
const DIRECT =
  /^[^;:]{0,50}\b(?:vs\.?|versus|compared (?:with|to)|against|than)(?:(?!\bmeans?\b)[^;:]){0,40}$/iu;
/** A mean before and after in one group. */
const WITHIN =
  /\b(?:from baseline|before and after|pre- and post|decreased from|increased from|rose from|fell from)\b/iu;

const spreadIn = (text: string): Spread => {
  const hasError = /\bS\.?E\.?M?\.?\b|standard errors?/u.test(text);
  const hasDeviation = /\bS\.?D\.?s?\b|standard deviations?/iu.test(text);
  return hasError === hasDeviation ? undefined : hasError ? 'SEM' : 'SD';
};

const SAYS_SPREAD = [
  /±|\bmeans?\b/iu,
  /\b(?:S\.?E\.?M?|S\.?D)\b|standard (?:error|deviation)/u,
  /(?:±|\bmean \+\/-|\bmeans? (?:and|with|\()).{0,40}(?:S\.?E\.?M|S\.?E\b|S\.?D|standard (?:error|deviation))/u,
];

/** What "±" stands for in a paper: what its sentences say of means, if they all say the same. */
export const findSpread = (texts: readonly string[]): Spread => {
  const says = (text: string) => SAYS_SPREAD.every((pattern) => pattern.test(text));
  const said = new Set(texts.filter(says).map(spreadIn));
  const [only] = said;
  return said.size === 1 ? only : undefined;
};

/**
 * d of two means with SD (or SEM, as SD = SEM·√n) and n, by the pooled standard deviation (Cohen 1988, p. 67), where a
 * sentence has exactly two. Without n, SDs are averaged as variances and d has no precision.
 * @param stated what "±" stands for in the paper
 */
export const meanDifferencesIn = (text: string, stated: Spread): readonly FoundEffect[] => {
  const means = [...text.matchAll(MEAN)];
  const [one, other, more] = means;
  if (!one || !other || more || !COMPARED.test(text) || WITHIN.test(text)) return [];
  const isWritten = !one.groups?.sign && !other.groups?.sign;
  const spread =
    spreadIn(text) ?? (isWritten ? 'SD' : /S\.?[DE]\b/u.test(text) ? undefined : stated);
  if (spread === undefined) return [];
  const ends = means.map((match) => match.index + match[0].length);
  const behind = [text.slice(ends[0], other.index), text.slice(ends[1])].map((rest) =>
    Number(N_BEHIND.exec(rest)?.[1]),
  );
  const sizes = sampleSizesIn(text);
  const [n1 = Number.NaN, n2 = Number.NaN] =
    behind.every((n) => n > 1) && sizes.length === 2 ? behind : sizes.length === 2 ? sizes : [];
  const hasSizes = n1 > 1 && n2 > 1;
  // Without the group sizes, only standard deviations say how far apart the means are.
  const between = text.slice(ends[0], other.index);
  if (!hasSizes && (spread !== 'SD' || sizes.length > 0 || !DIRECT.test(between))) return [];
  const read = (match: RegExpExecArray, n: number) => {
    const printed = Number(match.groups?.spread);
    return {
      mean: Number(match.groups?.mean?.replace('−', '-')),
      deviation: spread === 'SEM' ? printed * Math.sqrt(n) : printed,
    };
  };
  const [a, b] = [read(one, n1), read(other, n2)];
  const pooled = hasSizes
    ? Math.sqrt(((n1 - 1) * a.deviation ** 2 + (n2 - 1) * b.deviation ** 2) / (n1 + n2 - 2))
    : Math.sqrt((a.deviation ** 2 + b.deviation ** 2) / 2);
  const d = Math.abs(a.mean - b.mean) / pooled;
  if (!(pooled > 0 && d <= MAX_D)) return [];
  const standardError = hasSizes ? standardErrorOfD(d, n1, n2) : undefined;
  return [{ scale: 'd', size: d, standardError, start: one.index, end: ends[1] ?? 0 }];
};
