import { groupRuns } from '../text/group-runs.js';
import type { Segment } from './pdf-lines.js';

/** Fewer numbers below each other may be those of a list or a table. */
const MIN_NUMBERS = 15;
const NUMBER = /^\d{1,4}$/;
/** How far the numbers of a margin are apart from each other sideways, in letter heights. */
const MAX_SHIFT = 3;
const STEPS = new Set([1, 5]);

/**
 * Leaves out the line numbers in the margins of a manuscript: numbers that count up from line to line, with all other
 * text of the page on one side.
 * @param segments of one page
 */
export function withoutLineNumbers(segments: readonly Segment[]): readonly Segment[] {
  const numbers = segments.filter(({ text }) => NUMBER.test(text));
  if (numbers.length < MIN_NUMBERS) return segments;
  const [first, ...others] = groupRuns(
    numbers.toSorted((a, b) => a.left - b.left),
    ({ left, size }, [start]) => left - start.left < MAX_SHIFT * size,
  );
  const margins = [first, others.at(-1)].filter((column) => column !== undefined);
  const removed = new Set(margins.filter((column) => isNumbering(column, segments)).flat());
  return removed.size === 0 ? segments : segments.filter((segment) => !removed.has(segment));
}

const isNumbering = (column: readonly Segment[], segments: readonly Segment[]): boolean => {
  if (column.length < MIN_NUMBERS) return false;
  const values = column.toSorted((a, b) => b.base - a.base).map(({ text }) => Number(text));
  const counting = values.filter((value, index) => STEPS.has(value - (values[index - 1] ?? value)));
  if (counting.length < 0.9 * (values.length - 1)) return false;
  const own = new Set(column);
  const left = column.reduce((least, line) => Math.min(least, line.left), Infinity);
  const right = column.reduce((most, line) => Math.max(most, line.right), -Infinity);
  const others = segments.filter((segment) => !own.has(segment) && !NUMBER.test(segment.text));
  const isOutside = (isBeside: (segment: Segment) => boolean) =>
    others.filter(isBeside).length >= 0.95 * others.length;
  return isOutside((line) => line.left >= right) || isOutside((line) => line.right <= left);
};
