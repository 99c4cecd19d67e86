import type { PdfLine } from './pdf-lines.js';

/** Maximum distance of baselines within a paragraph, in letter heights. */
const MAX_LEADING = 1.75;
const SAME_SIZE_SHARE = 0.08;
/** A shorter line, as a share of the column width, may be the last line of a paragraph. */
const FULL_WIDTH_SHARE = 0.8;

const startsParagraph = (line: PdfLine, before: PdfLine, right: number): boolean => {
  const drop = before.base - line.base;
  if (drop < 0 || drop > MAX_LEADING * Math.max(line.size, before.size)) return true;
  if (Math.abs(line.size - before.size) > SAME_SIZE_SHARE * before.size) return true;
  const short = before.right - before.left < FULL_WIDTH_SHARE * (right - before.left);
  return short && !/^\p{Ll}/u.test(line.text) && !/[-,;(]$/.test(before.text);
};

/** Splits the lines of a page into paragraphs, with an empty line between, by line distance, letter size and short lines. */
export function formatParagraphs(lines: readonly PdfLine[]): string {
  const getColumnRight = createColumnRights(lines);
  const separator = (line: PdfLine, before: PdfLine | undefined) => {
    if (!before) return '';
    return startsParagraph(line, before, getColumnRight(before)) ? '\n\n' : '\n';
  };
  return lines.map((line, index) => separator(line, lines[index - 1]) + line.text).join('');
}

/** Finds the right edge of a line's column: of all lines that begin less than two letter heights beside it. */
const createColumnRights = (lines: readonly PdfLine[]) => {
  const sorted = lines.toSorted((a, b) => a.left - b.left);
  const getRightOfRange = createRangeMaximum(sorted.map(({ right }) => right));
  const countBefore = (isBefore: (line: PdfLine) => boolean) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const line = sorted[middle];
      if (line && isBefore(line)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return ({ left, size }: PdfLine): number => {
    const from = countBefore((line) => line.left <= left - 2 * size);
    const to = countBefore((line) => line.left < left + 2 * size);
    return Math.max(left, getRightOfRange(from, to));
  };
};

/** Finds the maximum of any range of values at once, from the maxima of ranges of 1, 2, 4, … values. */
const createRangeMaximum = (values: readonly number[]) => {
  const levels: (readonly number[])[] = [values];
  for (let length = 1; 2 * length <= values.length; length *= 2) {
    const halves = levels.at(-1) ?? [];
    levels.push(
      halves.slice(length).map((second, index) => Math.max(halves[index] ?? -Infinity, second)),
    );
  }
  return (from: number, to: number): number => {
    if (from >= to) return -Infinity;
    const level = Math.floor(Math.log2(to - from));
    const maxima = levels[level] ?? [];
    return Math.max(maxima[from] ?? -Infinity, maxima[to - 2 ** level] ?? -Infinity);
  };
};

const MAX_TITLE_LINES = 4;

/** The text in the largest letters of the first page, if it is short enough for a title. */
export function findLargestText(lines: readonly PdfLine[]): string | undefined {
  const size = lines.reduce((largest, line) => Math.max(largest, line.size), 0);
  const largest = lines.filter((line) => line.size > size * (1 - SAME_SIZE_SHARE));
  if (largest.length === 0 || largest.length > MAX_TITLE_LINES) return undefined;
  return largest.map((line) => line.text).join('\n');
}
