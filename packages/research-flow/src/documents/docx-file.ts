import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
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
import { parseDocument, type DocumentBlock } from './document-blocks.js';

export const DOCX_MEDIA_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a Word file is made from. */
export interface DocxOptions {
  /** The document as plain text: a notice, the title, and the parts. */
  readonly text: string;
  /** For the properties of the file, with the title. */
  readonly company: string;
  /** Further notices under the first one. @default none */
  readonly notices?: readonly string[] | undefined;
}

/** Generated documents are written in English. */
const LANGUAGE = 'en-US';
const LIST = 'sections';
const FONT = 'Times New Roman';
const POINT = 20;
const HALF_POINT = 2;
const INDENT = 720;
const GAP = { after: 8 * POINT };

const toParagraph = (text: string, options: object = {}) =>
  new Paragraph({ text, spacing: GAP, ...options });

const toTable = (rows: readonly (readonly string[])[]): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: cells.map(
            (text, column) =>
              new TableCell({
                margins: { top: 40, bottom: 40, left: 80, right: 80 },
                children: [
                  new Paragraph({
                    alignment: column === 0 ? AlignmentType.START : AlignmentType.END,
                    children: [new TextRun({ text, bold: index === 0 })],
                  }),
                ],
              }),
          ),
        }),
    ),
  });

const toFileParts = (block: DocumentBlock): readonly FileChild[] => {
  switch (block.kind) {
    case 'heading':
      return [
        toParagraph(block.text, {
          heading: HeadingLevel.HEADING_1,
          ...(block.isNumbered && { numbering: { reference: LIST, level: 0 } }),
        }),
      ];
    case 'paragraph':
      return [
        toParagraph(
          block.text,
          block.isNumbered ? { numbering: { reference: LIST, level: 1 } } : {},
        ),
      ];
    case 'bullets':
      return block.items.map((text) => toParagraph(text, { bullet: { level: 0 } }));
    case 'checklist':
      return block.items.map((text) => toParagraph(`☐ ${text}`, { indent: { left: INDENT / 2 } }));
    case 'table':
      return [toTable(block.rows), toParagraph('')];
    case 'lines':
      return [
        new Paragraph({
          spacing: GAP,
          keepLines: true,
          children: block.lines.map(
            (text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) }),
          ),
        }),
      ];
  }
};

const NOTICE_BORDER = { style: BorderStyle.SINGLE, size: 6, space: 6, color: '666666' };

const toNotice = (text: string) =>
  new Paragraph({
    spacing: { after: 12 * POINT },
    border: {
      top: NOTICE_BORDER,
      bottom: NOTICE_BORDER,
      left: NOTICE_BORDER,
      right: NOTICE_BORDER,
    },
    children: [new TextRun({ text, bold: true })],
  });

/**
 * Writes a document as a Word file with headings, numbered sections, lists, tables and page numbers. Its notice is the first
 * paragraph and on top of each page.
 */
export function createDocxFile({ text, company, notices = [] }: DocxOptions): Promise<Blob> {
  const { notice, title, blocks } = parseDocument(text);
  const name = [title, company].filter((part) => part.trim() !== '').join(' – ');
  const file = new Document({
    title: name,
    description: notice,
    creator: 'Spinout',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 11 * HALF_POINT, language: { value: LANGUAGE } },
        },
        title: { run: { size: 18 * HALF_POINT, bold: true }, paragraph: { spacing: GAP } },
        heading1: {
          run: { size: 12 * HALF_POINT, bold: true },
          paragraph: { keepNext: true, spacing: { before: 12 * POINT, after: 6 * POINT } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              style: { paragraph: { indent: { left: INDENT, hanging: INDENT } } },
            },
            {
              level: 1,
              format: LevelFormat.DECIMAL,
              text: '%1.%2',
              style: { paragraph: { indent: { left: INDENT, hanging: INDENT } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph({ text: notice })] }) },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.END,
                children: [
                  new TextRun({
                    children: [
                      `${name} · Page `,
                      PageNumber.CURRENT,
                      ' of ',
                      PageNumber.TOTAL_PAGES,
                    ],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          ...[notice, ...notices].filter((each) => each !== '').map(toNotice),
          toParagraph(title, { heading: HeadingLevel.TITLE }),
          ...blocks.flatMap(toFileParts),
        ],
      },
    ],
  });
  return Packer.toBlob(file);
}
