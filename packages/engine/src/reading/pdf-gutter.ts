import { countValues } from '../text/count-values.js';
import { getExtent } from './pdf-blocks.js';
import { createSegment, type PdfLine, type Segment } from './pdf-lines.js';
import { isVisible } from './pdf-pieces.js';

/** Fewer adjacent lines indicate a table, a formula or an address instead of columns. */
export const MIN_COLUMN_LINES = 3;
/** Minimum width of a line of a column, as a share of the text width. */
const MIN_COLUMN_SHARE = 0.2;
/** How far letters may extend into a gutter, in letter heights. */
const OVERHANG = 0.5;
/** Limits the time for pages with many short pieces. */
const MAX_EDGES = 20;

/** The space between two columns. */
export interface Gutter {
  /** The left edge of the right column. */
  readonly edge: number;
  readonly middle: number;
  /** The right edge of the left column. */
  readonly start: number;
}

export const isLeft = ({ left, right, size }: PdfLine, { edge, middle }: Gutter) =>
  left < middle && right < edge + OVERHANG * size;
export const isRight = ({ left, size }: PdfLine, { edge, middle }: Gutter) =>
  left >= Math.min(middle, edge - OVERHANG * size);

/**
 * Finds the gutter between two columns. Only lines that are as wide as those of a column count, so that the cells of a
 * table and the labels of a figure on the same page do not hide it.
 */
export const findGutter = (segments: readonly Segment[]): Gutter | undefined => {
  const page = getExtent(segments);
  const minWidth = MIN_COLUMN_SHARE * (page.right - page.left);
  const wide = segments.filter(({ left, right }) => right - left >= minWidth);
  let best: { readonly gutter: Gutter; readonly lines: number } | undefined;
  for (const edge of findSharedEdges(wide)) {
    const before = wide.filter(({ right }) => right < edge);
    const behind = wide.filter(({ left, size }) => left > edge - OVERHANG * size);
    const counts = [countLinesBeside(before, behind), countLinesBeside(behind, before)];
    const lines = counts.reduce((sum, count) => sum + count, 0);
    if (Math.min(...counts) < MIN_COLUMN_LINES || lines <= (best?.lines ?? 0)) continue;
    best = { gutter: createGutter(edge, before, segments), lines };
  }
  return best?.gutter;
};

/** Lines that reach into the gutter are few. */
const USUAL_SHARE = 0.9;

const LABEL = /^[[(]?\d{1,3}[\]).]{0,2}$/u;

const createGutter = (
  shared: number,
  before: readonly PdfLine[],
  lines: readonly PdfLine[],
): Gutter => {
  const rights = before.map(({ right }) => right).sort((a, b) => a - b);
  const start = rights[Math.floor(USUAL_SHARE * (rights.length - 1))] ?? shared;
  // Numbers of a list stand left of most lines of their column.
  const edge = lines
    .filter(({ left, text, right }) => left > start && (right > shared || LABEL.test(text)))
    .reduce((least, { left }) => Math.min(least, left), shared);
  return { edge, start, middle: (start + edge) / 2 };
};

/** Left edges that several lines share, most frequent first. */
const findSharedEdges = (segments: readonly Segment[]): readonly number[] =>
  [...countValues(segments.map(({ left }) => Math.round(left)))]
    .filter(([, count]) => count >= MIN_COLUMN_LINES)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_EDGES)
    .map(([edge]) => edge);

/** Splits a segment of both columns: the gutter may be as narrow as the spaces of a justified line. */
export const splitAtGutter = (segment: Segment, gutter: Gutter): readonly Segment[] => {
  if (isLeft(segment, gutter) || isRight(segment, gutter)) return [segment];
  const visible = segment.pieces.filter(isVisible);
  const at = visible.findIndex(
    ({ left, size }, index) =>
      index > 0 &&
      Math.abs(left - gutter.edge) < OVERHANG * size &&
      left - (visible[index - 1]?.right ?? left) > MIN_GUTTER_SHARE * (gutter.edge - gutter.start),
  );
  const first = visible[at];
  if (!first) return [segment];
  const from = segment.pieces.indexOf(first);
  return [segment.pieces.slice(0, from), segment.pieces.slice(from)].flatMap(
    (pieces) => createSegment(pieces, segment.drawnLine) ?? [],
  );
};

/** A gap between two columns is at least this share of the usual one. */
const MIN_GUTTER_SHARE = 0.7;

/** Counts the lines in the vertical range of the others. */
const countLinesBeside = (lines: readonly Segment[], others: readonly Segment[]): number => {
  const { bottom, top } = getExtent(others);
  return lines.filter(({ base, size }) => base > bottom - size && base < top + size).length;
};
