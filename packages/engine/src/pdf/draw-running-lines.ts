import type { PageLayout } from './page-layout.js';
import { HAIRLINE, ink, originInk, page, styles, type TextStyle } from './report.style.js';

const HEADER_LINE_BELOW = 4;
const NUMBER_WIDTH = 60;
const ELLIPSIS = '…';

const truncateToLine = (
  layout: PageLayout,
  title: string,
  width: number,
  style: TextStyle,
): string => {
  const [first = '', ...more] = layout.breakText(title, style, width);
  return more.length === 0 ? first : `${first.slice(0, -ELLIPSIS.length)}${ELLIPSIS}`;
};

const noticeStyle = {
  ...styles.running,
  face: 'bold',
  color: originInk['simulated'] ?? ink.text,
} as const;

/**
 * Draws the title at the top of every page except the first, and "n / N" at the bottom of every page.
 * @param notice shown on every page, including the first. @default none
 */
export function drawRunningLines(layout: PageLayout, title: string, notice = ''): void {
  const { doc } = layout;
  const pages = doc.getNumberOfPages();
  const width = page.width - page.left - page.right - NUMBER_WIDTH;
  const header = truncateToLine(layout, title, width, styles.running);
  const warning = notice === '' ? '' : truncateToLine(layout, notice, width, noticeStyle);
  const right = page.width - page.right;
  for (let number = 1; number <= pages; number += 1) {
    doc.setPage(number);
    const count = `${number} / ${pages}`;
    const countX = right - layout.measureText(count, styles.running);
    layout.tags.drawArtifact(() => {
      layout.draw([count], styles.running, countX, page.footerTop);
      if (warning !== '') layout.draw([warning], noticeStyle, page.left, page.footerTop);
    }, 'Footer');
    if (number === 1) continue;
    layout.tags.drawArtifact(() => {
      layout.draw([header], styles.running, page.left, page.headerTop);
      const line = page.headerTop + styles.running.leading + HEADER_LINE_BELOW;
      doc.setDrawColor(ink.hairline).setLineWidth(HAIRLINE);
      doc.line(page.left, line, right, line);
    }, 'Header');
  }
}
