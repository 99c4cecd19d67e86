import {
  getQuarterTurns,
  isVisible,
  placePiece,
  withoutOverprints,
  type PdfPiece,
  type PlacedPiece,
} from './pdf-pieces.js';

/** One line of a page, in page units, rotated so that the text is upright. */
export interface PdfLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Height of the baseline; larger is further up. */
  readonly base: number;
  /** Height of most of its letters. */
  readonly size: number;
  /** The font of most of its letters, if it is that of all words. */
  readonly font?: string | undefined;
  /** Its text without raised marks of footnotes and authors. */
  readonly unmarked?: string | undefined;
  /** Whether it begins with such a mark, as footnotes and addresses do. */
  readonly startsWithMark?: boolean | undefined;
}

/** A part of a drawn line without wide gaps. */
export interface Segment extends PdfLine {
  /** Segments of one drawn line have the same number. */
  readonly drawnLine: number;
  readonly pieces: readonly PlacedPiece[];
}

/** Minimum gap between columns, in letter heights; words of one line are closer. */
const MIN_GAP = 1;
/** Smaller letters above the line are marks. */
const MARK_SIZE = 0.8;
const MARK_RISE = 0.15;
/** A mark that pdf.js reports as a line of its own is at most this far above or below it, in letter heights. */
const MAX_SHIFT = 0.6;
/** Text further above or below is another line, also where pdf.js reports no end of the line, in letter heights. */
const MAX_LINE_SHIFT = 2;
/** A wider gap is a space between words, in letter heights. */
const WORD_GAP = 0.12;

/** The size, then the font, of most letters. */
const findMain = (pieces: readonly PlacedPiece[]): PlacedPiece | undefined => {
  const letters = new Map<string, number>();
  let main: PlacedPiece | undefined;
  for (const piece of pieces) {
    const key = `${Math.round(piece.size * 2)} ${piece.font}`;
    const count = (letters.get(key) ?? 0) + piece.text.trim().length;
    letters.set(key, count);
    const best = main && (letters.get(`${Math.round(main.size * 2)} ${main.font}`) ?? 0);
    if (best === undefined || count > best) main = piece;
  }
  return main;
};

/** Makes a segment of pieces that follow each other on a line. */
export const createSegment = (
  pieces: readonly PlacedPiece[],
  drawnLine: number,
): Segment | undefined => {
  const visible = pieces.filter(isVisible);
  const main = findMain(visible);
  if (!main) return undefined;
  const { size, base } = main;
  const isMark = (piece: PlacedPiece) =>
    piece.size < MARK_SIZE * size && piece.base > base + MARK_RISE * size;
  const textOf = (parts: readonly PlacedPiece[]) =>
    parts
      .map(({ text }) => text)
      .join('')
      .trim();
  const text = textOf(pieces);
  const unmarked = visible.some(isMark) ? withoutMarks(pieces, isMark) : text;
  const [first] = visible;
  const left = visible.reduce((least, piece) => Math.min(least, piece.left), Infinity);
  const right = visible.reduce((most, piece) => Math.max(most, piece.right), -Infinity);
  const words = visible.filter((piece) => /\p{L}{2}/u.test(piece.text));
  const isOneFont = words.every(({ font }) => font === main.font);
  return {
    text,
    size,
    left,
    right,
    base,
    drawnLine,
    pieces,
    font: isOneFont ? main.font : undefined,
    ...(unmarked !== text && { unmarked, startsWithMark: first !== undefined && isMark(first) }),
  };
};

const withoutMarks = (
  pieces: readonly PlacedPiece[],
  isMark: (piece: PlacedPiece) => boolean,
): string =>
  pieces
    .map((piece) => {
      if (!isVisible(piece) || !isMark(piece)) return piece.text;
      return /[,;]\s*$/u.test(piece.text) ? ', ' : ' ';
    })
    .join('')
    .replace(/(?<!\s)\s+(?=[,;.:])/gu, '')
    .replace(/(?:,\s*){2,}/gu, ', ')
    .replace(/\s+/gu, ' ')
    .trim();

