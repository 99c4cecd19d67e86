import { autoTable, type Styles } from 'jspdf-autotable';
import { FONT_NAME } from './document.js';
import type { PageLayout } from './page-layout.js';
import type { BlockOf } from './report.types.js';
import { createCellDrawer } from './draw-cell.js';
import { columns, page, space, styles } from './report.style.js';

/** Minimum readable column width. */
const MIN_COLUMN_WIDTH = 50;
const MAX_HEAD_CHARACTERS = 80;
const CELL_PADDING = 4;
const COLUMN_GAP = 12;
const NUMBER = /^[-−–+~≈<>≤≥]?\s?\p{Sc}?\s?\d[\d.,\s]*\s?[%\p{Sc}]?$/u;

/** Whether a table has too many columns for the page or a header cell that is too long. */
export const isTooWide = ({ head }: BlockOf<'table'>): boolean =>
  head.length * MIN_COLUMN_WIDTH > columns.full.width ||
  head.some((cell) => cell.length > MAX_HEAD_CHARACTERS);

/** Converts the rows of a table that is too wide to lists of labeled values. */
export const convertRowsToFacts = ({ head, rows }: BlockOf<'table'>): readonly BlockOf<'facts'>[] =>
  rows.map((row) => ({
    kind: 'facts',
    facts: row.map((value, column) => ({ label: head[column] ?? '', value })),
  }));

/** Numbers are right-aligned. */
const isNumeric = ({ rows }: BlockOf<'table'>, column: number): boolean => {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
};

/** Width of the widest word of each header cell, so that no word is broken; empty if they do not fit. */
const getHeadWidths = (layout: PageLayout, { head }: BlockOf<'table'>): readonly number[] => {
  const widths = head.map(
    (cell) =>
      Math.ceil(
        Math.max(...cell.split(' ').map((word) => layout.measureText(word, styles.cellHead))),
      ) + COLUMN_GAP,
  );
  const sum = widths.reduce((total, width) => total + width, 0);
  return sum <= columns.full.width ? widths : [];
};

const getColumnStyles = (
  layout: PageLayout,
  table: BlockOf<'table'>,
): Record<string, Partial<Styles>> => {
  const widths = getHeadWidths(layout, table);
  return Object.fromEntries(
    table.head.map((_, column) => [
      column,
      {
        ...(widths[column] === undefined ? {} : { minCellWidth: widths[column] }),
        halign: isNumeric(table, column) ? 'right' : 'left',
        cellPadding: {
          top: CELL_PADDING,
          bottom: CELL_PADDING,
          left: 0,
          right: column === table.head.length - 1 ? 0 : COLUMN_GAP,
        },
      } satisfies Partial<Styles>,
    ]),
  );
};

/** Renders a full-width table; the header row repeats on each page. */
export function renderTable(layout: PageLayout, table: BlockOf<'table'>): void {
  const { doc, faces } = layout;
  layout.addGap(space.table);
  doc.setLineHeightFactor(styles.cell.leading / styles.cell.size);
  const createWrapper = (style: 'cell' | 'cellHead') => (text: string | string[], width: number) =>
    layout.breakText([text].flat().join(' '), styles[style], width);
  const perColumn = getColumnStyles(layout, table);
  const drawCell = createCellDrawer(layout, table);
  let foot = layout.y;
  autoTable(doc, {
    theme: 'plain',
    startY: layout.y,
    margin: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
    tableWidth: columns.full.width,
    rowPageBreak: 'avoid',
    head: [table.head.map((cell) => faces.bold.fit(cell))],
    body: table.rows.map((row) => row.map((cell) => faces.normal.fit(cell))),
    styles: { font: FONT_NAME, fontSize: styles.cell.size, overflow: createWrapper('cell') },
    headStyles: {
      fontStyle: 'bold',
      fontSize: styles.cellHead.size,
      valign: 'bottom',
      overflow: createWrapper('cellHead'),
    },
    columnStyles: perColumn,
    didParseCell: ({ cell, column, section }) => {
      // Column styles do not apply to the header.
      if (section === 'head') Object.assign(cell.styles, perColumn[column.index]);
    },
    willDrawCell: drawCell,
    didDrawPage: ({ cursor }) => {
      foot = cursor?.y ?? foot;
    },
  });
  layout.y = foot;
}
