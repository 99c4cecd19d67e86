import { describe, expect, it } from 'vitest';
import { createSentences, drawColumns, drawIn } from './publisher-pdf.fixtures.js';
import {
  COLUMN_WIDTH,
  createPdf,
  LEADING,
  LEFT,
  RIGHT,
  type Drawing,
} from './read-pdf.fixtures.js';
import { readPaper } from './read-paper.js';

const never = new AbortController().signal;

const read = async (...pages: readonly ((drawing: Drawing) => void)[]) =>
  readPaper(
    createPdf(...pages),
    {},
    {},
    { signal: never, deadline: never, onPage: () => undefined },
  );

const SENTENCES = createSentences('pollen', 22);
const TEXT = SENTENCES.join(' ');
const paragraphsOf = (page: string | undefined) => (page ?? '').split('\n\n');

describe('a sentence of a PDF that goes on elsewhere', () => {
  it('is whole behind the end of a column, notes in smaller letters and a caption', async () => {
    const { pages } = await read((drawing) => {
      const all = drawing.wrap(TEXT, COLUMN_WIDTH);
      const count = Math.ceil(all.length / 2);
      drawColumns(drawing, all, { top: 100, count });
      const below = 120 + count * LEADING;
      drawIn(drawing, 8, ['1 A note about the trees, below the left column.'], [LEFT, below]);
      drawIn(drawing, 8, ['Figure 1. A lime tree that was invented.'], [RIGHT, below + 20]);
    });
    expect(paragraphsOf(pages[0])[0]).toBe(TEXT);
    expect(pages[0]).toContain('\n\nFigure 1. A lime tree that was invented.');
  });

  it('is whole on the page where it begins, and the rest of its paragraph is on the next', async () => {
    let rest: readonly string[] = [];
    const { pages } = await read(
      (drawing) => {
        rest = drawColumns(drawing, TEXT, { top: 100, count: 12 });
      },
      (drawing) => {
        drawIn(drawing, 8, ['Table 1. Trees by height.', 'Lime 12 14 15'], [LEFT, 60]);
        drawing.lines(rest, LEFT, 120);
      },
    );
    const [first = ''] = paragraphsOf(pages[0]);
    const whole = SENTENCES.filter((sentence) => first.includes(sentence));
    expect(first).toBe(whole.join(' '));
    expect(whole.length).toBeGreaterThan(5);
    expect(paragraphsOf(pages[1]).at(-1)).toBe(SENTENCES.slice(whole.length).join(' '));
  });

  it('does not take what is the beginning of a list of references', async () => {
    const { pages } = await read(
      (drawing) =>
        drawColumns(drawing, `${TEXT} The committee gave no number for`, { top: 100, count: 40 }),
      ({ lines }) => {
        lines(['References'], LEFT, 80);
        lines(['1. Example A. Pollen of lime trees. J Invented Bot 2001;1:1-9.'], LEFT, 110);
        lines(
          ['2. Muster B. Leaves of lime trees. J Invented Bot 2002;2:1-9.'],
          LEFT,
          110 + LEADING,
        );
      },
    );
    expect(pages[1]).toBe(
      'References\n\n1. Example A. Pollen of lime trees. J Invented Bot 2001;1:1-9.\n\n2. Muster B. Leaves of lime trees. J Invented Bot 2002;2:1-9.',
    );
  });
});

describe('the columns of a PDF', () => {
  it('are found beside a table and the labels of a figure', async () => {
    const { pages } = await read((drawing) => {
      for (let row = 0; row < 12; row += 1)
        for (let cell = 0; cell < 6; cell += 1)
          drawIn(drawing, 8, [`${row}.${cell}`], [LEFT + cell * 85, 60 + row * 12]);
      const all = drawing.wrap(TEXT, COLUMN_WIDTH);
      const count = Math.ceil(all.length / 2);
      // Row by row, as some programs draw.
      for (let at = 0; at < count; at += 1) {
        drawing.lines([all[at] ?? ''], LEFT, 230 + at * LEADING);
        drawing.lines([all[count + at] ?? ''], RIGHT, 230 + at * LEADING);
      }
    });
    expect(paragraphsOf(pages[0])).toContain(TEXT);
  });

  it('are read before smaller letters below both of them', async () => {
    const [left, right] = [SENTENCES.slice(0, 11).join(' '), SENTENCES.slice(11).join(' ')];
    const notes = ['leaves', 'bark'].map((topic) => createSentences(topic, 4).join(' '));
    const { pages } = await read((drawing) => {
      drawing.lines(drawing.wrap(left, COLUMN_WIDTH), LEFT, 80);
      drawing.lines(drawing.wrap(right, COLUMN_WIDTH), RIGHT, 80);
      drawing.pdf.setFontSize(8);
      const small = notes.map((note) => drawing.wrap(note, COLUMN_WIDTH));
      small.forEach((lines, at) => drawIn(drawing, 8, lines, [at === 0 ? LEFT : RIGHT, 480]));
    });
    expect(paragraphsOf(pages[0])).toEqual([left, right, ...notes]);
  });

  it('have the numbers of their entries, which stand left of the text', async () => {
    const entry = (at: number) => [
      `Example A${at}. The pollen of lime trees in a`,
      `warm summer. J Invented Bot 2001;${at}:1-9.`,
    ];
    const { pages } = await read(({ lines }) => {
      for (let at = 0; at < 12; at += 1) {
        const x = at < 6 ? LEFT : 292;
        const y = 100 + (at % 6) * 2 * LEADING;
        lines([`${at + 1}.`], x, y);
        lines(entry(at + 1), x + (at < 6 ? 25 : 38), y);
      }
    });
    const text = pages[0]?.replace(/\s+/gu, ' ');
    expect(text).toBe(
      Array.from({ length: 12 }, (_, at) => `${at + 1}. ${entry(at + 1).join(' ')}`).join(' '),
    );
  });

  it('leave an abstract apart from the keywords beside it', async () => {
    const abstract = createSentences('buds', 6).join(' ');
    const { pages } = await read((drawing) => {
      const side = ['Keywords:', 'Lime trees', 'Pollen', 'Warm nights', 'Buds'];
      drawIn(drawing, 8, side, [LEFT, 100], 15);
      drawing.lines(drawing.wrap(abstract, 350), 195, 100);
      drawColumns(drawing, TEXT, { top: 300, count: 24 });
    });
    expect(paragraphsOf(pages[0])).toContain(abstract);
  });
});

