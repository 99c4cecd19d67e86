/** A part of a text, by its offsets in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Parts of several texts that follow each other. */
export interface PieceRange extends TextRange {
  /** Position of the text, from 0. */
  readonly index: number;
}

/** A piece of at least this many characters that the quote contains is marked if the quote as a whole is not found. */
const MIN_PIECE_CHARACTERS = 12;

interface IndexedText {
  readonly text: string;
  /** For each character of `text`, the offset of its original. */
  readonly offsets: readonly number[];
}

// Spaces, line ends and hyphens differ between a page as printed and its text as we read it.
const IGNORED = /[\s\p{Cc}\p{Cf}\p{Pd}]/u;

const indexText = (original: string): IndexedText => {
  let text = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const character of original) {
    if (!IGNORED.test(character)) {
      const normalized = character.normalize('NFKC').replace(/\s/gu, '');
      text += normalized;
      for (let unit = 0; unit < normalized.length; unit += 1) offsets.push(offset);
    }
    offset += character.length;
  }
  return { text, offsets };
};

/** Where a text contains a quote; spaces, line ends, hyphens and ligatures may differ. */
export function findPassage(original: string, quote: string): TextRange | null {
  const { text, offsets } = indexText(original);
  const wanted = indexText(quote).text;
  const at = wanted === '' ? -1 : text.indexOf(wanted);
  const [start, last] = [offsets[at], offsets[at + wanted.length - 1]];
  if (start === undefined || last === undefined) return null;
  const length = String.fromCodePoint(original.codePointAt(last) ?? 0).length;
  return { start, end: last + length };
}

/** Where the pieces of a page contain a quote. If it is not there as a whole, the pieces that are parts of it. */
export function findInPieces(pieces: readonly string[], quote: string): readonly PieceRange[] {
  const range = findPassage(pieces.join(''), quote);
  if (range === null) return findPartsOfQuote(pieces, quote);
  let offset = 0;
  return pieces.flatMap((piece, index) => {
    const start = Math.max(range.start - offset, 0);
    const end = Math.min(range.end - offset, piece.length);
    offset += piece.length;
    return start < end ? [{ index, start, end }] : [];
  });
}

const findPartsOfQuote = (pieces: readonly string[], quote: string): readonly PieceRange[] => {
  const wanted = indexText(quote).text;
  return pieces.flatMap((piece, index) => {
    const { text } = indexText(piece);
    const isPart = text.length >= MIN_PIECE_CHARACTERS && wanted.includes(text);
    return isPart ? [{ index, start: 0, end: piece.length }] : [];
  });
};
