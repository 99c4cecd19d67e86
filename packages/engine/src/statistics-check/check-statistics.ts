import { computeP } from './compute-p.js';
import { findReportedTests } from './find-reported-tests.js';
import type {
  CheckedTest,
  Explanation,
  ReportedNumber,
  ReportedTest,
} from './statistics-check.types.js';

const ALPHA = 0.05;
const CONTEXT_BEFORE = 400;
const CONTEXT_AFTER = 200;
const ONE_TAILED =
  /\b(?:one|1|single)[- ](?:tail(?:ed)?|sided?)\b|\b(?:upper|lower)[- ]tail(?:ed)?\b|\bnon-?inferiority\b|\bdirectional (?:hypothes[ei]s|tests?|predictions?)\b/iu;
const ADJUSTED =
  /\b(?:Bonferroni|Holm|Šidák|Sidak|Tukey|Scheff[eé]|Dunnett|Games|Hochberg|Benjamini|FDR|FWE|family-?wise|false discovery|(?:adjusted|corrected)(?: for| p\b|[- ]?P\b)|correct(?:ed|ion) for multiple|permutation|bootstrap\w*|Monte Carlo|exact test)\b/iu;
/** With these the printed degrees of freedom are often those before the correction. */
const SPHERICITY =
  /\b(?:Greenhouse|Huynh|sphericity|Satterthwaite|Kenward|Welch|Hotelling|unequal variances?|repeated[- ]measures?|within-(?:subjects?|participants?)|mixed(?:[- ](?:effects?|linear|model))|multilevel|hierarchical linear|random[- ](?:effects?|intercepts?))\b/iu;
/** p-values that do not come from the distribution of the statistic, higher or lower. */
const NOT_PARAMETRIC =
  /\b(?:permut\w+|randomi[sz]ation tests?|bootstrap\w*|Monte Carlo|exact (?:tests?|p\b|method|significance)|resampl\w+)/iu;
/** Correlations whose p-value does not follow from n − 2. */
const OTHER_CORRELATION =
  /\b(?:Spearman\w*|Kendall\w*|rank[- ](?:order )?correlations?|partial(?:ly)? correlat\w+|partial r|controlling for|controlled for|adjust(?:ed|ing) for|weighted|biweight|intraclass)\b/iu;
/** A correlation loses so many degrees of freedom to covariates or to single missing values. */
const MAX_LOST_DF = 3;
const MIN_DF_OF_SAMPLE = 20;
const MAX_DF_OF_TABLE = 10;
const MAX_COMPARISONS = 50;
const MAX_RELATIVE_TOLERANCE = 0.1;
const LARGEST_SMALLEST_P = 0.001;
/** Rounding errors of the distributions are far smaller. */
const SLACK = 1e-9;

/**
 * Recomputes the p-value of each t, F, χ², r, z and Q test in a text, and tells which reported p-values are not possible.
 * A printed number stands for all that rounds to it. Accepted are a one-tailed p-value when the text speaks of one-tailed
 * tests, a higher one when it speaks of corrections, and "p = .001" for a smaller one. As Nuijten et al. 2016, Behavior
 * Research Methods 48, 1205 (statcheck), with α = .05 and p = .05 counted as significant.
 * @returns in the order of the text
 */
export function checkStatistics(text: string): readonly CheckedTest[] {
  const isOneTailed = ONE_TAILED.test(text);
  const hasSphericity = SPHERICITY.test(text);
  const hasAdjustment = ADJUSTED.test(text);
  return findReportedTests(text).map((test) => {
    const near = text.slice(Math.max(0, test.start - CONTEXT_BEFORE), test.end + CONTEXT_AFTER);
    return checkTest(test, text, {
      isOneTailed,
      isAdjusted: ADJUSTED.test(near),
      isOther: NOT_PARAMETRIC.test(near) || (test.kind === 'r' && OTHER_CORRELATION.test(near)),
      hasAdjustment,
      hasSphericity: hasSphericity && (test.kind === 'F' || test.kind === 't'),
    });
  });
}

interface TestContext {
  readonly isOneTailed: boolean;
  /** Corrections are named close by. */
  readonly isAdjusted: boolean;
  /** The p-value may come from another distribution. */
  readonly isOther: boolean;
  /** Corrections are named anywhere. */
  readonly hasAdjustment: boolean;
  readonly hasSphericity: boolean;
}

type PRange = readonly [lowest: number, highest: number];

const checkTest = (test: ReportedTest, text: string, context: TestContext): CheckedTest => {
  const { kind, df, statistic, p, start, end } = test;
  const range = rangeOfP(test, df);
  const isExact = canRoundTo(range, p);
  const explanation = isExact ? undefined : explain(test, range, context);
  const consistent = isExact || explanation !== undefined;
  return {
    kind,
    statistic: printedStatistic(text.slice(start, end)),
    df,
    value: statistic.value,
    comparison: statistic.comparison,
    reportedP: p.value,
    reportedPComparison: p.comparison,
    computedP: computeP(kind, statistic.value, df),
    computedPRange: range,
    consistent,
    decisionChanges: !consistent && isOnOtherSide(range, p),
    explanation,
    start,
    end,
  };
};

/** The p-values of all statistics and fractional degrees of freedom that round to the printed ones. */
const rangeOfP = (test: ReportedTest, df: readonly number[]): PRange => {
  const ranges = roundedFrom(df).map((one) => rangeAt(test, one));
  return [
    Math.min(...ranges.map(([lowest]) => lowest)),
    Math.max(...ranges.map(([, highest]) => highest)),
  ];
};

