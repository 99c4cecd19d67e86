import type { CheckResult, Report } from './run-conformance.js';

const MARKS = { passed: 'ok     ', failed: 'FAILED ', skipped: 'left out' } as const;

const indent = (text: string) => text.replaceAll('\n', '\n    ');

const formatLines = ({
  outcome,
  title,
  message,
  fix,
  warnings = [],
  ms,
}: CheckResult): string[] => [
  `  ${MARKS[outcome]} ${title} (${ms} ms)`,
  ...(message === undefined ? [] : [`    ${indent(message)}`]),
  ...(fix === undefined ? [] : [`    How to fix: ${fix}`]),
  ...warnings.map((warning) => `    Note: ${indent(warning)}`),
];

/** Formats a report as text, by row, with a summary at the end. */
export function formatReport({ results, passed, failed, skipped }: Report): string {
  const rows = [...new Set(results.map(({ row }) => row))].sort();
  const blocks = rows.map((row) =>
    [row, ...results.filter((result) => result.row === row).flatMap(formatLines)].join('\n'),
  );
  const failedRows = rows.filter((row) =>
    results.some((result) => result.row === row && result.outcome === 'failed'),
  );
  const summary =
    `${passed} passed, ${failed} failed, ${skipped} left out` +
    (failedRows.length > 0 ? `\nFailed: ${failedRows.join(', ')}` : '');
  return `${[...blocks, summary].join('\n\n')}\n`;
}
