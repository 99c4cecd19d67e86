import { describeData } from '../describe-data.js';
import { drawBoxed } from '../draw-boxed.js';
import { layoutTable } from '../layout-text.js';
import type { PageLayout } from '../page-layout.js';
import { paperSpace, paperStyles } from '../paper/paper.style.js';
import { columns, page } from '../report.style.js';
import type { BlockOf } from '../report.types.js';
import { readChart, type Chart } from './read-chart.js';

type Figure = BlockOf<'figure'>;

const { caption: captionStyle, captionTitle } = paperStyles;
const PAGE_HEIGHT = page.height - page.top - page.bottom;
const breakCaption = (layout: PageLayout, { title, caption }: Figure) => {
  const { width } = columns.text;
  const head = layout.breakText(title, captionTitle, width);
  const body = caption === '' ? [] : layout.breakText(caption, captionStyle, width);
  return { head, body, height: (head.length + body.length) * captionStyle.leading };
};

const layoutCaption = (layout: PageLayout, figure: Figure, role: 'Caption' | 'P') => {
  const { head, body } = breakCaption(layout, figure);
  layout.tags.add(role, () => {
    layout.flowLines(head, captionTitle, columns.text.x);
    layout.flowLines(body, captionStyle, columns.text.x);
  });
};

const getHeight = (layout: PageLayout, figure: Figure, chart: Chart): number =>
  paperSpace.exhibit +
  chart.getHeight(layout) +
  paperSpace.caption +
  breakCaption(layout, figure).height;

/** Height that must be on one page; 0 for a figure that is printed as a table. */
export const getFigureHeight = (layout: PageLayout, figure: Figure): number => {
  const chart = readChart(figure);
  return chart ? Math.min(getHeight(layout, figure, chart), PAGE_HEIGHT) : 0;
};

/** Lays out a chart with its caption; as a table if its data do not fit its form. */
export function layoutFigure(layout: PageLayout, figure: Figure): void {
  const chart = readChart(figure);
  const { title, caption, head, rows } = figure;
  if (!chart) {
    layout.addGap(paperSpace.exhibit);
    layoutCaption(layout, figure, 'P');
    layoutTable(layout, { kind: 'table', head, rows });
    return;
  }
  layout.ensureSpace(Math.min(getHeight(layout, figure, chart), PAGE_HEIGHT));
  layout.addGap(paperSpace.exhibit);
  const alt = describeData([title, caption].filter((text) => text !== '').join('. '), head, rows);
  layout.tags.drawFigure(
    alt,
    () => drawBoxed(layout, () => chart.draw(layout)),
    () => {
      layout.y += paperSpace.caption;
      layoutCaption(layout, figure, 'Caption');
    },
  );
}
