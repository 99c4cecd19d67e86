import { groupRuns } from '../text/group-runs.js';
import { orderTopDown, getExtent } from './pdf-blocks.js';
import {
  buildSegments,
  createSegment,
  joinSegments,
  type PdfLine,
  type Segment,
} from './pdf-lines.js';
import { withoutLineNumbers } from './pdf-line-numbers.js';
import { isVisible, type PdfPiece } from './pdf-pieces.js';
import { countValues } from '../text/count-values.js';

/** Fewer adjacent lines indicate a table, a formula or an address instead of columns. */
const MIN_COLUMN_LINES = 3;
/** Minimum width of a line of a column, as a share of the text width. */
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
  buildSegments(pieces).flatMap((segments) => orderSegments(withoutLineNumbers(segments)));

const orderSegments = (segments: readonly Segment[], depth = 0): readonly PdfLine[] => {
  const gutter = depth < MAX_DEPTH ? findGutter(segments) : undefined;
  if (gutter === undefined) return orderTopDown(joinDrawnLines(segments));
  const split = segments.flatMap((segment) => splitAtGutter(segment, gutter));
  return splitIntoBands(split, gutter).flatMap(({ spanning, left, right }) => [
    ...orderTopDown(joinDrawnLines(spanning)),
    ...orderSegments(left, depth + 1),
    ...orderSegments(right, depth + 1),
  ]);
};

/** The space between two columns. */
interface Gutter {
  /** The left edge of the right column. */
  readonly edge: number;
  readonly middle: number;
  /** The right edge of the left column. */
  readonly start: number;
}

const isLeft = ({ left, right, size }: PdfLine, { edge, middle }: Gutter) =>
  left < middle && right < edge + OVERHANG * size;
const isRight = ({ left, size }: PdfLine, { edge, middle }: Gutter) =>
  left >= Math.min(middle, edge - OVERHANG * size);

/**
 * Finds the gutter between two columns. Only lines that are as wide as those of a column count, so that the cells of a
 * table and the labels of a figure on the same page do not hide it.
 */
const findGutter = (segments: readonly Segment[]): Gutter | undefined => {
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
const splitAtGutter = (segment: Segment, gutter: Gutter): readonly Segment[] => {
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

/** Splits a page from top to bottom into bands: spanning text, and the left and right columns below it. */
const splitIntoBands = (segments: readonly Segment[], gutter: Gutter) => {
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
  const parts = mergeSideNotes(bands).flatMap(({ spanning, left, right }) => {
    const cut = findSizeChange(left, right);
    if (cut === undefined) return [{ spanning, left, right }];
    const [above, below] = [createBand(...spanning), createBand()];
    for (const side of ['left', 'right'] as const)
      for (const line of { left, right }[side]) (line.base > cut ? above : below)[side].push(line);
    return [above, below];
  });
  for (const { left, right } of parts)
    for (const side of [left, right]) side.sort(compareDrawingOrder);
  return parts;
};

interface Band {
  readonly spanning: Segment[];
  readonly left: Segment[];
  readonly right: Segment[];
}

/** Fewer lines beside each other are a heading or a formula. */
const MIN_SIDE_LINES = 3;

/**
 * Joins bands in which wide text has notes at one side, as an abstract beside its keywords: the wide text is then the
 * other column, since it spans only the columns of the rest of the page.
 */
const mergeSideNotes = (bands: readonly Band[]): readonly Band[] => {
  let side: Side = 'none';
  const sides = new Map(
    bands.map((band) => {
      const own = getSide(band);
      side = own === 'none' ? side : own;
      return [band, side];
    }),
  );
  const runs = groupRuns(
    bands,
    (band, [first]) => sides.get(band) === sides.get(first) && sides.get(band) !== 'both',
  );
  return runs.flatMap((run) => mergeRun(run) ?? run);
};

type Side = 'none' | 'left' | 'right' | 'both';

/** Where a band has text beside what spans both columns. */
const getSide = ({ left, right }: Band): Side => {
  if (left.length > 0 && right.length > 0) return 'both';
  if (left.length > 0) return 'left';
  return right.length > 0 ? 'right' : 'none';
};

const mergeRun = (run: readonly Band[]): readonly Band[] | undefined => {
  const wide = run.flatMap(({ spanning }) => spanning);
  const isOnLeft = run.every(({ right }) => right.length === 0);
  const notes = run.flatMap(({ left, right }) => (isOnLeft ? left : right));
  const [first] = [...countValues(wide.map(({ left }) => Math.round(left)))]
    .filter(([edge]) => notes.some(({ left, right }) => (isOnLeft ? right < edge : left > edge)))
    .sort((a, b) => b[1] - a[1]);
  if (!first || notes.length < MIN_SIDE_LINES) return undefined;
  const [edge] = first;
  const isText = ({ left, size }: Segment) => left > edge - size && left < edge + 3 * size;
  const from = run.findIndex(({ spanning }) => spanning.some(isText));
  const to = run.findLastIndex(({ spanning }) => spanning.some(isText));
  const within = run.slice(from, to + 1);
  const text = within.flatMap(({ spanning }) => spanning);
  const side = within.flatMap(({ left, right }) => (isOnLeft ? left : right));
  const end = text.reduce((most, { right }) => Math.max(most, right), -Infinity);
  const isApart = side.every(({ left, right }) => (isOnLeft ? right < edge : left > end));
  if (!isApart || !text.every(isText)) return undefined;
  if (text.length < MIN_SIDE_LINES || side.length < MIN_SIDE_LINES) return undefined;
  const merged = isOnLeft
    ? { spanning: [], left: side, right: text }
    : { spanning: [], left: text, right: side };
  return [...run.slice(0, from), merged, ...run.slice(to + 1)];
};

/** A gap between parts of a column, in letter heights. */
const MIN_PART_GAP = 1.6;
const MIN_SIZE_CHANGE = 0.08;
const MAX_PART_GAPS = 8;

/**
 * Finds the height at which both columns go on in letters of another size, as references and footnotes do: the columns
 * below it are read after both columns above it.
 * @param left and right from top to bottom
 */
const findSizeChange = (
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

const joinDrawnLines = (segments: readonly Segment[]): readonly PdfLine[] =>
  groupRuns(segments, ({ drawnLine }, [first]) => drawnLine === first.drawnLine).map(joinSegments);
