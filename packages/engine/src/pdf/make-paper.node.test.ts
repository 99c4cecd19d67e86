import type { PaperFigure, ResearchPaperPdfRequest } from '@spinout/api-client';
import { describe, expect, it, vi } from 'vitest';
import { fullPaper, powerFigure, relevanceFigure } from './fixtures/paper.fixtures.js';
import { readBack } from './fixtures/read-back.js';
import { makePaper } from './make-paper.js';
import { page } from './report.style.js';

const { signal } = new AbortController();
const read = async (paper: Partial<ResearchPaperPdfRequest> = {}) =>
  readBack(await makePaper({ ...fullPaper, ...paper }, signal));
const textOf = ({ pages }: { pages: readonly { text: string }[] }) =>
  pages.map(({ text }) => text).join(' ');

describe('a research paper in print', () => {
  it('API-10 RES-04 holds title, authors, abstract and the five sections in their order', async () => {
    const text = textOf(await read());
    const parts = [
      'Slow-wave sleep and β-amyloid',
      'Łukasz Żółć, Nguyễn Thị Ánh, Ελένη Παπαδοπούλου',
      'ΔG ≤ −4 kJ/mol',
      'About introduction [1].',
      'More about methods.',
      'About results [1].',
      'About discussion [1].',
      'About conclusion [1].',
      'References',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('draws each figure behind the results with its number, axes, values and origin', async () => {
    const text = textOf(await read());
    for (const words of [
      'Figure 1 Power of the planned test by group size',
      'Experiment agent. Simulated — Example agents',
      'Size of a group',
      'Planned: 64 in a group',
      'Figure 2 Relevance of the key papers',
      'An example paper on β-amyloid',
      '0.91',
      'Literature agent. Simulated — Example agents',
      'Table 1 Key papers',
    ]) {
      expect(text).toContain(words);
    }
    expect(text.indexOf('Figure 1')).toBeGreaterThan(text.indexOf('More about results.'));
    expect(text.indexOf('Figure 2')).toBeGreaterThan(text.indexOf('Figure 1'));
    expect(text.indexOf('Table 1')).toBeGreaterThan(text.indexOf('Figure 2'));
    expect(text.indexOf('Table 1')).toBeLessThan(text.indexOf('[1] Example A'));
  });

  it('prints the origin in the language of the paper', async () => {
    const figures = [{ ...powerFigure, from: 'Versuchs-Agent', origin_label: 'Simuliert' }];
    const text = textOf(await read({ ...fullPaper, figures }));
    expect(text).toContain('Versuchs-Agent. Simuliert — Example agents');
  });

  it('continues the text if a figure does not fit, and sets all of them before the references', async () => {
    const figures = Array.from({ length: 9 }, (_, n) => ({ ...powerFigure, title: `Curve ${n}.` }));
    const discussion = fullPaper.sections.map(({ title }) => ({
      title,
      content: Array.from({ length: 6 }, (_, n) => `${title} ${n}. ${'Words. '.repeat(60)}`).join(
        '\n\n',
      ),
    }));
    const text = textOf(await read({ figures, sections: discussion }));
    const places = figures.map(({ title }, n) => text.indexOf(`Figure ${n + 1} ${title}`));
    expect(places[0]).toBeGreaterThan(text.indexOf('Results 5.'));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.indexOf('Discussion 0.')).toBeLessThan(places[8] ?? 0);
    expect(places[8]).toBeLessThan(text.indexOf('[1] Example A'));
  });

  it('draws nothing without data', async () => {
    const { authors, abstract, title, sections } = fullPaper;
    const pdf = await makePaper({ authors, abstract, title, sections }, signal);
    const text = textOf(await readBack(pdf));
    expect(text).not.toMatch(/Figure|Table|References|Data source|Simulated/);
    expect(text).toContain('More about conclusion.');
  });

  it('says on the first page and below every page that its data are simulated', async () => {
    const sections = fullPaper.sections.map((section) => ({
      ...section,
      content: 'A sentence about sleep. '.repeat(200),
    }));
    const { pages } = await read({ sections });
    expect(pages.length).toBeGreaterThan(3);
    expect(pages[0]?.text).toContain('Data source: Simulated');
    for (const { text, pieces } of pages) {
      expect(text).toContain('Simulated data: made up for demonstration.');
      expect(
        pieces.some(({ text: piece, top }) => piece.startsWith('Simulated data') && top > 780),
      ).toBe(true);
    }
  });

  it('numbers references as the text cites them, and links their addresses', async () => {
    const { pages, links } = await read();
    const text = textOf({ pages });
    expect(text).toContain('[1] Example A, Müller J.');
    expect(text).not.toContain('[1] [1]');
    expect(text).toContain('[2] Muster B.');
    expect(new Set(links)).toEqual(new Set(['https://doi.org/10.1000/example-1']));
  });

  it('has its sections as bookmarks, with the figures below the results', async () => {
    const { outline } = await read();
    expect(outline?.map(({ title }) => title)).toEqual([
      'Abstract',
      ...fullPaper.sections.map(({ title }) => title),
      'References',
    ]);
    const results = outline?.find(({ title }) => title === 'Results');
    expect(results?.items.map(({ title }) => title)).toEqual([
      'Figure 1. Power of the planned test by group size',
      'Figure 2. Relevance of the key papers',
      'Table 1. Key papers',
    ]);
  });

  it('is the same, byte for byte, for the same paper', async () => {
    const bytes = async (paper: ResearchPaperPdfRequest) =>
      new Uint8Array(await (await makePaper(paper, signal)).arrayBuffer());
    expect(await bytes(fullPaper)).toEqual(await bytes(structuredClone(fullPaper)));
    expect(await bytes(fullPaper)).not.toEqual(await bytes({ ...fullPaper, references: [] }));
  });

  it('stops after an abort', async () => {
    await expect(makePaper(fullPaper, AbortSignal.abort())).rejects.toThrow();
  });
});

describe('hostile papers', () => {
  const line = (points: { x: number; y: number }[], label = 'm'): PaperFigure =>
    ({
      ...powerFigure,
      points,
      mark: { x: points[0]?.x ?? 0, y: points[0]?.y ?? 0, label },
    }) as PaperFigure;
  const bars = (points: { x: string; y: number }[]): PaperFigure =>
    ({ ...relevanceFigure, points }) as PaperFigure;
  const long = 'x'.repeat(5_000);

  it.each<[string, Partial<ResearchPaperPdfRequest>]>([
    ['nothing at all', { title: '', authors: [], abstract: '', sections: [] }],
    ['names without an end', { title: long, authors: [long], notice: long, data_source: long }],
    ['a section without an end', { sections: [{ title: long, content: long }] }],
    [
      'empty sections',
      {
        sections: [
          { title: '', content: '' },
          { title: ' ', content: '\n\n' },
        ],
      },
    ],
    [
      'a curve of one place',
      {
        figures: [
          line([
            { x: 1, y: 1 },
            { x: 1, y: 1 },
          ]),
        ],
      },
    ],
    [
      'a curve to the ends of numbers',
      {
        figures: [
          line(
            [
              { x: -1e308, y: 1e308 },
              { x: 1e308, y: -1e308 },
            ],
            long,
          ),
        ],
      },
    ],
    [
      'bars of nothing, less and much',
      {
        figures: [
          bars([
            { x: '', y: 0 },
            { x: long, y: -1e308 },
            { x: 'a', y: 5e-324 },
          ]),
        ],
      },
    ],
    [
      'more bars than a page holds',
      { figures: [bars(Array.from({ length: 200 }, (_, n) => ({ x: `Paper ${n}`, y: n })))] },
    ],
    [
      'a table of forty columns, rows of other lengths',
      {
        tables: [
          {
            title: long,
            caption: long,
            from: long,
            columns: Array.from({ length: 40 }, (_, n) => `C${n}`),
            rows: [[], ['1', '2']],
          },
        ],
      },
    ],
    ['references of nothing', { references: ['', '[9]', long, 'https://%', '10.1000/%E0%A4%A'] }],
    ['PDF syntax', { abstract: ') Tj ET endstream endobj \\ ( <</JS>>' }],
  ])('are set within the page: %s', async (_, paper) => {
    const log = vi.spyOn(console, 'log');
    const { pages } = await read(paper);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    for (const { pieces } of pages) {
      for (const { left, right, top } of pieces) {
        expect(left).toBeGreaterThanOrEqual(page.left - 2);
        expect(right).toBeLessThanOrEqual(page.width - page.right + 2);
        expect(top).toBeLessThan(page.height - 30);
      }
    }
  });
});
