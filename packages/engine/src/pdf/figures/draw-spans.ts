import type { PageLayout } from '../page-layout.js';
import { HAIRLINE, ink } from '../report.style.js';
import { drawTicks, fitAxisTitle, TICK } from '../paper/axis.js';
import { figure, paperStyles, tint } from '../paper/paper.style.js';
import { createScale } from '../paper/scale.js';
import type { SpanChart } from './chart.types.js';

const { axis, axisTitle, caption } = paperStyles;
const STEPS = 8;
const NAME_WIDTH = 150;
const NAME_GAP = 12;
const ROW_GAP = 8;
const BAR_HEIGHT = 10;
const LABEL_GAP = 4;
const HEAD_HEIGHT = axisTitle.leading + 5;
const FOOT_HEIGHT = TICK + axis.leading + 2;
const LEFT = figure.x + NAME_WIDTH + NAME_GAP;
const MIN_RIGHT_MARGIN = 12;

const breakNames = (layout: PageLayout, { rows }: SpanChart) =>
  rows.map(({ name }) => layout.breakText(name, caption, NAME_WIDTH));

const getRowHeight = (lines: readonly string[]) =>
  Math.max(1, lines.length) * (caption.leading - 1) + ROW_GAP;

export const getSpansHeight = (layout: PageLayout, chart: SpanChart): number =>
  breakNames(layout, chart).reduce(
    (sum, lines) => sum + getRowHeight(lines),
    HEAD_HEIGHT + FOOT_HEIGHT,
  );

/** Draws periods under each other over a common axis, each with its label beside it. */
export function drawSpans(layout: PageLayout, chart: SpanChart): void {
  const { doc } = layout;
  const names = breakNames(layout, chart);
  const scale = createScale(
    chart.rows.flatMap(({ start, end }) => [start, end]),
    STEPS,
    true,
  );
  const right = figure.x + figure.width - MIN_RIGHT_MARGIN;
  const getX = (value: number) => LEFT + scale.at(value) * (right - LEFT);
  layout.draw(fitAxisTitle(layout, chart.axis, right - LEFT), axisTitle, LEFT, layout.y);
  layout.y += HEAD_HEIGHT;
  const foot = layout.y + names.reduce((sum, lines) => sum + getRowHeight(lines), 0);
  doc.setDrawColor(tint.grid).setLineWidth(HAIRLINE);
  for (const tick of scale.ticks) doc.line(getX(tick), layout.y, getX(tick), foot);
  chart.rows.forEach(({ start, end, label }, index) => {
    const lines = names[index] ?? [];
    const height = getRowHeight(lines);
    const middle = layout.y + (height - ROW_GAP) / 2;
    layout.draw(lines, { ...caption, leading: caption.leading - 1 }, figure.x, layout.y);
    doc.setFillColor(tint.bar);
    const width = Math.max(getX(end) - getX(start), 1);
    doc.rect(getX(start), middle - BAR_HEIGHT / 2, width, BAR_HEIGHT, 'F');
    drawLabel(layout, label, { left: getX(start), right: getX(start) + width, middle });
    layout.y += height;
  });
  doc.setDrawColor(ink.muted).setLineWidth(HAIRLINE);
  doc.line(LEFT, foot, right, foot);
  drawTicks(layout, scale, getX, foot);
  layout.y = foot + FOOT_HEIGHT;
}

/** Draws a label where there is space: right of the bar, left of it, or on it. */
const drawLabel = (
  layout: PageLayout,
  text: string,
  bar: { readonly left: number; readonly right: number; readonly middle: number },
) => {
  const width = layout.measureText(text, axis);
  const top = bar.middle - axis.leading / 2;
  if (bar.right + LABEL_GAP + width <= figure.x + figure.width)
    layout.draw([text], axis, bar.right + LABEL_GAP, top);
  else if (bar.left - LABEL_GAP - width >= LEFT)
    layout.draw([text], axis, bar.left - LABEL_GAP - width, top);
  else layout.draw([text], { ...axis, color: '#ffffff' }, bar.left + LABEL_GAP, top);
};
