import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { cleanLine } from '../../text/clean-text.js';
import type { PageLayout } from '../page-layout.js';
import { layoutTitle } from '../layout-text.js';
import { columns, page } from '../report.style.js';
import { paperSpace, paperStyles, tint } from './paper.style.js';

type Opening = Pick<ResearchPaperPdfRequest, 'authors' | 'notice' | 'data_source'>;

const RULE_WIDTH = 2;
const NOTICE_INK = paperStyles.notice.color;

const layoutLine = (
  layout: PageLayout,
  text: string,
  style: (typeof paperStyles)['authors' | 'meta'],
) => {
  if (text === '') return;
  layout.tags.add('P', () =>
    layout.flowLines(layout.breakText(text, style, columns.full.width), style, page.left),
  );
  layout.y += paperSpace.afterAuthors;
};

/** A notice on a tinted background. */
const layoutNotice = (layout: PageLayout, notice: string) => {
  const { doc } = layout;
  const padding = paperSpace.noticePadding;
  const lines = layout.breakText(notice, paperStyles.notice, columns.full.width - 4 * padding);
  layout.y += paperSpace.notice + padding - paperSpace.afterAuthors;
  const drawBackground = (top: number, height: number) => {
    doc.setFillColor(tint.notice);
    doc.rect(page.left, top - padding, columns.full.width, height + 2 * padding, 'F');
    doc.setFillColor(NOTICE_INK);
    doc.rect(page.left, top - padding, RULE_WIDTH, height + 2 * padding, 'F');
  };
  layout.tags.add('P', () =>
    layout.flowLines(lines, paperStyles.notice, page.left + 2 * padding, {
      tail: padding,
      onFragment: ({ top, height }) => layout.tags.drawArtifact(() => drawBackground(top, height)),
    }),
  );
  layout.y += padding;
};

/** Lays out title, authors, data source and notice above the abstract. */
export function layoutOpening(layout: PageLayout, title: string, paper: Opening): void {
  layoutTitle(layout, title, paperStyles.title, paperSpace.afterBar);
  layout.y += paperSpace.afterTitle;
  const authors = paper.authors.map(cleanLine).filter(Boolean).join(', ');
  layoutLine(layout, authors, paperStyles.authors);
  const dataSource = cleanLine(paper.data_source ?? '');
  layoutLine(layout, dataSource === '' ? '' : `Data source: ${dataSource}`, paperStyles.meta);
  const notice = cleanLine(paper.notice ?? '');
  if (notice !== '') layoutNotice(layout, notice);
}
