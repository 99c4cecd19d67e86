import { MIN_COLUMN_LINES } from './pdf-gutter.js';
import type { PdfLine, Segment } from './pdf-lines.js';

/** A gap between parts of a column, in letter heights. */
const MIN_PART_GAP = 1.6;
const MIN_SIZE_CHANGE = 0.08;
const MAX_PART_GAPS = 8;

/**
 * Finds the height at which both columns go on in letters of another size, as references and footnotes do: the columns
 * below it are read after both columns above it.
 * @param left and right from top to bottom
 */
export const findSizeChange = (
  left: readonly Segment[],
  right: readonly Segment[],
): number | undefined => {
  for (const gap of findPartGaps(left)) {
    const other = findPartGaps(right).find(
      ({ top, bottom }) => bottom < gap.top && gap.bottom < top,
    );
    if (other) return (Math.min(gap.top, other.top) + Math.max(gap.bottom, other.bottom)) / 2;
  }
  return undefined;
};

/** The widest gaps between lines with letters of different sizes above and below. */
const findPartGaps = (lines: readonly Segment[]) =>
  lines
    .flatMap(({ base: top, size }, index) => {
      const bottom = lines[index + 1]?.base ?? top;
      const isWide = top - bottom >= MIN_PART_GAP * size;
      const isInside = index + 1 >= MIN_COLUMN_LINES && lines.length - index > MIN_COLUMN_LINES;
      return isWide && isInside ? [{ top, bottom, count: index + 1 }] : [];
    })
    .sort((a, b) => b.top - b.bottom - (a.top - a.bottom))
    .slice(0, MAX_PART_GAPS)
    .filter(({ count }) => {
      const above = getMedianSize(lines.slice(0, count));
      return Math.abs(above - getMedianSize(lines.slice(count))) > MIN_SIZE_CHANGE * above;
    });

const getMedianSize = (lines: readonly PdfLine[]): number => {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};
