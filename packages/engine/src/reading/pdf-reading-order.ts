import { groupRuns } from '../text/group-runs.js';
import { orderTopDown, getExtent } from './pdf-blocks.js';
import {
  joinSegments,
  buildSegments,
  type PdfLine,
  type PdfPiece,
  type Segment,
} from './pdf-lines.js';
import { countValues } from '../text/count-values.js';

/** Fewer adjacent lines indicate a table, a formula or an address instead of columns. */
const MIN_COLUMN_LINES = 3;
/** Minimum median line width of a column, as a share of the text width. */
const MIN_COLUMN_SHARE = 0.2;
/** How far letters may extend into a gutter, in letter heights. */
const OVERHANG = 0.5;
/** Limits the time for pages with many short pieces. */
const MAX_EDGES = 20;
const MAX_DEPTH = 4;

/**
 * Layout analysis: joins the pieces of a page into lines in reading order, independent of the drawing order. Columns are
 * read from left to right, each from top to bottom; text that spans several columns comes between the text above and
 * below it. Lines that are drawn in reading order are unchanged.
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

/** Finds the gutter between two columns: the left edge of the right one. */
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

/** Left edges that several lines share, most frequent first. */
const findSharedEdges = (segments: readonly Segment[]): readonly number[] =>
  [...countValues(segments.map(({ left }) => Math.round(left)))]
    .filter(([, count]) => count >= MIN_COLUMN_LINES)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_EDGES)
    .map(([edge]) => edge);

/** Counts the lines in the vertical range of the others. */
const countLinesBeside = (lines: readonly Segment[], others: readonly Segment[]): number => {
  const { bottom, top } = getExtent(others);
  return lines.filter(({ base, size }) => base > bottom - size && base < top + size).length;
};

const getMedianWidth = (lines: readonly PdfLine[]): number => {
  const widths = lines.map(({ left, right }) => right - left).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
};

/** Splits a page from top to bottom into bands: spanning text, and the left and right columns below it. */
const splitIntoBands = (segments: readonly Segment[], gutter: number) => {
  const createBand = (...spanning: Segment[]) => {
    const [left, right]: [Segment[], Segment[]] = [[], []];
    return { spanning, left, right };
  };
  const bands = [createBand()];
  const isSpanning = (segment: Segment) => !isLeft(segment, gutter) && !isRight(segment, gutter);
  const order = new Map(segments.map((segment, index) => [segment, index]));
  for (const segment of segments.toSorted((a, b) => b.base - a.base)) {
    if (isSpanning(segment)) bands.push(createBand(segment));
    else bands.at(-1)?.[isLeft(segment, gutter) ? 'left' : 'right'].push(segment);
  }
  const compareDrawingOrder = (a: Segment, b: Segment) => (order.get(a) ?? 0) - (order.get(b) ?? 0);
  for (const { left, right } of bands)
    for (const side of [left, right]) side.sort(compareDrawingOrder);
  return bands;
};

const joinDrawnLines = (segments: readonly Segment[]): readonly PdfLine[] =>
  groupRuns(segments, ({ drawnLine }, [first]) => drawnLine === first.drawnLine).map(joinSegments);
