import type { PageLayout } from '../page-layout.js';
import { HAIRLINE, ink } from '../report.style.js';
import { figure, paperStyles, tint } from '../paper/paper.style.js';
import type { ColumnChart } from './chart.types.js';

const { axis, caption } = paperStyles;
const NAME_HEIGHT = caption.leading + 2;
const VALUE_HEIGHT = axis.leading;
const COLUMN_HEIGHT = 34;
const ROW_GAP = 10;
const COLUMN_SHARE = 0.7;
const CATEGORY_HEIGHT = axis.leading + 3;
const ROW_HEIGHT = NAME_HEIGHT + VALUE_HEIGHT + COLUMN_HEIGHT + ROW_GAP;

export const getColumnsHeight = ({ series }: ColumnChart): number =>
  series.length * ROW_HEIGHT + CATEGORY_HEIGHT;

const drawCentered = (layout: PageLayout, text: string, center: number, top: number) =>
  layout.draw([text], axis, center - layout.measureText(text, axis) / 2, top);

/** Draws one row of columns for each series, with the categories below the last one. */
export function drawColumns(layout: PageLayout, { categories, series }: ColumnChart): void {
  const { doc } = layout;
  const number = new Intl.NumberFormat(layout.locale);
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const step = figure.width / Math.max(categories.length, 1);
  const getCenter = (index: number) => figure.x + (index + 0.5) * step;
  for (const { name, values } of series) {
    const [line = ''] = layout.breakText(name, caption, figure.width);
    layout.draw([line], caption, figure.x, layout.y);
    const foot = layout.y + ROW_HEIGHT - ROW_GAP;
    doc.setFillColor(tint.bar);
    values.forEach((value, index) => {
      const height = (value / most) * COLUMN_HEIGHT;
      if (height === 0) return;
      const width = step * COLUMN_SHARE;
      doc.rect(getCenter(index) - width / 2, foot - height, width, height, 'F');
    });
    values.forEach((value, index) => {
      const top = foot - (value / most) * COLUMN_HEIGHT - VALUE_HEIGHT;
      if (value > 0) drawCentered(layout, number.format(value), getCenter(index), top);
    });
    doc.setDrawColor(ink.muted).setLineWidth(HAIRLINE);
    doc.line(figure.x, foot, figure.x + figure.width, foot);
    layout.y = foot + ROW_GAP;
  }
  categories.forEach((category, index) =>
    drawCentered(layout, category, getCenter(index), layout.y - ROW_GAP + 3),
  );
  layout.y += CATEGORY_HEIGHT;
}