describe('what is no text of a PDF', () => {
  it('are running titles that differ on left and right pages', async () => {
    const bodies = ['roots', 'bark', 'sap', 'seeds', 'twigs', 'soil'].map((topic) =>
      createSentences(topic, 12).join(' '),
    );
    const { pages } = await read(
      ...bodies.map((body, at) => (drawing: Drawing) => {
        if (at > 0) {
          drawing.lines([at % 2 ? 'Example and Muster' : 'Journal of Lime'], LEFT, 40);
          drawing.lines([String(at + 1)], 500, 40);
        }
        drawing.lines(drawing.wrap(body, 480), LEFT, 100);
      }),
    );
    expect(pages).toEqual(bodies);
  });

  it('are the line numbers of a manuscript', async () => {
    const { pages } = await read(({ lines, wrap }) => {
      const all = wrap(TEXT, 400);
      all.forEach((line, at) => {
        lines([String(at + 31)], 20, 100 + at * LEADING);
        lines([line], 70, 100 + at * LEADING);
      });
    });
    expect(pages[0]).toBe(TEXT);
  });

  it('is text that is printed twice at one place', async () => {
    const { pages } = await read(({ lines, wrap }) => {
      const all = wrap(TEXT, 400);
      lines(all, LEFT, 100);
      lines(all, LEFT + 0.4, 100);
    });
    expect(pages[0]).toBe(TEXT);
  });
});

describe('the title page of a PDF', () => {
  const TITLE = ['Warm nights shorten the pollen season of', 'lime trees that were invented'];
  const draw =
    (above: (drawing: Drawing) => void, size = 16) =>
    (drawing: Drawing) => {
      above(drawing);
      drawIn(drawing, size, TITLE, [LEFT, 120]);
      drawing.lines(['Ada B. Example, José Muster'], LEFT, 180);
      drawing.lines(['Abstract', ...drawing.wrap(TEXT, 480)], LEFT, 220);
    };

  it.each([
    [
      'the kind of the article',
      (drawing: Drawing) => drawIn(drawing, 16, ['Research Article'], [LEFT, 98]),
    ],
    [
      'a protocol',
      (drawing: Drawing) => drawIn(drawing, 16, ['Study Protocol Clinical Trial'], [LEFT, 98]),
    ],
    [
      'a journal with its volume',
      (drawing: Drawing) => {
        drawIn(drawing, 24, ['Invented Trees and Shrubs'], [LEFT, 50]);
        drawing.lines(['Invented Trees and Shrubs 2019, 4:12'], LEFT, 75);
      },
    ],
    [
      'a journal by its name',
      (drawing: Drawing) => drawIn(drawing, 24, ['The Invented Journal of Limes'], [LEFT, 60]),
    ],
    [
      'notes at its side',
      (drawing: Drawing) =>
        drawIn(drawing, 8, ['Received May 2', 'Accepted June 3', 'Printed July 4'], [450, 112]),
    ],
  ])('shows the title below or beside %s', async (_, above) => {
    const { shownTitle } = await read(draw(above));
    expect(shownTitle?.replace('\n', ' ')).toBe(TITLE.join(' '));
  });

  it('may follow a cover sheet', async () => {
    const { shownTitle } = await read(
      ({ lines, wrap }) => lines(wrap(TEXT, 300), 150, 200),
      draw(() => undefined),
    );
    expect(shownTitle?.replace('\n', ' ')).toBe(TITLE.join(' '));
  });

  it('has the names of authors without the raised letters behind them', async () => {
    const { pages } = await read((drawing) => {
      drawIn(drawing, 16, TITLE, [LEFT, 120]);
      const names = ['Ada B. Example', ', José Muster', ' and Li Wei'];
      let x = LEFT;
      for (const [at, name] of names.entries()) {
        drawing.lines([name], x, 180);
        x += drawing.pdf.getTextWidth(name);
        drawIn(drawing, 7, [`${'abc'[at] ?? ''},1`], [x, 176]);
        x += 9;
      }
      drawing.lines(['Abstract', ...drawing.wrap(TEXT, 480)], LEFT, 220);
    });
    expect(paragraphsOf(pages[0])[1]).toBe('Ada B. Example, José Muster and Li Wei');
  });
});
