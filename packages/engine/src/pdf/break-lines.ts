/** Width of a text in points. */
export type Measure = (text: string) => number;

const AFTER_DASH = /(?<=[\p{L}\p{N}][-–—/])(?=[\p{L}\p{N}])/u;
const IN_ADDRESS = /(?<=[/?&=._:,;@#%+-])/u;

/** What a line is made of so far. */
class Lines {
  readonly done: string[] = [];
  private line = '';
  private used = 0;

  constructor(
    private readonly width: number,
    private readonly measure: Measure,
  ) {}

  /** Adds a piece to the line if it fits. @param gap what stands before it unless the line is empty */
  add(piece: string, gap: string): boolean {
    const before = this.line === '' ? '' : gap;
    const wide = this.measure(before + piece);
    if (this.used + wide > this.width) return false;
    this.line += before + piece;
    this.used += wide;
    return true;
  }

  get isEmpty(): boolean {
    return this.line === '';
  }

  end(): void {
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
  const lines = new Lines(width, measure);
  for (const part of text.split('\n')) {
    for (const word of part.split(' ')) if (word !== '') addWord(lines, word);
    lines.end();
  }
  return lines.done;
}

const addWord = (lines: Lines, word: string): void => {
  if (lines.add(word, ' ')) return;
  word.split(AFTER_DASH).forEach((part, index) => {
    const gap = index === 0 ? ' ' : '';
    if (lines.add(part, gap)) return;
    if (!lines.isEmpty) lines.end();
    if (!lines.add(part, '')) addPieces(lines, part);
  });
};

/** A word wider than a line: an address at its marks, anything else between two letters. */
const addPieces = (lines: Lines, word: string): void => {
  for (const piece of word.split(IN_ADDRESS)) {
    if (lines.add(piece, '')) continue;
    if (!lines.isEmpty) lines.end();
    if (lines.add(piece, '')) continue;
    for (const letter of piece) {
      if (lines.add(letter, '')) continue;
      lines.end();
      lines.add(letter, '');
    }
  }
};
