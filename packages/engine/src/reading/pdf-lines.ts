/** A piece of text as a PDF places it; the origin is at the bottom left. */
export interface PdfPiece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
}

/** One line of a page. Lengths in the page's units. */
export interface PdfLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Distance of the baseline from the page's bottom. */
  readonly base: number;
  /** Height of its largest letters. */
  readonly size: number;
}

const lineOf = (pieces: readonly PdfPiece[]): PdfLine | undefined => {
  const seen = pieces.filter(({ str }) => str.trim() !== '');
  const text = pieces
    .map(({ str }) => str)
    .join('')
    .trim();
  if (seen.length === 0) return undefined;
  const size = Math.max(...seen.map(({ height }) => height));
  const main = seen.find(({ height }) => height === size) ?? seen[0];
  return {
    text,
    size,
    left: Math.min(...seen.map(({ transform }) => transform[4] ?? 0)),
    right: Math.max(...seen.map(({ transform, width }) => (transform[4] ?? 0) + width)),
    base: main?.transform[5] ?? 0,
  };
};

/** Puts a page's pieces together into its lines, in reading order. */
export function linesOf(pieces: readonly PdfPiece[]): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  let open: PdfPiece[] = [];
  const close = () => {
    const line = lineOf(open);
    if (line) lines.push(line);
    open = [];
  };
  for (const piece of pieces) {
    open.push(piece);
    if (piece.hasEOL) close();
  }
  close();
  return lines;
}

/** Baselines of one paragraph lie at most this many letter heights apart. */
const MAX_LEADING = 1.75;
const SAME_SIZE_SHARE = 0.08;
/** A line that ends before this share of the column's width is a paragraph's last, if it reads like an end. */
const FULL_WIDTH_SHARE = 0.8;

const startsParagraph = (line: PdfLine, before: PdfLine, right: number): boolean => {
  const drop = before.base - line.base;
  if (drop < 0 || drop > MAX_LEADING * Math.max(line.size, before.size)) return true;
  if (Math.abs(line.size - before.size) > SAME_SIZE_SHARE * before.size) return true;
  const short = before.right - before.left < FULL_WIDTH_SHARE * (right - before.left);
  return short && !/^\p{Ll}/u.test(line.text) && !/[-,;(]$/.test(before.text);
};

/**
 * Parts a page's lines into paragraphs: by their distance, by the size of their letters, and by short last lines.
 * @returns text with one line break between lines and an empty line between paragraphs
 */
export function paragraphsOf(lines: readonly PdfLine[]): string {
  let text = '';
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (!before) text = line.text;
    else
      text +=
        (startsParagraph(line, before, columnRight(lines, before)) ? '\n\n' : '\n') + line.text;
  });
  return text;
}

const columnRight = (lines: readonly PdfLine[], { left, size }: PdfLine): number =>
  lines.reduce(
    (right, line) => (Math.abs(line.left - left) < 2 * size ? Math.max(right, line.right) : right),
    left,
  );

/** Lines at the top and bottom that come back on most pages: running titles and page numbers. */
export function withoutRunningLines(
  pages: readonly (readonly PdfLine[])[],
): readonly (readonly PdfLine[])[] {
  if (pages.length < MIN_PAGES_FOR_RUNNING_LINES) return pages;
  const shape = ({ text, base }: PdfLine) => `${Math.round(base)} ${text.replace(/\d+/g, '#')}`;
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(edges(lines).map(shape))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return pages.map((lines) => {
    const edge = new Set(edges(lines));
    return lines.filter(
      (line) => !edge.has(line) || (counts.get(shape(line)) ?? 0) <= pages.length / 2,
    );
  });
}

const MIN_PAGES_FOR_RUNNING_LINES = 3;

const edges = (lines: readonly PdfLine[]) => {
  const byHeight = lines.toSorted((a, b) => b.base - a.base);
  return [...byHeight.slice(0, 2), ...byHeight.slice(-2)];
};

const MAX_TITLE_LINES = 4;

/** The text in the largest letters of the first page, when it is short enough for a title. */
export function largestText(lines: readonly PdfLine[]): string | undefined {
  const size = Math.max(0, ...lines.map((line) => line.size));
  const largest = lines.filter((line) => line.size > size * (1 - SAME_SIZE_SHARE));
  if (largest.length === 0 || largest.length > MAX_TITLE_LINES) return undefined;
  return largest.map((line) => line.text).join('\n');
}
