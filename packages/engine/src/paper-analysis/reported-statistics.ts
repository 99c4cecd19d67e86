import type { Evidence, ReportedStatistics } from '@spinout/api-client';
import { checkMeans } from '../statistics-check/check-means.js';
import { checkStatistics } from '../statistics-check/check-statistics.js';
import type { CheckedTest, TestKind } from '../statistics-check/statistics-check.types.js';
import type { PassageInText } from './locate-passage.js';

const SYMBOLS: Readonly<Record<TestKind, string>> = {
  t: 't',
  F: 'F',
  chiSquare: 'χ²',
  r: 'r',
  z: 'z',
  Q: 'Q',
};
const MAX_LISTED = 20;

/**
 * Checks the tests and means that a paper reports.
 * @returns undefined if it reports none that can be checked
 */
export function checkReportedStatistics(
  text: string,
  quote: (passage: PassageInText) => Evidence,
): ReportedStatistics | undefined {
  const tests = checkStatistics(text);
  const means = checkMeans(text);
  if (tests.length + means.length === 0) return undefined;
  return {
    tests: tests.length,
    means: means.length,
    inconsistencies: [
      ...tests
        .filter(({ consistent }) => !consistent)
        .map((test) => ({
          kind: 'test' as const,
          reported: nameTest(test),
          recalculated: formatP(test.computedP),
          decision_changes: test.decisionChanges,
          evidence: [quote(test)],
        })),
      ...means
        .filter(({ consistent }) => !consistent)
        .map((checked) => ({
          kind: 'mean' as const,
          reported: checked.mean,
          n: checked.n,
          nearest: [...checked.nearest],
          evidence: [quote(checked)],
        })),
    ].slice(0, MAX_LISTED),
  };
}

/** "t(28) = 2.20" */
const nameTest = ({ kind, df, comparison, statistic }: CheckedTest): string =>
  `${SYMBOLS[kind]}${df.length > 0 ? `(${df.join(', ')})` : ''} ${comparison} ${statistic.replace(/^[-−–‐‑]\s?/u, '−')}`;

/** As APA style prints p-values: "p = .036", "p < .001". */
const formatP = (p: number): string =>
  p < 0.001 ? 'p < .001' : `p = ${p >= 0.9995 ? '1.000' : p.toFixed(3).replace(/^0/, '')}`;
