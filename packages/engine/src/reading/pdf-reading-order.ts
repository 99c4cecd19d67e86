import { groupRuns } from '../text/group-runs.js';
import { orderTopDown } from './pdf-blocks.js';
import { findGutter, isLeft, isRight, splitAtGutter, type Gutter } from './pdf-gutter.js';
import { buildSegments, joinSegments, type PdfLine, type Segment } from './pdf-lines.js';
import { withoutLineNumbers } from './pdf-line-numbers.js';
import type { PdfPiece } from './pdf-pieces.js';
import { mergeSideNotes, type Band } from './pdf-side-notes.js';
import { findSizeChange } from './pdf-size-change.js';

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

/** Splits a page from top to bottom into bands: spanning text, and the left and right columns below it. */
const splitIntoBands = (segments: readonly Segment[], gutter: Gutter): readonly Band[] => {
  const createBand = (...spanning: Segment[]): Band => {
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
  const parts = mergeSideNotes(bands).flatMap(({ spanning, left, right }): readonly Band[] => {
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

const joinDrawnLines = (segments: readonly Segment[]): readonly PdfLine[] =>
  groupRuns(segments, ({ drawnLine }, [first]) => drawnLine === first.drawnLine).map(joinSegments);
