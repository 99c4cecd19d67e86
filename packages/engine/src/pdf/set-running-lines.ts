import type { Press } from './press.js';
import { ink, page, styles } from './report.style.js';

const HAIRLINE = 0.5;
const HEADER_LINE_BELOW = 4;
const NUMBER_WIDTH = 60;
const ELLIPSIS = '…';

/** As much of a title as fits on the header's line. */
const shortened = (press: Press, title: string, width: number): string => {
  const [first = '', ...more] = press.linesOf(title, styles.running, width);
  return more.length === 0 ? first : `${first.slice(0, -ELLIPSIS.length)}${ELLIPSIS}`;
};

/** Writes the title above each page after the first, and "n / N" below every page. */
export function setRunningLines(press: Press, title: string): void {
  const { doc } = press;
  const pages = doc.getNumberOfPages();
  const header = shortened(press, title, page.width - page.left - page.right - NUMBER_WIDTH);
  const right = page.width - page.right;
  doc.setDrawColor(ink.hairline).setLineWidth(HAIRLINE);
  for (let number = 1; number <= pages; number += 1) {
    doc.setPage(number);
    const count = `${number} / ${pages}`;
    const countX = right - press.widthOf(count, styles.running);
    press.draw([count], styles.running, countX, page.footerTop);
    if (number === 1) continue;
    press.draw([header], styles.running, page.left, page.headerTop);
    const line = page.headerTop + styles.running.leading + HEADER_LINE_BELOW;
    doc.line(page.left, line, right, line);
  }
}
