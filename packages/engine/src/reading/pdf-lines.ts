/** A piece of text with its position in a PDF; the origin is at the bottom left. */
export interface PdfPiece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
}

/** One line of a page, in page units, rotated so that the text is upright. */
export interface PdfLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Height of the baseline; larger is further up. */
  readonly base: number;
  /** Height of the largest letters. */
  readonly size: number;
}

/** A part of a drawn line without wide gaps. */
export interface Segment extends PdfLine {
  /** Segments of one drawn line have the same number. */
  readonly drawnLine: number;
}

/** Minimum gap between columns, in letter heights; words of one line are closer. */
const MIN_GAP = 1;

type PlacedPiece = PdfLine;

/** Rotation of a piece in counterclockwise quarter turns. */
const getQuarterTurns = ({ transform: [a = 1, b = 0] }: PdfPiece): number =>
  (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;

const placePiece = (piece: PdfPiece): PlacedPiece => {
  const [x, y] = [piece.transform[4] ?? 0, piece.transform[5] ?? 0];
  const [left, base] = (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[getQuarterTurns(piece)] ?? [x, y];
  return { text: piece.str, left, right: left + piece.width, base, size: piece.height };
};

const isVisible = ({ text }: PlacedPiece) => text.trim() !== '';

const createSegment = (pieces: readonly PlacedPiece[], drawnLine: number): Segment | undefined => {
  const visible = pieces.filter(isVisible);
  if (visible.length === 0) return undefined;
  const size = visible.reduce((largest, piece) => Math.max(largest, piece.size), -Infinity);
  const main = visible.find((piece) => piece.size === size) ?? visible[0];
  const text = pieces.map((piece) => piece.text).join('');
  const left = visible.reduce((least, piece) => Math.min(least, piece.left), Infinity);
  const right = visible.reduce((most, piece) => Math.max(most, piece.right), -Infinity);
  return { text: text.trim(), size, left, right, base: main?.base ?? 0, drawnLine };
};

const isApart = (before: PlacedPiece, next: PlacedPiece) =>
  next.left - before.right > MIN_GAP * Math.max(before.size, next.size) ||
  next.right < before.left - MIN_GAP * Math.max(before.size, next.size);

const splitIntoSegments = (
  pieces: readonly PlacedPiece[],
  drawnLine: number,
): readonly Segment[] => {
  const groups: PlacedPiece[][] = [];
  let last: PlacedPiece | undefined;
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (!group || (isVisible(piece) && last && isApart(last, piece))) groups.push([piece]);
    else group.push(piece);
    if (isVisible(piece)) last = piece;
  }
  return groups.flatMap((group) => createSegment(group, drawnLine) ?? []);
};

/** Joins the pieces of a page into line segments, in drawing order, by text direction; the one with most text first. */
export function buildSegments(pieces: readonly PdfPiece[]): readonly (readonly Segment[])[] {
  const byTurns = new Map<number, { segments: Segment[]; characters: number }>();
  let open: PdfPiece[] = [];
  let drawnLine = 0;
  const close = () => {
    const turns = getQuarterTurns(open.find(({ str }) => str.trim() !== '') ?? open[0] ?? NO_PIECE);
    const found = byTurns.get(turns) ?? { segments: [], characters: 0 };
    byTurns.set(turns, found);
    const segments = splitIntoSegments(open.map(placePiece), (drawnLine += 1));
    found.segments.push(...segments);
    found.characters += segments.reduce((sum, { text }) => sum + text.length, 0);
    open = [];
  };
  for (const piece of pieces) {
    open.push(piece);
    if (piece.hasEOL) close();
  }
  if (open.length > 0) close();
  return [...byTurns.values()]
    .sort((a, b) => b.characters - a.characters)
    .map(({ segments }) => segments);
}

const NO_PIECE: PdfPiece = { str: '', transform: [], width: 0, height: 0, hasEOL: false };

export const joinSegments = (parts: readonly PdfLine[]): PdfLine => {
  const [first, ...others] = parts;
  if (!first) throw new RangeError('A line has at least one part.');
  return others.reduce(
    (line, part) => ({
      text: `${line.text} ${part.text}`,
      left: Math.min(line.left, part.left),
      right: Math.max(line.right, part.right),
      base: part.size > line.size ? part.base : line.base,
      size: Math.max(line.size, part.size),
    }),
    first,
  );
};

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