const isApart = (before: PlacedPiece, next: PlacedPiece) => {
  const gap = MIN_GAP * Math.max(before.size, next.size);
  return (
    next.left - before.right > gap ||
    next.right < before.left - gap ||
    Math.abs(next.base - before.base) > gap
  );
};

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

/** Whether a piece behind a line end goes on with the line: a raised or lowered mark, or the text behind one. */
const isSameLine = (before: PlacedPiece, next: PlacedPiece): boolean => {
  const [small, large] = [Math.min(before.size, next.size), Math.max(before.size, next.size)];
  const shift = Math.abs(next.base - before.base);
  const gap = next.left - before.right;
  const isMark = small < MARK_SIZE * large;
  return (
    (isMark ? shift < MAX_SHIFT * large : shift < 0.1 * large) && gap > -0.3 * large && gap < large
  );
};

/** Whether a piece is far above or below the one before, and not at the top of the next column. */
const isFarAway = (before: PlacedPiece | undefined, next: PlacedPiece): boolean =>
  before !== undefined &&
  next.left < before.right &&
  Math.abs(next.base - before.base) > MAX_LINE_SHIFT * Math.max(before.size, next.size);

const createSpace = ({ right, base, size, font }: PlacedPiece, next: PlacedPiece): PlacedPiece => ({
  text: ' ',
  left: right,
  right: next.left,
  base,
  size,
  font,
});

interface DrawnLine {
  readonly turns: number;
  readonly pieces: PlacedPiece[];
}

/** Groups pieces into drawn lines. */
const groupDrawnLines = (pieces: readonly PdfPiece[]): readonly DrawnLine[] => {
  const lines: DrawnLine[] = [];
  let open: DrawnLine | undefined;
  let last: PlacedPiece | undefined;
  let hasEnded = true;
  for (const piece of pieces) {
    const placed = placePiece(piece);
    const turns = getQuarterTurns(piece);
    const visible = isVisible(placed);
    const isTurned = open !== undefined && visible && open.turns !== turns;
    const goesOn = visible && !isTurned && last !== undefined && isSameLine(last, placed);
    if (
      !open ||
      isTurned ||
      (visible && isFarAway(last, placed)) ||
      (hasEnded && visible && !goesOn)
    ) {
      open = { turns, pieces: [] };
      last = undefined;
      lines.push(open);
    } else if (hasEnded && visible && last && placed.left - last.right > WORD_GAP * last.size) {
      open.pieces.push(createSpace(last, placed));
    }
    open.pieces.push(placed);
    if (visible) {
      last = placed;
      hasEnded = false;
    }
    if (piece.hasEOL) hasEnded = true;
  }
  return lines;
};

/** Joins the pieces of a page into line segments, in drawing order, by text direction; the one with most text first. */
export function buildSegments(pieces: readonly PdfPiece[]): readonly (readonly Segment[])[] {
  const byTurns = new Map<number, { segments: Segment[]; characters: number }>();
  for (const [drawnLine, line] of groupDrawnLines(withoutOverprints(pieces)).entries()) {
    const found = byTurns.get(line.turns) ?? { segments: [], characters: 0 };
    byTurns.set(line.turns, found);
    const segments = splitIntoSegments(line.pieces, drawnLine);
    found.segments.push(...segments);
    found.characters += segments.reduce((sum, { text }) => sum + text.length, 0);
  }
  return [...byTurns.values()]
    .sort((a, b) => b.characters - a.characters)
    .map(({ segments }) => segments);
}

/** Joins parts of one line, from left to right. */
export const joinSegments = (parts: readonly PdfLine[]): PdfLine => {
  const [first, ...others] = parts;
  if (!first) throw new RangeError('A line has at least one part.');
  return others.reduce((line, part) => {
    const main = part.text.length > line.text.length ? part : line;
    const marked = line.unmarked !== undefined || part.unmarked !== undefined;
    return {
      text: `${line.text} ${part.text}`,
      left: Math.min(line.left, part.left),
      right: Math.max(line.right, part.right),
      base: main.base,
      size: main.size,
      font: line.font === part.font ? line.font : undefined,
      ...(marked && {
        unmarked: `${line.unmarked ?? line.text} ${part.unmarked ?? part.text}`,
      }),
    };
  }, first);
};