/** The corners of all degrees of freedom that round to the printed ones; whole ones are exact. */
const roundedFrom = (df: readonly number[]): readonly (readonly number[])[] =>
  df.reduce<readonly (readonly number[])[]>(
    (corners, one) => {
      const half = 0.5 * 10 ** -(String(one).split('.')[1]?.length ?? 0);
      const values = Number.isInteger(one) ? [one] : [Math.max(one - half, one / 2), one + half];
      return corners.flatMap((corner) => values.map((value) => [...corner, value]));
    },
    [[]],
  );

const rangeAt = ({ kind, statistic }: ReportedTest, df: readonly number[]): PRange => {
  const { tolerance, comparison } = statistic;
  const size = Math.abs(statistic.value);
  const largest = kind === 'r' ? Math.min(1, size + tolerance) : size + tolerance;
  const lowest = computeP(kind, largest, df);
  const highest = computeP(kind, Math.max(0, size - tolerance), df);
  if (comparison === '<') return [lowest, 1];
  return comparison === '>' ? [0, highest] : [lowest, highest];
};

/** Whether a p-value of the range is printed as the reported one. */
const canRoundTo = (
  [lowest, highest]: PRange,
  { value, tolerance, comparison }: ReportedNumber,
): boolean => {
  if (comparison === '<') return lowest < value + SLACK;
  if (comparison === '>') return highest > value - SLACK;
  return lowest <= value + tolerance + SLACK && highest >= value - tolerance - SLACK;
};

const explain = (
  test: ReportedTest,
  range: PRange,
  context: TestContext,
): Explanation | undefined => {
  const { kind, p } = test;
  // "F < 1" and "all ts > 2" stand for several tests.
  if (test.statistic.comparison !== '=') return 'several-tests';
  if (context.isOther) return 'adjusted';
  const halves: PRange = [range[0] / 2, range[1] / 2];
  if (context.isOneTailed && kind !== 'Q' && canRoundTo(halves, p)) return 'one-tailed';
  if (isSmallestPrinted(p) && range[1] < p.value) return 'smallest-printed';
  const isHigher = p.comparison !== '<' && p.value > range[1];
  if (isHigher && (context.isAdjusted || context.hasSphericity)) return 'adjusted';
  if (isHigher && context.hasAdjustment && isMultiple(range, p)) return 'adjusted';
  return explainDf(test) ?? (isTruncated(range, p) ? 'truncated' : undefined);
};

/** Degrees of freedom that are printed in another way: n instead of n − 2, of N in a table, the two of F exchanged. */
const explainDf = (test: ReportedTest): Explanation | undefined => {
  const { kind, df, p } = test;
  const [size = 0, second = 0] = df;
  const isPossible = (other: readonly number[]) => canRoundTo(rangeOfP(test, other), p);
  if (kind === 'r') {
    for (let lost = 1; lost <= MAX_LOST_DF && size - lost > 1; lost += 1)
      if (isPossible([size - lost])) return 'sample-size-as-df';
  }
  if (kind === 'chiSquare' && size >= MIN_DF_OF_SAMPLE) {
    for (let other = 1; other <= MAX_DF_OF_TABLE; other += 1)
      if (isPossible([other])) return 'sample-size-as-df';
  }
  return kind === 'F' && size > second && isPossible([second, size]) ? 'exchanged-df' : undefined;
};

/** "p = .03" of .037: cut after the last place instead of rounded. */
const isTruncated = (
  [lowest, highest]: PRange,
  { value, tolerance, comparison }: ReportedNumber,
): boolean =>
  comparison === '=' &&
  value > 0 &&
  lowest < value + 2 * tolerance &&
  highest >= value &&
  highest <= ALPHA === value <= ALPHA;

/** "p = .0001" of a program that prints nothing smaller. */
const isSmallestPrinted = ({ value, tolerance, comparison }: ReportedNumber): boolean =>
  comparison === '=' && value <= LARGEST_SMALLEST_P && Math.abs(value - 2 * tolerance) < SLACK;

/** Bonferroni's correction multiplies by the number of comparisons. */
const isMultiple = (range: PRange, p: ReportedNumber): boolean => {
  // With one digit nearly every p-value is a multiple.
  if (p.tolerance > p.value * MAX_RELATIVE_TOLERANCE) return false;
  for (let count = 2; count <= MAX_COMPARISONS; count += 1) {
    if (canRoundTo([Math.min(1, range[0] * count), Math.min(1, range[1] * count)], p)) return true;
  }
  return false;
};

/** Whether reported and computed p-value lead to different decisions at α, whatever the rounding. */
const isOnOtherSide = (
  [lowest, highest]: PRange,
  { value, comparison }: ReportedNumber,
): boolean => {
  if ((comparison === '>' && value < ALPHA) || (comparison === '<' && value > ALPHA)) return false;
  return comparison !== '>' && value <= ALPHA ? lowest > ALPHA : highest <= ALPHA;
};

/** The number behind the first sign of comparison. */
const printedStatistic = (quote: string): string =>
  /[=<>≤≥⩽⩾]\s?(?<number>[-−–‐‑]?\s?[\d.,]*\d)(?=[^\d]|$)/u.exec(
    quote.replace(/^[^()[\]=<>]*[([][^)\]]*[)\]]/u, ''),
  )?.groups?.number ?? '';
