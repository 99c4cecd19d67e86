import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { cleanLine } from '../clean-text.js';
import type { Press } from '../press.js';
import { columns, ink, page } from '../report.style.js';
import { paperSpace, paperStyles, tint } from './paper.style.js';

type Opening = Pick<ResearchPaperPdfRequest, 'authors' | 'notice' | 'data_source'>;

const BAR = { width: 34, height: 3 };
const RULE_WIDTH = 2;
const NOTICE_INK = paperStyles.notice.color;

const setLine = (press: Press, text: string, style: (typeof paperStyles)['authors' | 'meta']) => {
  if (text === '') return;
  press.flow(press.linesOf(text, style, columns.full.width), style, page.left);
  press.y += paperSpace.afterAuthors;
};

/** A text that nobody may pass over, on a tint of its own. */
const setNotice = (press: Press, notice: string) => {
  const { doc } = press;
  const padding = paperSpace.noticePadding;
  const lines = press.linesOf(notice, paperStyles.notice, columns.full.width - 4 * padding);
  press.y += paperSpace.notice + padding - paperSpace.afterAuthors;
  press.flow(lines, paperStyles.notice, page.left + 2 * padding, {
    tail: padding,
    onFragment: ({ top, height }) => {
      doc.setFillColor(tint.notice);
      doc.rect(page.left, top - padding, columns.full.width, height + 2 * padding, 'F');
      doc.setFillColor(NOTICE_INK);
      doc.rect(page.left, top - padding, RULE_WIDTH, height + 2 * padding, 'F');
    },
  });
  press.y += padding;
};

/** Sets what stands above the abstract: title, authors, who gave the data, and the notice. */
export function setOpening(press: Press, title: string, paper: Opening): void {
  const { doc } = press;
  press.y = page.top;
  doc.setFillColor(ink.accent).rect(page.left, press.y, BAR.width, BAR.height, 'F');
  press.y += BAR.height + paperSpace.afterBar;
  const { title: style } = paperStyles;
  press.flow(press.linesOf(title, style, columns.full.width), style, page.left);
  press.y += paperSpace.afterTitle;
  const authors = paper.authors.map(cleanLine).filter(Boolean).join(', ');
  setLine(press, authors, paperStyles.authors);
  const dataSource = cleanLine(paper.data_source ?? '');
  setLine(press, dataSource === '' ? '' : `Data source: ${dataSource}`, paperStyles.meta);
  const notice = cleanLine(paper.notice ?? '');
  if (notice !== '') setNotice(press, notice);
}
