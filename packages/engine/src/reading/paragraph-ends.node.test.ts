import { describe, expect, it } from 'vitest';
import { drawIn } from './publisher-pdf.fixtures.js';
import { createPdf, LEADING, LEFT, type Drawing } from './read-pdf.fixtures.js';
import { readPaper } from './read-paper.js';

const never = new AbortController().signal;

const read = async (...pages: readonly ((drawing: Drawing) => void)[]) =>
  readPaper(
    createPdf(...pages),
    {},
    {},
    { signal: never, deadline: never, onPage: () => undefined },
  );

const paragraphsOf = (page: string | undefined) => (page ?? '').split('\n\n');

describe('the ends of pages and paragraphs', () => {
  const ragged = [
    'The pollen of lime trees was gathered at dawn from all of the streets',
    'of the town, and the traps stood on roofs that were seven meters high',
    'or more. Example and Muster [4] saw that the season of the pollen was',
    'two weeks shorter in the summers with warm nights [5], and so were its',
  ];
  const RAGGED_REST = ['counterparts in the villages around the town [6]. The rest came later.'];

  it('join a sentence where lines end at different places and a long word did not fit', async () => {
    const short = [
      ...ragged.slice(0, 3),
      'two weeks shorter in summers with warm nights [5], as were',
    ];
    const { pages } = await read(
      ({ lines }) => lines(short, LEFT, 100),
      ({ lines }) => lines(['counterparts-in-the-villages around the town [6].'], LEFT, 100),
    );
    expect(pages[0]).toMatch(/as were counterparts-in-the-villages around the town \[6\]\.$/u);
    expect(pages[1]).toBe('');
  });

  it('do not join what would have fitted', async () => {
    const { pages } = await read(
      ({ lines }) => lines([...ragged.slice(0, 3), 'and that is why its'], LEFT, 100),
      ({ lines }) => lines(['leaves fell early in all of the streets of the town [6].'], LEFT, 100),
    );
    expect(pages[1]).toContain('leaves fell early');
  });

  it('do not join a caption with the text of the next page', async () => {
    const caption = [
      'Figure 2. The season of the pollen, by street and by summer, in which all',
      'of the traps of the town and those of the villages around it stood and',
    ];
    const { pages } = await read(
      ({ lines }) => lines(caption, LEFT, 100),
      ({ lines }) => lines(RAGGED_REST, LEFT, 100),
    );
    expect(pages[1]).toMatch(/^counterparts in the villages/u);
  });

  it('do not join an address or a head in spaced letters with text', async () => {
    const head = 'j o u r n a l o f i n v e n t e d l i m e t r e e s a n d o t h e r s';
    const { pages } = await read(({ lines }) => {
      lines([head], LEFT, 60);
      lines(['counterparts were found in all of the streets of the town [6].'], LEFT, 120);
    });
    expect(paragraphsOf(pages[0])[0]).toBe(head);
  });

  const HEADINGS = ['Methods', 'Results', 'Discussion', 'Limits', 'Outlook', 'Notes', 'Data'];
  /** Draws headings of some lines, with text that goes to the right edge below each. */
  const drawHeadings = (
    drawing: Drawing,
    linesBelow: (heading: string) => readonly string[],
    step: number,
  ) => {
    let y = 40;
    for (const heading of HEADINGS) {
      const below = linesBelow(heading);
      drawing.pdf.setFont('helvetica', 'bold');
      drawIn(drawing, 11.5, [heading, ...below], [LEFT, y], step);
      drawing.pdf.setFont('helvetica', 'normal');
      y += step * below.length + 22;
      drawing.lines(
        [...ragged.slice(0, 3), 'neighbors in the villages around the town were not seen.'],
        LEFT,
        y,
      );
      y += 3 * LEADING + 24;
    }
  };

  it('leave a heading in slightly larger letters apart from the text above and below it', async () => {
    const { pages } = await read((drawing) => drawHeadings(drawing, () => [], 24));
    const headings = paragraphsOf(pages[0]).filter((_, at) => at % 2 === 0);
    expect(headings).toEqual(HEADINGS);
  });

  it('leave headings apart from each other and from the text', async () => {
    const { pages } = await read((drawing) =>
      drawHeadings(drawing, (heading) => (heading === 'Methods' ? ['Trees and traps'] : []), 24),
    );
    expect(paragraphsOf(pages[0]).slice(0, 4)).toEqual([
      'Methods',
      'Trees and traps',
      expect.stringMatching(/^The pollen.*seen\.$/u),
      'Results',
    ]);
  });

  it('leave a heading of two lines apart from the text above it', async () => {
    const { pages } = await read((drawing) =>
      drawHeadings(drawing, () => ['of what the trees and the traps showed'], 19),
    );
    const headings = paragraphsOf(pages[0]).filter((_, at) => at % 2 === 0);
    expect(headings).toEqual(
      HEADINGS.map((name) => `${name} of what the trees and the traps showed`),
    );
  });

  it('do not join a long heading with the text below it', async () => {
    const heading = 'The season of the pollen depends on the warmth of the nights';
    const { pages } = await read((drawing) => {
      drawing.pdf.setFont('helvetica', 'bold');
      drawIn(drawing, 11.5, [heading], [LEFT, 60]);
      drawing.pdf.setFont('helvetica', 'normal');
      drawing.lines([...ragged, ...RAGGED_REST], LEFT, 84);
    });
    expect(paragraphsOf(pages[0])[0]).toBe(heading);
  });
});
