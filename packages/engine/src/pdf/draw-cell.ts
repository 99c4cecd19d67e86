import { parseDoi } from '@spinout/api-client/doi';
import type { CellHookData } from 'jspdf-autotable';
import type { PageLayout } from './page-layout.js';
import type { BlockOf } from './report.types.js';
import { HAIRLINE, ink, styles } from './report.style.js';
import type { StructureElement } from './tagged/structure.types.js';

const HEAD_LINE = 0.9;
const WEB_ADDRESS = /^https:\/\/\S+$/;

const findAddress = (cell: string): string | null => {
  const doi = parseDoi(cell);
  if (doi !== null) return doi.url;
  return WEB_ADDRESS.test(cell) && URL.canParse(cell) ? new URL(cell).href : null;
};

/**
 * Creates the function that draws the cells of one table and tags them. The header of a further page is an artifact, and
 * both parts of a row that is higher than a page are one row.
 */
export function createCellDrawer(layout: PageLayout, table: BlockOf<'table'>) {
  const { doc, tags } = layout;
  const tableElement = tags.create('Table');
  const rows = new Map<unknown, readonly StructureElement[]>();
  const headPages = new Set<number>();
  let isHeadTagged = false;

  const getCellElement = ({ row, column, section }: CellHookData): StructureElement | undefined => {
    let cells = rows.get(row.raw);
    if (!cells) {
      const rowElement = tags.create('TR', tableElement);
      cells = table.head.map(() => tags.create(section === 'head' ? 'TH' : 'TD', rowElement));
      rows.set(row.raw, cells);
    }
    return cells[column.index];
  };

  const drawRule = ({ cell, section, row }: CellHookData) => {
    if (section === 'body' && row.index === table.rows.length - 1) return;
    const y = cell.y + cell.height;
    tags.drawArtifact(() => {
      doc.setDrawColor(section === 'head' ? ink.text : ink.hairline);
      doc.setLineWidth(section === 'head' ? HEAD_LINE : HAIRLINE);
      doc.line(cell.x, y, cell.x + cell.width, y);
    });
  };

  const drawText = ({ cell, section }: CellHookData) => {
    const style = section === 'head' ? styles.cellHead : styles.cell;
    const { x, y } = cell.getTextPos();
    const top = section === 'head' ? y - cell.text.length * style.leading : y;
    if (cell.styles.halign === 'right')
      cell.text.forEach((line, index) =>
        layout.draw(
          [line],
          style,
          x - layout.measureText(line, style),
          top + index * style.leading,
        ),
      );
    else layout.draw(cell.text, style, x, top);
    // autoTable measures the next rows with it.
    doc.setLineHeightFactor(styles.cell.leading / styles.cell.size);
  };

  const drawLinkedText = (data: CellHookData) => {
    const { cell, section } = data;
    const text = cell.text.join('');
    const url = section === 'body' ? findAddress(text) : null;
    if (url === null) return tags.draw(() => drawText(data));
    const area = { x: cell.x, y: cell.y, width: cell.width, height: cell.height };
    tags.add('Link', () => {
      tags.draw(() => drawText(data));
      tags.addLink(area, { url }, text);
    });
  };

  /** @returns false, because autoTable draws no cell itself */
  return (data: CellHookData): false => {
    const isHead = data.section === 'head';
    drawRule(data);
    if (isHead && isHeadTagged && !headPages.has(tags.page)) {
      tags.drawArtifact(() => drawText(data), 'Pagination');
      return false;
    }
    if (isHead) {
      isHeadTagged = true;
      headPages.add(tags.page);
    }
    const element = getCellElement(data);
    if (element && data.cell.text.join('').trim() !== '')
      tags.within(element, () => drawLinkedText(data));
    return false;
  };
}
