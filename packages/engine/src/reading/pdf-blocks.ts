import { groupRuns } from '../text/group-runs.js';
import { joinSegments, type PdfLine } from './pdf-lines.js';

/** Maximum distance of baselines on one line, in letter heights. */
const SAME_LINE = 0.3;
/** Limits the time for pages whose lines are drawn in random order. */
const MAX_BLOCKS = 200;

/** A foot that is drawn right after a head does not make one block of the whole page, in letter heights. */
const MAX_DROP = 12;

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Consecutive lines drawn from top to bottom. */
interface Block extends Extent {
  readonly lines: readonly PdfLine[];
}

const EMPTY_EXTENT: Extent = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };

/** The smallest rectangle around the baselines of lines. */
export const getExtent = (lines: readonly PdfLine[]): Extent =>
  lines.reduce(
    ({ left, right, bottom, top }, line) => ({
      left: Math.min(left, line.left),
      right: Math.max(right, line.right),
      bottom: Math.min(bottom, line.base),
      top: Math.max(top, line.base),
    }),
    EMPTY_EXTENT,
  );

/**
 * Orders the lines of one column from top to bottom. Lines that are drawn in this order are unchanged; adjacent blocks
 * are ordered from left to right, and lines of overlapping blocks are sorted by height.
 */
export function orderTopDown(lines: readonly PdfLine[]): readonly PdfLine[] {
  const blocks = groupBlocks(lines);
  if (blocks.length < 2) return lines;
  if (blocks.length > MAX_BLOCKS) return groupRows(lines);
  return mergeOverlappingBlocks(blocks)
    .sort(compareBlocks)
    .flatMap((block) => block.lines);
}

const groupBlocks = (lines: readonly PdfLine[]): readonly Block[] =>
  groupRuns(lines, ({ base, size }, run) => {
    const before = run.at(-1) ?? run[0];
    const height = Math.max(size, before.size);
    return base < before.base + height && before.base - base < MAX_DROP * height;
  }).map((run) => ({ ...getExtent(run), lines: run }));

const isAbove = (a: Extent, b: Extent) => a.bottom > b.top;
const isBeside = (a: Extent, b: Extent) => a.right <= b.left || b.right <= a.left;

const compareBlocks = (a: Block, b: Block): number => {
  if (isAbove(a, b)) return -1;
  if (isAbove(b, a)) return 1;
  return a.left - b.left;
};

const mergeOverlappingBlocks = (blocks: readonly Block[]): Block[] => {
  const separate: Block[] = [];
  for (const block of blocks) {
    let whole = block;
    for (;;) {
      const other = separate.findIndex(
        (one) => !isAbove(one, whole) && !isAbove(whole, one) && !isBeside(one, whole),
      );
      const [overlapping] = other < 0 ? [] : separate.splice(other, 1);
      if (!overlapping) break;
      const lines = groupRows([...overlapping.lines, ...whole.lines]);
      whole = { ...getExtent(lines), lines };
    }
    separate.push(whole);
  }
  return separate;
};

const groupRows = (lines: readonly PdfLine[]): readonly PdfLine[] =>
  groupRuns(
    lines.toSorted((a, b) => b.base - a.base),
    ({ base }, [first]) => first.base - base < SAME_LINE * first.size,
  ).map((row) => joinSegments(row.sort((a, b) => a.left - b.left)));
