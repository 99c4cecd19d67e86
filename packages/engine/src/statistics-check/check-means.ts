import type { TextRange } from '../text/text-range.js';
import { testGrim } from './grim.js';

/** A mean of whole numbers and whether it is possible. */
export interface CheckedMean extends TextRange {
  readonly kind: 'mean';
  /** As printed. */
  readonly mean: string;
  readonly n: number;
  /** Number of items that the text says were averaged. */
  readonly items: number;
  /** Whether `n` whole numbers can have this mean. */
  readonly consistent: boolean;
  /** The possible means next to the printed one. */
  readonly nearest: readonly [below: number, above: number];
}

const NUMBER = String.raw`\d{1,4}\.\d{1,4}`;
const SPREAD = String.raw`(?:\s?[,;]?\s?[([]?\s?(?:S\.?[DE]\.?|SEM|s\.d\.)\s?=?\s?${NUMBER}\s?[)\]]?)?`;
const N = String.raw`[nN]\s?=\s?(?<n>\d{1,4})(?![\d.,]*\d)`;
const MEAN = String.raw`(?:M|[Mm]ean)\s?=\s?(?<mean>${NUMBER})(?!\d|\s?%)`;
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])${MEAN}${SPREAD}\s?[,;]?\s?[([]?\s?${N}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])${N}\s?[,;:)]\s?[([]?${MEAN}${SPREAD}`, 'gu'),
];

const CONTEXT = 300;
const WHOLE_NUMBERS =
  /\bLikert\b|\b(?:\d{1,2}|three|four|five|six|seven|nine|ten|eleven)[- ]point\b|\bsingle[- ]item\b|\bnumber of\b|\bhow many\b|\bcount(?:s|ed)?\b|\bwhole numbers?\b|\bintegers?\b/iu;
const OTHER_NUMBERS =
  /\b(?:composite|subscales?|index|indices|averag\w*|weighted|adjusted|estimated|marginal|imputed|missing|log|logarithm\w*|transform\w*|standardi[sz]ed|per (?:minute|hour|day|week|trial|block|cent)|percent\w*|proportions?|rates?|ratios?|seconds?|minutes?|hours?|ms|mm|cm|kg|visual analog\w*|slider|half[- ]points?|scales|factor scores?)\b|%/iu;
/** Persons give ratings. */
const RATING =
  /\bLikert\b|\b(?:\d{1,2}|three|four|five|six|seven|nine|ten|eleven)[- ]point\b|\bsingle[- ]item\b/iu;
/** Counts of cells or of events in a field are averaged before. */
const PERSONS =
  /\b(?:participants?|patients?|students?|respondents?|children|adults?|women|men|girls|boys|subjects?|persons?|people|volunteers?|employees|mothers|households?|users?|players?|drivers?|nurses|pupils|infants|teachers?|workers?|voters?|raters?|judges)\b/iu;
const AVERAGED =
  /\bper (?!(?:person|participant|patient|student|child|respondent|subject)\b)\p{L}+|\b(?:sections?|slices?|replicates?|triplicates?|fields? of view|images|colonies|cells|wells|plates|plots|quadrats?|transects|sites)\b/iu;
const ITEMS =
  /\b(?<items>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[- ]items?\b|\bitems\b/iu;

/**
 * Applies the GRIM test to the means in a text that are printed with their n, only where the text close by says that the
 * values are whole numbers of persons (counts, points of a scale), says nothing of other numbers or of several items, and n is
 * small enough for the printed decimals. Everything else is left out.
 * @returns in the order of the text
 */
export function checkMeans(text: string): readonly CheckedMean[] {
  return FORMS.flatMap((form) =>
    [...text.matchAll(form)].flatMap((match) => checkMean(match, text) ?? []),
  )
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
}

const checkMean = (match: RegExpExecArray, text: string): CheckedMean | undefined => {
  const { mean = '', n = '' } = match.groups ?? {};
  const start = match.index;
  const end = start + match[0].length;
  const near = text.slice(Math.max(0, start - CONTEXT), end + CONTEXT / 3);
  if (!WHOLE_NUMBERS.test(near) || !(RATING.test(near) || PERSONS.test(near))) return undefined;
  if (OTHER_NUMBERS.test(near) || ITEMS.test(near) || AVERAGED.test(near)) return undefined;
  const size = Number(n);
  if (size < 1) return undefined;
  const { isPossible, isInformative, nearest } = testGrim({ mean, n: size });
  if (!isInformative) return undefined;
  return { kind: 'mean', mean, n: size, items: 1, consistent: isPossible, nearest, start, end };
};
