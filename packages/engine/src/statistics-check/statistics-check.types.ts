import type { TextRange } from '../text/text-range.js';

/** A test whose statistic, degrees of freedom and p-value determine each other. */
export type TestKind = 't' | 'F' | 'chiSquare' | 'r' | 'z' | 'Q';

export type Comparison = '=' | '<' | '>';

/** A number as printed: "2.20" stands for everything that rounds to it. */
export interface ReportedNumber {
  readonly value: number;
  /** Half of its last decimal place. */
  readonly tolerance: number;
  readonly comparison: Comparison;
}

export interface ReportedTest extends TextRange {
  readonly kind: TestKind;
  /** None for z, two for F, else one. */
  readonly df: readonly number[];
  readonly statistic: ReportedNumber;
  /** "ns" reads as p > .05. */
  readonly p: ReportedNumber;
}

/** What explains a difference between reported and computed p-value that is no error. */
export type Explanation =
  | 'one-tailed'
  | 'adjusted'
  | 'sample-size-as-df'
  | 'exchanged-df'
  | 'several-tests'
  | 'smallest-printed'
  | 'truncated';

/** A reported test and its p-value, computed anew. */
export interface CheckedTest extends TextRange {
  readonly kind: TestKind;
  /** As printed: "2.20", with its sign. */
  readonly statistic: string;
  readonly df: readonly number[];
  readonly value: number;
  readonly comparison: Comparison;
  readonly reportedP: number;
  readonly reportedPComparison: Comparison;
  /** Two-tailed, for the printed value of the statistic. */
  readonly computedP: number;
  /** The p-values of all statistics that round to the printed one. */
  readonly computedPRange: readonly [lowest: number, highest: number];
  /** Whether the reported p-value is possible, given rounding and `explanation`. */
  readonly consistent: boolean;
  /** Whether the computed p-value lies on the other side of .05. Only when inconsistent. */
  readonly decisionChanges: boolean;
  /** Why a p-value counts as consistent that is not the two-tailed one. */
  readonly explanation: Explanation | undefined;
}
