import { describe, expect, it } from 'vitest';
import { orderLines } from './pdf-reading-order.js';

const piece = (str: string, x: number, y: number, hasEOL = false) => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width: 5 * str.length,
  height: 10,
  hasEOL,
  fontName: 'body',
});

describe('pieces of text without the end of a line between them', () => {
  it('are lines of their own where they are far above each other', () => {
    const lines = orderLines([
      piece('Invented Journal of Lime Trees', 40, 800),
      piece('The last words of a page', 40, 60),
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Invented Journal of Lime Trees',
      'The last words of a page',
    ]);
  });

  it('leave two columns as they are drawn where head and foot are drawn before them', () => {
    const column = (name: string, x: number, count: number) =>
      Array.from({ length: count }, (_, at) =>
        piece(`${name} ${at} of a list`, x, 700 - at * 12, true),
      );
    const lines = orderLines([
      piece('Invented Weekly Report', 220, 740),
      piece('Page 7 of the Invented Weekly Report', 40, 30),
      ...column('left', 40, 4),
      ...column('right', 320, 2),
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Invented Weekly Report',
      ...['left 0', 'left 1', 'left 2', 'left 3', 'right 0', 'right 1'].map(
        (name) => `${name} of a list`,
      ),
      'Page 7 of the Invented Weekly Report',
    ]);
  });

  it('are one line with a raised mark', () => {
    const mark = {
      ...piece('4', 160, 104),
      transform: [6, 0, 0, 6, 160, 104],
      height: 6,
      width: 4,
    };
    const lines = orderLines([piece('shown in lime trees', 60, 100), mark]);
    expect(lines).toHaveLength(1);
  });

  it('are lines of their own where a running head is drawn behind the last line', () => {
    const lines = orderLines([
      piece('The last words of a page', 40, 60),
      piece('Invented Journal of Lime Trees', 40, 800),
    ]);
    expect(lines.map(({ text }) => text).toSorted()).toEqual([
      'Invented Journal of Lime Trees',
      'The last words of a page',
    ]);
  });
});
