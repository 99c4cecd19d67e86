/** Longer descriptions are tiring to listen to; the numbers are also in a table or in the text. */
const MAX_DESCRIBED_ROWS = 30;

/** Describes a chart for people who cannot see it: what it shows, then its data. */
export const describeData = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const data =
    rows.length > MAX_DESCRIBED_ROWS
      ? []
      : [head, ...rows].map((row) => row.filter((cell) => cell !== '').join(', '));
  return [title, ...data].filter((text) => text !== '').join('; ');
};
