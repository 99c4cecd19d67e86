import { describe, expect, it } from 'vitest';
import {
  createColumn,
  LEADING,
  LEFT,
  createPdf,
  RIGHT,
  type Drawing,
} from './read-pdf.fixtures.js';
import { readPaper } from './read-paper.js';

const never = new AbortController().signal;

const read = async (...pages: readonly ((drawing: Drawing) => void)[]) => {
  const options = { signal: never, deadline: never, onPage: () => undefined };
  return (await readPaper(createPdf(...pages), {}, {}, options)).pages;
};
const wordsOf = (page: string | undefined) => (page ?? '').replace(/\s+/g, ' ');
const text = (...parts: readonly (string | readonly string[])[]) => parts.flat().join(' ');

const WIDE =
  'This line goes over both columns of the page and is much wider than any one of them, as it';
const [left, right] = [createColumn('Left', 8), createColumn('Right', 8)];

describe('the order in which a PDF is read', () => {
  it('has the left column first, also where the right one is drawn first', async () => {
    const [page] = await read(({ lines }) => {
      lines(right, RIGHT, 100);
      lines(left, LEFT, 100);
    });
    expect(wordsOf(page)).toBe(text(left, right));
  });

  it('has one column after the other where they are drawn row by row', async () => {
    const [page] = await read(({ lines }) =>
      left.forEach((line, at) => {
        lines([line], LEFT, 100 + at * LEADING);
        lines([right[at] ?? ''], RIGHT, 100 + at * LEADING);
      }),
    );
    expect(wordsOf(page)).toBe(text(left, right));
  });

  it('has columns of different heights and baselines apart', async () => {
    const short = createColumn('Right', 4);
    const [page] = await read(({ lines }) => {
      lines(short, RIGHT, 131);
      lines(left, LEFT, 100);
    });
    expect(wordsOf(page)).toBe(text(left, short));
  });

  it('keeps a title and a caption between the text above and below', async () => {
    const [leftBelow, rightBelow] = [createColumn('Lower left', 5), createColumn('Lower right', 5)];
    const caption = ['Figure 1. ' + WIDE, 'continues here.'];
    const rightEnd = [...right.slice(0, -1), 'Right line 8 ends the text over the width.'];
    const [page] = await read(({ lines }) => {
      lines(rightBelow, RIGHT, 320);
      lines(caption, LEFT, 270);
      lines(rightEnd, RIGHT, 100);
      lines(leftBelow, LEFT, 320);
      lines(left, LEFT, 100);
      lines([`Title. ${WIDE}`], LEFT, 60);
    });
    expect(wordsOf(page)).toBe(
      text(`Title. ${WIDE}`, left, rightEnd, caption, leftBelow, rightBelow),
    );
  });

  it('has three columns from left to right', async () => {
    const columns = ['A', 'B', 'C'].map((name) =>
      Array.from({ length: 6 }, (_, at) => `${name} ${at} is a line of text`),
    );
    const [page] = await read(({ lines }) => {
      for (const at of [2, 0, 1]) lines(columns[at] ?? [], 50 + at * 170, 100);
    });
    expect(wordsOf(page)).toBe(text(...columns));
  });

  it('goes down the page where the lines of one column are drawn in any order', async () => {
    const wide = Array.from({ length: 9 }, (_, at) => `Line ${at}: ${WIDE}`);
    const order = [5, 1, 8, 0, 3, 7, 2, 6, 4];
    const [page] = await read(({ lines }) => {
      for (const at of order) lines([wide[at] ?? ''], LEFT, 100 + at * LEADING);
    });
    expect(wordsOf(page)).toBe(text(wide));
  });

  it('stays as drawn in one column with a table, a list and short lines', async () => {
    const wide = Array.from({ length: 5 }, (_, at) => `Line ${at}: ${WIDE}`);
    const [page] = await read(({ lines }) => {
      lines(wide, LEFT, 100);
      for (let row = 0; row < 4; row += 1) {
        for (let cell = 0; cell < 3; cell += 1)
          lines([`r${row}c${cell}`], LEFT + cell * 150, 200 + row * LEADING);
      }
      for (let item = 0; item < 4; item += 1) {
        lines([`${item + 1}.`], LEFT, 300 + item * LEADING);
        lines([`Item ${item} of the list reads on`], LEFT + 30, 300 + item * LEADING);
      }
      lines(['A short end.'], LEFT, 400);
    });
    const table = [0, 1, 2, 3].map((row) => `r${row}c0 r${row}c1 r${row}c2`);
    const list = [0, 1, 2, 3].map((item) => `${item + 1}. Item ${item} of the list reads on`);
    expect(wordsOf(page)).toBe(text(wide, table, list, 'A short end.'));
  });

  it('follows text that is drawn at right angles, and its columns', async () => {
    const [page] = await read(({ pdf }) => {
      for (const [name, y] of [
        ['Right', 400],
        ['Left', 780],
      ] as const) {
        createColumn(name, 6).forEach((line, at) =>
          pdf.text(line, 100 + at * LEADING, y, { angle: 90 }),
        );
      }
    });
    expect(wordsOf(page)).toBe(text(createColumn('Left', 6), createColumn('Right', 6)));
    expect(page).not.toContain('\n\nLeft line 2');
  });

  it('has a stamp along the margin behind the text', async () => {
    const [page] = await read(({ lines, pdf }) => {
      pdf.text('A stamp along the margin', 20, 500, { angle: 90 });
      lines(left, LEFT, 100);
    });
    expect(wordsOf(page)).toBe(text(left, 'A stamp along the margin'));
  });
});

