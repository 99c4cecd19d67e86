/** Width of a text in points. */
export type Measure = (text: string) => number;

const AFTER_DASH = /(?<=[\p{L}\p{N}][-–—/])(?=[\p{L}\p{N}])/u;
const IN_ADDRESS = /(?<=[/?&=._:,;@#%+-])/u;

/** Completed lines and the current line. */
class LineBuffer {
  readonly done: string[] = [];
  private line = '';
  private used = 0;

  constructor(
    private readonly width: number,
    private readonly measure: Measure,
  ) {}

  /** Adds a piece to the line if it fits. @param separator text before it unless the line is empty */
  add(piece: string, separator: string): boolean {
    const before = this.line === '' ? '' : separator;
    const pieceWidth = this.measure(before + piece);
    if (this.used + pieceWidth > this.width) return false;
    this.line += before + piece;
    this.used += pieceWidth;
    return true;
  }

  get isEmpty(): boolean {
    return this.line === '';
  }

  endLine(): void {
    this.done.push(this.line);
    this.line = '';
    this.used = 0;
  }
}

/**
 * Breaks a text into lines of at most the given width: at spaces, after dashes, in addresses after
 * their marks, and within a word only where it is wider than a line. A `\n` always breaks.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines = new LineBuffer(width, measure);
  for (const part of text.split('\n')) {
    for (const word of part.split(' ')) if (word !== '') addWord(lines, word);
    lines.endLine();
  }
  return lines.done;
}

const addWord = (lines: LineBuffer, word: string): void => {
  if (lines.add(word, ' ')) return;
  word.split(AFTER_DASH).forEach((part, index) => {
    const separator = index === 0 ? ' ' : '';
    if (lines.add(part, separator)) return;
    if (!lines.isEmpty) lines.endLine();
    if (!lines.add(part, '')) addPieces(lines, part);
  });
};

/** A word wider than a line: an address at its marks, anything else between two letters. */
const addPieces = (lines: LineBuffer, word: string): void => {
  for (const piece of word.split(IN_ADDRESS)) {
    if (lines.add(piece, '')) continue;
    if (!lines.isEmpty) lines.endLine();
    if (lines.add(piece, '')) continue;
    for (const letter of piece) {
      if (lines.add(letter, '')) continue;
      lines.endLine();
      lines.add(letter, '');
    }
  }
};
