import { findReportedTests } from '../statistics-check/find-reported-tests.js';
import type { ReportedTest } from '../statistics-check/statistics-check.types.js';
import { cohensH } from '../statistics/power.js';
import { hasCitation } from './clause.js';
import type { PaperSentence } from './statement.types.js';

/**
 * The scale of an effect: Cohen's d, Pearson's r, Cohen's f, Cohen's h, or the logarithm of an odds or hazard ratio.
 * Each is symmetric about 0.
 */
export type EffectScale = 'd' | 'r' | 'f' | 'h' | 'log-odds-ratio' | 'log-hazard-ratio';

/** An effect that a paper reports with its numbers. */
export interface ReportedEffect {
  readonly scale: EffectScale;
  /** Never negative. */
  readonly size: number;
  /** Standard error on its scale (for r on the scale of Fisher's z); undefined where the sentence does not give it. */
  readonly standardError: number | undefined;
  /** Proportion of the comparison group, for h. */
  readonly control: number | undefined;
  readonly sentence: PaperSentence;
  /** The numbers verbatim, as offsets of the page: `page.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
}

type Found = Omit<ReportedEffect, 'sentence' | 'control'> & { readonly control?: number };

const MAX_CHARACTERS = 1200;
const MAX_EFFECTS = 200;
const PAIRED = /\b(?:paired|within-subjects?|within-participants?|one-sample|repeated)\b/iu;

/**
 * Finds effects with their numbers in a paper's own results: Cohen's d and Hedges' g, odds and hazard ratios with a 95 %
 * confidence interval, t, F, χ² and r with degrees of freedom, two means with SD and n, two proportions with their counts.
 * Sentences of the introduction and the methods, and sentences that cite other works, are left out, and so is what can
 * be read in two ways (± without "SD", a paired t test, χ² without n).
 */
export const findReportedEffects = (
  sentences: readonly PaperSentence[],
): readonly ReportedEffect[] =>
  sentences
    .filter(
      ({ section, text }) =>
        section !== 'introduction' &&
        section !== 'methods' &&
        text.length <= MAX_CHARACTERS &&
        /\d/u.test(text) &&
        !hasCitation(text),
    )
    .flatMap((sentence) =>
      effectsIn(sentence.text)
        .filter(({ size }) => Number.isFinite(size) && size > 0)
        .map((found) => ({
          control: undefined,
          ...found,
          sentence,
          start: sentence.start + found.start,
          end: sentence.start + found.end,
        })),
    )
    .slice(0, MAX_EFFECTS);

const effectsIn = (text: string): readonly Found[] => [
  ...standardizedIn(text),
  ...ratiosIn(text),
  ...findReportedTests(text).flatMap((test) => effectOfTest(test, text) ?? []),
  ...meansIn(text),
  ...proportionsIn(text),
];

const NUMBER = String.raw`\d{0,6}\.?\d{1,6}`;
const STANDARDIZED = new RegExp(
  String.raw`(?:Cohen['’]s\s)?(?:\bd|Hedges['’]?s?\s?g)\s?=\s?[-−–]?\s?(?<value>${NUMBER})`,
  'gu',
);

const standardizedIn = (text: string): readonly Found[] =>
  [...text.matchAll(STANDARDIZED)].flatMap((match): Found[] => {
    const isNamed = /Cohen|Hedges/u.test(text) || /effect sizes?\b/iu.test(text);
    const size = Number(match.groups?.value);
    const n = groupSizesIn(text);
    return isNamed && size < MAX_D
      ? [
          {
            scale: 'd',
            size,
            standardError: n && standardErrorOfD(size, ...n),
            start: match.index,
            end: match.index + match[0].length,
          },
        ]
      : [];
  });

const MAX_D = 4;

/** The sizes of two groups where a sentence names exactly two. */
const groupSizesIn = (text: string): readonly [number, number] | undefined => {
  const [one, other, more] = [...text.matchAll(/\bn\s?=\s?(\d{1,6})\b/giu)].map((match) =>
    Number(match[1]),
  );
  return one !== undefined && other !== undefined && more === undefined && one > 1 && other > 1
    ? [one, other]
    : undefined;
};

/** Large-sample standard error of d. Source: Hedges and Olkin 1985, Statistical Methods for Meta-Analysis, p. 86. */
const standardErrorOfD = (d: number, n1: number, n2: number): number =>
  Math.sqrt((n1 + n2) / (n1 * n2) + (d * d) / (2 * (n1 + n2)));

const RATIO = new RegExp(
  String.raw`\b(?<name>(?:adjusted\s)?odds ratio|(?:adjusted\s)?hazard ratio|a?OR|a?HR)\b\s?(?:\((?:a?OR|a?HR)\))?\s?(?:was|of|[=:,])?\s?[([]?\s?(?<value>\d{1,3}\.\d{1,4})\s?[,;]?\s?[([]?\s?95\s?%\s?(?:CIs?|confidence intervals?)\s?[:=,]?\s?[([]?\s?(?<low>\d{1,3}\.\d{1,4})\s?(?:-|–|−|to|,)\s?(?<high>\d{1,3}\.\d{1,4})`,
  'giu',
);
const NORMAL_95 = 1.959964;

/** The logarithm of a ratio, and its standard error from the 95 % interval: (ln high − ln low) / (2 × 1.96). */
const ratiosIn = (text: string): readonly Found[] =>
  [...text.matchAll(RATIO)].flatMap((match): Found[] => {
    const { name = '', value, low, high } = match.groups ?? {};
    const [ratio, from, to] = [Number(value), Number(low), Number(high)];
    if (!(from > 0 && from <= ratio && ratio <= to && from < to)) return [];
    return [
      {
        scale: /hazard|hr/iu.test(name) ? 'log-hazard-ratio' : 'log-odds-ratio',
        size: Math.abs(Math.log(ratio)),
        standardError: (Math.log(to) - Math.log(from)) / (2 * NORMAL_95),
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });

/**
 * An effect from a test statistic, for groups of equal size: d = 2t/√df (Rosenthal 1994, in Cooper and Hedges, p. 239), so
 * d = 2√F/√df for F with 1 and df; f = √(F·df1/df2) (Cohen 1988, p. 407); r = √(χ²/n) for χ² with 1 degree of freedom.
 * The standard error of r is that of Fisher's z, 1/√(n − 3).
 */
const effectOfTest = (test: ReportedTest, text: string): Found | undefined => {
  const { kind, df, statistic, start, end } = test;
  if (statistic.comparison !== '=') return undefined;
  const [df1 = 0, df2 = 0] = df;
  const value = Math.abs(statistic.value);
  const place = { start, end };
  if (kind === 't' || (kind === 'F' && df1 === 1)) {
    const within = kind === 't' ? df1 : df2;
    if (PAIRED.test(text) || within < 4) return undefined;
    const d = (2 * (kind === 't' ? value : Math.sqrt(value))) / Math.sqrt(within);
    const group = (within + 2) / 2;
    return d > MAX_D
      ? undefined
      : { scale: 'd', size: d, standardError: standardErrorOfD(d, group, group), ...place };
  }
  if (kind === 'F')
    return PAIRED.test(text) || df2 < 4
      ? undefined
      : { scale: 'f', size: Math.sqrt((value * df1) / df2), standardError: undefined, ...place };
  if (kind === 'r')
    return df1 > 2
      ? { scale: 'r', size: value, standardError: 1 / Math.sqrt(df1 - 1), ...place }
      : undefined;
  const n = Number(/\bN\s?=\s?(\d{1,6})/iu.exec(text.slice(start, end))?.[1]);
  if (kind === 'chiSquare' && df1 === 1 && n > 3 && value < n)
    return {
      scale: 'r',
      size: Math.sqrt(value / n),
      standardError: 1 / Math.sqrt(n - 3),
      ...place,
    };
  return undefined;
};

const MEAN = String.raw`(?<m1>[-−]?\d{1,6}(?:\.\d{1,4})?)\s?(?:±|\(SD\s?=?)\s?(?<s1>\d{1,6}(?:\.\d{1,4})?)`;
const MEANS = new RegExp(
  String.raw`${MEAN}[^±;]{0,60}?\bn\s?=\s?(?<n1>\d{1,5})[^±]{1,80}?${MEAN.replace(/<(\w)1>/gu, '<$12>')}[^±;]{0,60}?\bn\s?=\s?(?<n2>\d{1,5})`,
  'gu',
);

/** d of two means with SD and n, by the pooled standard deviation (Cohen 1988, p. 67). */
const meansIn = (text: string): readonly Found[] =>
  !/\bSDs?\b|standard deviations?/u.test(text) || /\bSEMs?\b|standard error/iu.test(text)
    ? []
    : [...text.matchAll(MEANS)].flatMap((match): Found[] => {
        const read = (name: string) => Number(match.groups?.[name]?.replace('−', '-'));
        const [m1, s1, n1] = [read('m1'), read('s1'), read('n1')];
        const [m2, s2, n2] = [read('m2'), read('s2'), read('n2')];
        if (!(n1 > 1 && n2 > 1 && s1 > 0 && s2 > 0)) return [];
        const pooled = Math.sqrt(((n1 - 1) * s1 * s1 + (n2 - 1) * s2 * s2) / (n1 + n2 - 2));
        const d = Math.abs(m1 - m2) / pooled;
        return d > MAX_D
          ? []
          : [
              {
                scale: 'd',
                size: d,
                standardError: standardErrorOfD(d, n1, n2),
                start: match.index,
                end: match.index + match[0].length,
              },
            ];
      });

const COUNT =
  /\b(?<part>\d{1,5})\s?(?:\/|of|out of)\s?(?<whole>\d{1,5})\s?[([,;]\s?(?<percent>\d{1,3}(?:\.\d{1,2})?)\s?%/giu;
const COMPARED = /\b(?:vs|versus|compared|against|than|respectively)\b/iu;
/** A percentage that its counts do not give was misread. */
const MAX_PERCENT_OFF = 0.6;

/** Cohen's h of two proportions, with its standard error √(1/n1 + 1/n2) (Cohen 1988, p. 181). */
const proportionsIn = (text: string): readonly Found[] => {
  const counts = [...text.matchAll(COUNT)].map((match) => ({
    part: Number(match.groups?.part),
    whole: Number(match.groups?.whole),
    percent: Number(match.groups?.percent),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const [one, other, more] = counts;
  if (!one || !other || more || !COMPARED.test(text)) return [];
  const isSound = [one, other].every(
    ({ part, whole, percent }) =>
      whole > 1 && part <= whole && Math.abs((part / whole) * 100 - percent) <= MAX_PERCENT_OFF,
  );
  if (!isSound) return [];
  const control = other.part / other.whole;
  return [
    {
      scale: 'h',
      size: Math.abs(cohensH(one.part / one.whole, control)),
      standardError: Math.sqrt(1 / one.whole + 1 / other.whole),
      control,
      start: one.start,
      end: other.end,
    },
  ];
};