describe('lines that repeat on every page', () => {
  const many = (draw: (drawing: Drawing, page: number) => void, pages = 300) =>
    read(...Array.from({ length: pages }, (_, at) => (drawing: Drawing) => draw(drawing, at + 1)));

  it('do not empty a paper of 300 similar short pages', async () => {
    const pages = await many(({ lines }) => lines(['The same short sentence is here.'], LEFT, 100));
    expect(new Set(pages)).toEqual(new Set(['The same short sentence is here.']));
  });

  it('are kept where pages have very few letters and no picture', async () => {
    const pages = await many(({ lines }, page) => lines([`Card ${page}`], LEFT, 100));
    expect(pages).toHaveLength(300);
    expect(pages[16]).toBe('Card 17');
  });

  it('are not running lines if sentences differ only in a number', async () => {
    const pages = await many(({ lines }, page) =>
      lines(
        [`Sample ${page} was kept cold.`, `Its weight was ${page * 3} grams.`, 'Nothing else.'],
        LEFT,
        100,
      ),
    );
    expect(wordsOf(pages[99])).toBe(
      'Sample 100 was kept cold. Its weight was 300 grams. Nothing else.',
    );
  });

  it('are removed as running titles and page numbers on short and long pages', async () => {
    const framed = (body: readonly string[]) =>
      many(({ lines }, page) => {
        lines(['A running title'], LEFT, 40);
        lines([...body, `End of part ${page} here.`], LEFT, 100);
        lines([`Page ${page} of 12`], LEFT, 800);
      }, 12);
    expect(await framed([])).toContain('End of part 5 here.');
    const long = await framed(createColumn('Body', 30));
    expect(wordsOf(long[4])).toBe(text(createColumn('Body', 30), 'End of part 5 here.'));
  });
});

describe('scanned pages', () => {
  it('are refused, even with a stamp on each page', async () => {
    const scan = ({ lines, pdf }: Drawing) => {
      const picture = { data: new Uint8ClampedArray([120, 120, 120, 255]), width: 1, height: 1 };
      pdf.addImage(picture, 'RGBA', 0, 0, 500, 800);
      lines(['Scan 0012'], LEFT, 820);
    };
    await expect(read(...Array.from({ length: 12 }, () => scan))).rejects.toThrow(/only images/);
  });
});
