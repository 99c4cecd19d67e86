import type { TextRange } from '../text/text-range.js';
import type { Evidence, ReportedStatistics } from '@spinout/api-client';
import { checkMeans } from '../statistics-check/check-means.js';
import { checkStatistics } from '../statistics-check/check-statistics.js';
import type { CheckedTest } from '../statistics-check/statistics-check.types.js';

const MAX_LISTED = 20;

/** Checks the tests and means that a paper reports; undefined if it reports none that can be checked. */
export function checkReportedStatistics(
  text: string,
  quote: (passage: TextRange) => Evidence,
): ReportedStatistics | undefined {
  const tests = checkStatistics(text);
  const means = checkMeans(text);
  if (tests.length + means.length === 0) return undefined;
  const inconsistentTests = tests.filter(({ consistent }) => !consistent);
  const inconsistentMeans = means.filter(({ consistent }) => !consistent);
  return {
    tests: tests.length,
    means: means.length,
    inconsistencies: [
      ...inconsistentTests.map((test) => ({
        kind: 'test' as const,
        reported: nameTest(test),
        recalculated: formatP(test.computedP),
        decision_changes: test.decisionChanges,
        evidence: [quote(test)],
      })),
      ...inconsistentMeans.map((checked) => ({
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
  `${kind === 'chiSquare' ? 'χ²' : kind}${df.length > 0 ? `(${df.join(', ')})` : ''} ${comparison} ${statistic.replace(/^[-−–‐‑]\s?/u, '−')}`;

/** As APA style prints p-values: "p = .036", "p < .001". */
const formatP = (p: number): string =>
  p < 0.001 ? 'p < .001' : `p = ${p >= 0.9995 ? '1.000' : p.toFixed(3).replace(/^0/, '')}`;
