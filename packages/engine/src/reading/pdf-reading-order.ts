import { orderTopDown, getExtent } from './pdf-blocks.js';
import {
  joinSegments,
  buildSegments,
  type PdfLine,
  type PdfPiece,
  type Segment,
} from './pdf-lines.js';

/** Fewer lines beside each other are a table, a formula or an address, and no columns. */
const MIN_COLUMN_LINES = 3;
/** The middle one of a column's lines has at least this share of the text's width. */
const MIN_COLUMN_SHARE = 0.2;
/** Space that letters may hang over into a gutter, in letter heights. */
const OVERHANG = 0.5;
/** Bounds the time for pages with very many short pieces. */
const MAX_EDGES = 20;
const MAX_DEPTH = 4;

/**
 * Puts a page's pieces together into its lines, in reading order whatever the order in which they are drawn: columns
 * from left to right, each from top to bottom; text over the width of several columns comes between what is above and
 * below it. Lines that are drawn in order stay as they are.
 */
export const orderLines = (pieces: readonly PdfPiece[]): readonly PdfLine[] =>
  buildSegments(pieces).flatMap((segments) => orderSegments(segments));

const orderSegments = (segments: readonly Segment[], depth = 0): readonly PdfLine[] => {
  const gutter = depth < MAX_DEPTH ? findGutter(segments) : undefined;
  if (gutter === undefined) return orderTopDown(joinDrawnLines(segments));
  return splitIntoBands(segments, gutter).flatMap(({ spanning, left, right }) => [
    ...orderTopDown(joinDrawnLines(spanning)),
    ...orderSegments(left, depth + 1),
    ...orderSegments(right, depth + 1),
  ]);
};

const isLeft = ({ right, size }: PdfLine, gutter: number) => right < gutter + OVERHANG * size;
const isRight = ({ left, size }: PdfLine, gutter: number) => left > gutter - OVERHANG * size;

/** Finds where most of the text parts into two sides that stand beside each other: the left edge of the right one. */
const findGutter = (segments: readonly Segment[]): number | undefined => {
  const page = getExtent(segments);
  const minWidth = MIN_COLUMN_SHARE * (page.right - page.left);
  let best: { readonly edge: number; readonly lines: number } | undefined;
  for (const edge of findSharedEdges(segments)) {
    const before = segments.filter(({ right }) => right < edge);
    const behind = segments.filter((segment) => isRight(segment, edge));
    const counts = [countLinesBeside(before, behind), countLinesBeside(behind, before)];
    const lines = counts.reduce((sum, count) => sum + count, 0);
    if (Math.min(...counts) < MIN_COLUMN_LINES || lines <= (best?.lines ?? 0)) continue;
    if (Math.min(getMedianWidth(before), getMedianWidth(behind)) >= minWidth)
      best = { edge, lines };
  }
  return best?.edge;
};

/** Left edges at which several lines begin, the most used first. */
const findSharedEdges = (segments: readonly Segment[]): readonly number[] => {
  const counts = new Map<number, number>();
  for (const segment of segments) {
    const edge = Math.round(segment.left);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_COLUMN_LINES)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_EDGES)
    .map(([edge]) => edge);
};

/** How many lines are at the height of the others. */
const countLinesBeside = (lines: readonly Segment[], others: readonly Segment[]): number => {
  const { bottom, top } = getExtent(others);
  return lines.filter(({ base, size }) => base > bottom - size && base < top + size).length;
};

const getMedianWidth = (lines: readonly PdfLine[]): number => {
  const widths = lines.map(({ left, right }) => right - left).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
};

interface Band {
  readonly spanning: Segment[];
  readonly left: Segment[];
  readonly right: Segment[];
}

/** Parts a page from top to bottom: text over both sides, and the columns below it on the left and on the right. */
const splitIntoBands = (segments: readonly Segment[], gutter: number): readonly Band[] => {
  const bands: Band[] = [{ spanning: [], left: [], right: [] }];
  const isSpanning = (segment: Segment) => !isLeft(segment, gutter) && !isRight(segment, gutter);
  const order = new Map(segments.map((segment, index) => [segment, index]));
  for (const segment of segments.toSorted((a, b) => b.base - a.base)) {
    const last = bands.at(-1);
    if (isSpanning(segment)) bands.push({ spanning: [segment], left: [], right: [] });
    else if (isLeft(segment, gutter)) last?.left.push(segment);
    else last?.right.push(segment);
  }
  const compareDrawingOrder = (a: Segment, b: Segment) => (order.get(a) ?? 0) - (order.get(b) ?? 0);
  for (const { left, right } of bands) {
    left.sort(compareDrawingOrder);
    right.sort(compareDrawingOrder);
  }
  return bands;
};

const joinDrawnLines = (segments: readonly Segment[]): readonly PdfLine[] => {
  const groups: Segment[][] = [];
  for (const segment of segments) {
    const group = groups.at(-1);
    if (group?.at(-1)?.drawnLine === segment.drawnLine) group.push(segment);
    else groups.push([segment]);
  }
  return groups.map(joinSegments);
};
