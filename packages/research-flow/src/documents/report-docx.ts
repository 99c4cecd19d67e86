import {
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type FileChild,
} from 'docx';

/** What a report is made from: plain text in the format of `docs/report-format.md`, as the flow writes it. */
export interface ReportDocxOptions {
  readonly title: string;
  readonly content: string;
  /** BCP 47. */
  readonly language: string;
}

const FONT = 'Times New Roman';
const POINT = 20;
const HALF_POINT = 2;
const GAP = { after: 6 * POINT };
const INDENT = 360;

const FACT = /^(\p{L}[^:|.!?;\\]{0,39}):\s+(\S.*)$/u;
const NUMBERED = /^(\d{1,3}\.) (.*)$/;
const ORIGIN = /^\[origin: ([a-z]+)(?: \(([^)\]]+)\))?(?: — ([^\]]+))?\]$/;
const FIGURE = /^\[figure: [a-z]+ — ([^\]]+)\]$/;
/** A page of contents and settings have no place in a Word file, which has its own. */
const LEFT_OUT = /^\[(?:contents|language|number format): [^\]]+\]$/;

/** References to passages, and what was escaped. */
const toPlain = (text: string): string =>
  text
    .replace(/^\\/, '')
    .replaceAll(/\[#(\d+)\]/g, '[$1]')
    .replaceAll(String.raw`[\#`, '[#');

const toParagraph = (text: string, options: object = {}, run: object = {}) =>
  new Paragraph({
    spacing: GAP,
    ...options,
    children: [new TextRun({ text: toPlain(text), ...run })],
  });

const HEADINGS = { '=': HeadingLevel.HEADING_1, '-': HeadingLevel.HEADING_2 } as const;

/** Cells of a `| a | b |` line; `\|` and `\\` stand for the characters themselves. */
const parseCells = (line: string): readonly string[] => {
  const cells = [''];
  for (const piece of line.slice(1, -1).match(/\\[|\\]|[^|\\]+|./g) ?? []) {
    if (piece === '|') cells.push('');
    else cells[cells.length - 1] += piece.replace(/^\\(?=[|\\])/, '');
  }
  return cells.map((cell) => cell.trim());
};

const toTable = ([head = '', _, ...rows]: readonly string[]): readonly FileChild[] => [
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head, ...rows].map(
      (line, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: parseCells(line).map(
            (text) =>
              new TableCell({
                margins: { top: 40, bottom: 40, left: 80, right: 80 },
                children: [new Paragraph({ children: [new TextRun({ text, bold: index === 0 })] })],
              }),
          ),
        }),
    ),
  }),
  new Paragraph({ text: '' }),
];

const toOrigin = (line: string): readonly FileChild[] => {
  const [, origin = '', word, by] = ORIGIN.exec(line) ?? [];
  const text = [word ?? origin, by].filter((part) => part !== undefined).join(' — ');
  return [toParagraph(`[${text}]`, {}, { italics: true, color: '555555' })];
};

const toFact = (line: string): FileChild => {
  const [, label = '', value = ''] = FACT.exec(line) ?? [];
  return new Paragraph({
    spacing: { after: 2 * POINT },
    children: [
      new TextRun({ text: `${label}: `, bold: true }),
      new TextRun({ text: toPlain(value) }),
    ],
  });
};

const toFigure = (lines: readonly string[]): readonly FileChild[] => {
  const [first = '', ...rest] = lines;
  const at = rest.findIndex((line) => line.startsWith('|'));
  const caption = at < 0 ? rest : rest.slice(0, at);
  return [
    toParagraph(FIGURE.exec(first)?.[1] ?? '', { keepNext: true }, { bold: true }),
    ...caption.map((line) => toParagraph(line, { keepNext: true })),
    ...(at < 0 ? [] : toTable(rest.slice(at))),
  ];
};

const toFileParts = (block: string): readonly FileChild[] => {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const [first = '', second = ''] = lines;
  if (lines.length === 0 || LEFT_OUT.test(first)) return [];
  if (/^(?:={3,}|-{3,})$/.test(second)) {
    const heading = HEADINGS[second.startsWith('=') ? '=' : '-'];
    return [new Paragraph({ text: first, heading, keepNext: true })];
  }
  if (FIGURE.test(first)) return toFigure(lines);
  if (first.startsWith('|')) return toTable(lines);
  return lines.flatMap((line): readonly FileChild[] => {
    if (ORIGIN.test(line)) return toOrigin(line);
    if (line.startsWith('- ')) return [toParagraph(line.slice(2), { bullet: { level: 0 } })];
    // The number is part of the text, so that references by number stay right.
    if (NUMBERED.test(line)) return [toParagraph(line, { indent: { left: INDENT } })];
    if (line.startsWith('> '))
      return [toParagraph(line.slice(2), { indent: { left: INDENT } }, { italics: true })];
    return FACT.test(line) ? [toFact(line)] : [toParagraph(line)];
  });
};

/** Writes the report as a Word file with headings, lists, tables and page numbers; a chart is the table of its data. */
export function createReportDocx({ title, content, language }: ReportDocxOptions): Promise<Blob> {
  const file = new Document({
    title,
    creator: 'Spinout',
    styles: {
      default: {
        document: { run: { font: FONT, size: 11 * HALF_POINT, language: { value: language } } },
        title: { run: { size: 18 * HALF_POINT, bold: true }, paragraph: { spacing: GAP } },
      },
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...content.split(/\n{2,}/).flatMap(toFileParts),
        ],
      },
    ],
  });
  return Packer.toBlob(file);
}
