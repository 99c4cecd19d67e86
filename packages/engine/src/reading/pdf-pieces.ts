/** A piece of text with its position in a PDF; the origin is at the bottom left. */
export interface PdfPiece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
  readonly fontName?: string;
}

/** A piece in page units, rotated so that its text is upright. */
export interface PlacedPiece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Height of the baseline; larger is further up. */
  readonly base: number;
  /** Height of the letters. */
  readonly size: number;
  readonly font: string;
}

/** Rotation of a piece in counterclockwise quarter turns. */
export const getQuarterTurns = ({ transform: [a = 1, b = 0] }: PdfPiece): number =>
  (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;

export const placePiece = (piece: PdfPiece): PlacedPiece => {
  const [x, y] = [piece.transform[4] ?? 0, piece.transform[5] ?? 0];
  const [left, base] = (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[getQuarterTurns(piece)] ?? [x, y];
  const { str: text, width, height: size, fontName: font = '' } = piece;
  return { text, left, right: left + width, base, size, font };
};

export const isVisible = ({ text }: { readonly text: string }) => text.trim() !== '';

/** Pieces of fewer letters may stand twice at one place by chance, such as dots of a chart. */
const MIN_REPEATED = 4;

/** Leaves out text that is drawn a second time at the same place, to make it bold or as a hidden layer. */
export const withoutOverprints = (pieces: readonly PdfPiece[]): readonly PdfPiece[] => {
  const drawn = new Set<string>();
  return pieces.filter((piece) => {
    if (piece.str.trim().length < MIN_REPEATED) return true;
    const [x = 0, y = 0] = piece.transform.slice(4);
    const key = (column: number, row: number) => `${column} ${row} ${piece.str}`;
    const [column, row] = [Math.round(x / 2), Math.round(y / 2)];
    const isRepeated = [-1, 0, 1].some((right) =>
      [-1, 0, 1].some((up) => drawn.has(key(column + right, row + up))),
    );
    drawn.add(key(column, row));
    return !isRepeated;
  });
};
