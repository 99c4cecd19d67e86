/** A cell that a spreadsheet would take for a formula (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r]/u;

/**
 * Writes one cell (RFC 4180). Numbers stay numbers; a text that begins like a formula gets an apostrophe,
 * so that a spreadsheet shows it instead of running it.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes rows with CRLF line ends, as RFC 4180 says. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
