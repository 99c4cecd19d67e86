/** The median; for an even number of values, the higher of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Formats milliseconds for a table, with one decimal place below ten. */
export const formatMs = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

/** Formats a Markdown table; all columns but the first are right-aligned. */
export const formatMarkdownTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
