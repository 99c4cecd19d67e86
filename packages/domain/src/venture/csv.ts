/** Matches a cell that a spreadsheet would interpret as a formula (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r]/u;

/**
 * Writes one cell (RFC 4180). A text that starts like a formula gets an apostrophe, so that a
 * spreadsheet shows it instead of evaluating it.
 */
export function formatCsvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes rows with CRLF line endings (RFC 4180). */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(formatCsvCell).join(',')}\r\n`).join('');
