import { expect, it } from 'vitest';
import { findMarkBoxes, type TextPiece } from './mark-boxes.js';

// A page of 100 by 200 points, drawn twice as large; its y axis points up.
const space = { width: 200, height: 400, scale: 2, transform: [2, 0, 0, -2, 0, 400] };
const piece = (str: string, x: number, y: number, more: Partial<TextPiece> = {}): TextPiece => ({
  str,
  dir: 'ltr',
  transform: [10, 0, 0, 10, x, y],
  width: str.length * 5,
  ...more,
});
const round = (boxes: ReturnType<typeof findMarkBoxes>) =>
  boxes.map(({ left, top, width, height }) => [left, top, width, height].map(Math.round));

it('marks the part of a line that is quoted, in percent of the page', () => {
  expect(round(findMarkBoxes([piece('abcdefghij', 20, 100)], 'fghij', space))).toEqual([
    [45, 46, 25, 5],
  ]);
});

it('marks each line of a passage, and nothing without one', () => {
  const pieces = [piece('spindles', 0, 100), piece(' ', 40, 100), piece('rose', 0, 88)];
  expect(findMarkBoxes(pieces, 'spindles rose', space)).toHaveLength(2);
  expect(findMarkBoxes(pieces, 'waves fell', space)).toEqual([]);
});

it('marks text that runs from right to left, or upwards, as a whole', () => {
  const rightToLeft = piece('abcdefghij', 20, 100, { dir: 'rtl' });
  expect(round(findMarkBoxes([rightToLeft], 'fghij', space))).toEqual([[20, 46, 50, 5]]);
  const upwards = piece('abcdefghij', 20, 100, { transform: [0, 10, -10, 0, 20, 100] });
  expect(round(findMarkBoxes([upwards], 'fghij', space))).toEqual([[10, 25, 10, 25]]);
});
