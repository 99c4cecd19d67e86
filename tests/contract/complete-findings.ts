import { formatReport, type Report } from '@spinout/conformance';
import { expect } from 'vitest';

/** Expects each finding to have the expected value, the received value and a fix. */
export function expectCompleteFindings(report: Report): void {
  const text = formatReport(report);
  for (const { row, title, outcome, message, fix } of report.results) {
    if (outcome !== 'failed') continue;
    expect(message, `${row} ${title}`).toMatch(/^Expected \S[^]*, but \S[^]*\./);
    expect(fix, `${row} ${title}`).toMatch(/^\p{Lu}[^]{20,}[.]$/u);
    expect(text).toContain(`How to fix: ${fix ?? ''}`);
  }
}
