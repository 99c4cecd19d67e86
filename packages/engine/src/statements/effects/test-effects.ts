import { findReportedTests } from '../../statistics-check/find-reported-tests.js';
import type { ReportedTest } from '../../statistics-check/statistics-check.types.js';
import { MAX_D, type FoundEffect } from './effect.types.js';
import { sampleSizesIn, standardErrorOfD } from './number-patterns.js';

const PAIRED = /\b(?:paired|within-subjects?|within-participants?|one-sample|repeated)\b/iu;
const UNPAIRED = /\bunpaired\b/iu;

const isPaired = (text: string) => PAIRED.test(text.replace(UNPAIRED, ''));

export const testEffectsIn = (text: string): readonly FoundEffect[] =>
  findReportedTests(text).flatMap((test) => effectOfTest(test, text) ?? []);

/**
 * An effect from a test statistic, for groups of equal size: d = 2t/√df (Rosenthal 1994, in Cooper and Hedges, p. 239), so
 * d = 2√F/√df for F with 1 and df; f = √(F·df1/df2) (Cohen 1988, p. 407); r = √(χ²/n) for χ² with 1 degree of freedom,
 * r = z/√n (Rosenthal 1994, p. 237). The standard error of r is that of Fisher's z, 1/√(n − 3).
 */
const effectOfTest = (test: ReportedTest, text: string): FoundEffect | undefined => {
  const { kind, df, statistic, start, end } = test;
  if (statistic.comparison !== '=') return undefined;
  const [df1 = 0, df2 = 0] = df;
  const value = Math.abs(statistic.value);
  const place = { start, end };
  if (kind === 't' || (kind === 'F' && df1 === 1)) {
    const within = kind === 't' ? df1 : df2;
    if (isPaired(text) || within < 4) return undefined;
    const d = (2 * (kind === 't' ? value : Math.sqrt(value))) / Math.sqrt(within);
    const group = (within + 2) / 2;
    return d > MAX_D
      ? undefined
      : { scale: 'd', size: d, standardError: standardErrorOfD(d, group, group), ...place };
  }
  if (kind === 'F')
    return isPaired(text) || df2 < 4
      ? undefined
      : { scale: 'f', size: Math.sqrt((value * df1) / df2), standardError: undefined, ...place };
  if (kind === 'r')
    return df1 > 2
      ? { scale: 'r', size: value, standardError: 1 / Math.sqrt(df1 - 1), ...place }
      : undefined;
  const n = sampleSizeOf(text, test);
  if (n === undefined || (kind === 'chiSquare' && df1 !== 1)) return undefined;
  if (kind !== 'chiSquare' && kind !== 'z') return undefined;
  const r = kind === 'z' ? value / Math.sqrt(n) : Math.sqrt(value / n);
  return r >= 1 || isPaired(text)
    ? undefined
    : { scale: 'r', size: r, standardError: 1 / Math.sqrt(n - 3), ...place };
};

/** The sample size within the test, else the only one of the sentence. */
const sampleSizeOf = (text: string, { start, end }: ReportedTest): number | undefined => {
  const [within] = sampleSizesIn(text.slice(start, end));
  const [only, more] = sampleSizesIn(text);
  const n = within ?? (more === undefined ? only : undefined);
  return n !== undefined && n > 3 ? n : undefined;
};
