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
  /\bone[- ](?:tailed|sided)\b|\bdirectional (?:hypothes[ei]s|tests?|predictions?)\b/iu;
const ADJUSTED =
  /\b(?:Bonferroni|Holm|Šidák|Sidak|Tukey|Scheff[eé]|Dunnett|Games|Hochberg|Benjamini|FDR|FWE|family-?wise|false discovery|(?:adjusted|corrected)(?: for| p\b|[- ]?P\b)|correct(?:ed|ion) for multiple|permutation|bootstrap\w*|Monte Carlo|exact test)\b/iu;
/** With these the printed degrees of freedom are often those before the correction. */
const SPHERICITY = /\b(?:Greenhouse|Huynh|sphericity|Satterthwaite|Kenward|Welch|Hotelling)\b/iu;
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
      hasAdjustment,
      hasSphericity: hasSphericity && (test.kind === 'F' || test.kind === 't'),
    });
  });
}

interface TestContext {
  readonly isOneTailed: boolean;
  /** Corrections are named close by. */
  readonly isAdjusted: boolean;
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

/** The p-values of all statistics that round to the printed one. */
const rangeOfP = ({ kind, statistic }: ReportedTest, df: readonly number[]): PRange => {
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
  const { kind, df, p } = test;
  const halves: PRange = [range[0] / 2, range[1] / 2];
  if (context.isOneTailed && kind !== 'Q' && canRoundTo(halves, p)) return 'one-tailed';
  if (isSmallestPrinted(p) && range[1] < p.value) return 'smallest-printed';
  const isHigher = p.comparison !== '<' && p.value > range[1];
  if (isHigher && (context.isAdjusted || context.hasSphericity)) return 'adjusted';
  if (isHigher && context.hasAdjustment && isMultiple(range, p)) return 'adjusted';
  const [size = 0] = df;
  if (kind === 'r' && size > 3 && canRoundTo(rangeOfP(test, [size - 2]), p))
    return 'sample-size-as-df';
  return undefined;
};

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
  const saysSignificant = comparison === '>' ? false : value <= ALPHA;
  const saysNothing =
    (comparison === '>' && value < ALPHA) || (comparison === '<' && value > ALPHA);
  if (saysNothing) return false;
  return saysSignificant ? lowest > ALPHA : highest <= ALPHA;
};

/** The number behind the first sign of comparison. */
const printedStatistic = (quote: string): string =>
  /[=<>≤≥⩽⩾]\s?(?<number>[-−–‐‑]?\s?[\d.,]*\d)(?=[^\d]|$)/u.exec(
    quote.replace(/^[^)\]=<>]*[([][^)\]]*[)\]]/u, ''),
  )?.groups?.number ?? '';
