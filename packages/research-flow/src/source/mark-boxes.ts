import { findInPieces } from './find-passage.js';
import type { MarkBox } from './source-page.types.js';

type Matrix = readonly number[];

/** A piece of text on a page, as pdf.js describes it. */
export interface TextPiece {
  readonly str: string;
  readonly dir: string;
  /** From text space to page space. */
  readonly transform: Matrix;
  /** Width on the page. */
  readonly width: number;
}

/** The size of a drawn page, and the way from page space to it. */
export interface PageSpace {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly transform: Matrix;
}

/** Share of the font size below the baseline. */
const DESCENT = 0.22;

const multiply = (a: Matrix, b: Matrix) => {
  const [a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0] = a;
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0] = b;
  return {
    x: a0 * b4 + a2 * b5 + a4,
    y: a1 * b4 + a3 * b5 + a5,
    alongX: a0 * b0 + a2 * b1,
    alongY: a1 * b0 + a3 * b1,
    fontSize: Math.hypot(a0 * b2 + a2 * b3, a1 * b2 + a3 * b3),
  };
};

/** The boxes around a passage on a page; none if the page does not have it. */
export function findMarkBoxes(
  pieces: readonly TextPiece[],
  quote: string,
  space: PageSpace,
): readonly MarkBox[] {
  const ranges = findInPieces(
    pieces.map(({ str }) => str),
    quote,
  );
  return ranges.flatMap(({ index, start, end }) => {
    const piece = pieces[index];
    if (piece === undefined || piece.str.slice(start, end).trim() === '') return [];
    const { x, y, alongX, alongY, fontSize } = multiply(space.transform, piece.transform);
    // A turned text is marked as a whole: its box does not follow its direction.
    const isTurned = Math.abs(alongY) > Math.abs(alongX);
    const isWhole = piece.dir === 'rtl' || isTurned;
    const length = piece.str.length;
    const [from, to] = isWhole ? [0, 1] : [start / length, end / length];
    const extent = piece.width * space.scale;
    const box = isTurned
      ? { left: x - fontSize, top: alongY < 0 ? y - extent : y, width: fontSize, height: extent }
      : {
          left: x + extent * from,
          top: y - fontSize * (1 - DESCENT),
          width: extent * (to - from),
          height: fontSize,
        };
    return [toPercent(box, space)];
  });
}

const toPercent = (box: MarkBox, { width, height }: PageSpace): MarkBox => ({
  left: (box.left / width) * 100,
  top: (box.top / height) * 100,
  width: (box.width / width) * 100,
  height: (box.height / height) * 100,
});
