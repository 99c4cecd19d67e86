import type { FoundEffect } from './effect.types.js';
import {
  INTERVAL,
  MINUS,
  P_VALUE,
  reachOf,
  readNumber,
  standardErrorFromP,
} from './number-patterns.js';

const R = String.raw`(?<r>${MINUS}?\s?(?:0?\.\d{1,4}))(?!\d)`;
const CORRELATION = new RegExp(
  String.raw`(?:(?<n1>(?<![\p{L}\p{N}])[nN]\s?=\s?\d{1,6})\s?[,;]\s)?(?:(?<![\p{L}\p{N}])(?:r|rs|R|rho|[Rr]ho|ρ)\s?=|(?<![\p{L}\p{N}])[Rr]ho\s|[Cc]orrelation(?:\scoefficients?)?\s(?:=|of|was)|Spearman['’]?s\s(?:r|rho|ρ)\s?=|Pearson['’]?s\sr\s?=)\s?${R}(?:${INTERVAL}|${P_VALUE})?(?:\s?[,;]\s?[nN]\s?=\s?(?<n2>\d{1,6}))?`,
  'gu',
);

/** The share of variance that one variable explains: r = √R². */
const DETERMINATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[rR](?:2|²)\s?=\s?(?<square>0?\.\d{1,4})(?!\d)(?:\s?[,;]\s?[nN]\s?=\s?(?<n2>\d{1,6}))?(?:${P_VALUE})?`,
  'gu',
);
/** With several predictors, R² says nothing of one of them. */
const SEVERAL =
  /\b(?:models?|multiple|multivaria\w+|stepwise|adjusted|partial|mixed|covariates?|AICc?)\b|Δ/iu;

const IS_CORRELATION =
  /\b(?:correlat|associat|relationship|regress|as a function of|(?:increas|decreas|declin|improv|rose|fell|grew|var)\p{L}* (?:\p{L}+ ){0,2}with\b|related to)/iu;
/** Linkage disequilibrium, reliability and agreement are no effects. */
const OTHER_MEANING =
  /\b(?:linkage disequilibrium|reliab\w+|intraclass|inter-?rater|test-retest|Cronbach|kappa|reproducib\w+)\b/iu;

/** Fisher's z has a standard error of 1/√(n − 3), or follows from the interval or the p-value. */
const standardErrorOf = (
  r: number,
  { n1, n2, p, low, high, level }: Readonly<Record<string, string | undefined>>,
  only: number | undefined,
): number | undefined => {
  const n = Number(/\d+/u.exec(n1 ?? n2 ?? '')?.[0] ?? only);
  if (n > 3) return 1 / Math.sqrt(n - 3);
  const width = Math.atanh(readNumber(high)) - Math.atanh(readNumber(low));
  if (Number.isFinite(width) && width !== 0) return Math.abs(width) / (2 * reachOf(level));
  return standardErrorFromP(Math.atanh(r), p);
};

/** Correlations (Pearson's r, Spearman's rho, √R² of one predictor) that are reported with n, interval or p-value. */
export const correlationsIn = (
  text: string,
  sampleSize: number | undefined,
): readonly FoundEffect[] => {
  if (!IS_CORRELATION.test(text) || OTHER_MEANING.test(text)) return [];
  const squares = SEVERAL.test(text) ? [] : [...text.matchAll(DETERMINATION)];
  return [...text.matchAll(CORRELATION), ...squares].flatMap((match): FoundEffect[] => {
    const groups = match.groups ?? {};
    const size =
      groups['square'] === undefined
        ? Math.abs(readNumber(groups['r']))
        : Math.sqrt(Number(groups['square']));
    const standardError = standardErrorOf(size, groups, sampleSize);
    const [start, end] = [match.index, match.index + match[0].length];
    return size > 0 && size < 1 && standardError !== undefined
      ? [{ scale: 'r', size, standardError, start, end }]
      : [];
  });
};
