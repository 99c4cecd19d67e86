import type { PaperFigure } from '@spinout/api-client';
import { cleanLine } from '../../text/clean-text.js';
import type { PageLayout } from '../page-layout.js';
import { HAIRLINE, ink } from '../report.style.js';
import { figure, paperStyles, tint } from './paper.style.js';
import { drawTicks, fitAxisTitle, TICK } from './axis.js';
import { createScale, formatTick, type Scale } from './scale.js';

type LineFigure = Pick<
  Extract<PaperFigure, { kind: 'line' }>,
  'x_label' | 'y_label' | 'points' | 'mark'
>;

const { axis, axisTitle, mark: markStyle } = paperStyles;
const X_STEPS = 7;
const Y_STEPS = 5;
const LABEL_GAP = 5;
const LINE_WIDTH = 1.4;
const DOT_RADIUS = 1.5;
const MARK_RADIUS = 3;
const MARK_GAP = 7;
/** More dots would overlap. */
const MAX_DOTS = 25;
const FOOT = TICK + axis.leading + axisTitle.leading + 4;

/** Height of a line chart, including axes and axis titles. */
export const LINE_HEIGHT = axisTitle.leading + 5 + figure.plotHeight + FOOT;

/** The plot area of a line chart, in page points. */
interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  readonly getX: (value: number) => number;
  readonly getY: (value: number) => number;
}

const createPlotArea = (layout: PageLayout, x: Scale, y: Scale): PlotArea => {
  const widest = Math.max(
    ...y.ticks.map((tick) => layout.measureText(formatTick(tick, layout.locale), axis)),
  );
  const left = figure.x + widest + LABEL_GAP + TICK;
  const right =
    figure.x + figure.width - layout.measureText(formatTick(x.to, layout.locale), axis) / 2;
  const top = layout.y + axisTitle.leading + 5;
  const foot = top + figure.plotHeight;
  return {
    left,
    right,
    top,
    foot,
    getX: (value) => left + x.at(value) * (right - left),
    getY: (value) => foot - y.at(value) * (foot - top),
  };
};

const drawAxes = (layout: PageLayout, area: PlotArea, x: Scale, y: Scale) => {
  const { doc } = layout;
  doc.setLineWidth(HAIRLINE);
  for (const tick of y.ticks) {
    const text = formatTick(tick, layout.locale);
    const at = area.getY(tick);
    doc.setDrawColor(tint.grid);
    if (tick !== y.from) doc.line(area.left, at, area.right, at);
    const textX = area.left - TICK - LABEL_GAP + 2 - layout.measureText(text, axis);
    layout.draw([text], axis, textX, at - axis.leading / 2);
  }
  doc.setDrawColor(ink.muted);
  doc.line(area.left, area.foot, area.right, area.foot);
  drawTicks(layout, x, area.getX, area.foot);
};

const drawNames = (
  layout: PageLayout,
  area: PlotArea,
  { x_label: xLabel, y_label: yLabel }: LineFigure,
) => {
  layout.draw(fitAxisTitle(layout, yLabel, figure.width), axisTitle, figure.x, layout.y);
  const [name = ''] = fitAxisTitle(layout, xLabel, area.right - area.left);
  const x = area.right - layout.measureText(name, axisTitle);
  layout.draw([name], axisTitle, x, area.foot + TICK + axis.leading + 3);
};

const drawCurve = (layout: PageLayout, area: PlotArea, points: LineFigure['points']) => {
  const { doc } = layout;
  const places = points
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, y }) => [area.getX(x), area.getY(y)] as const);
  const [first, ...rest] = places;
  if (!first) return;
  doc.setDrawColor(ink.accent).setLineWidth(LINE_WIDTH).setLineJoin('round').setLineCap('round');
  doc.moveTo(...first);
  for (const place of rest) doc.lineTo(...place);
  doc.stroke();
  doc.setLineCap('butt').setLineJoin('miter');
  if (places.length > MAX_DOTS) return;
  doc.setFillColor(ink.accent);
  for (const place of places) doc.circle(...place, DOT_RADIUS, 'F');
};

/** Draws the marked point with lines to both axes and its label on the side with more space. */
const drawMark = (layout: PageLayout, area: PlotArea, mark: NonNullable<LineFigure['mark']>) => {
  const { doc } = layout;
  const x = area.getX(mark.x);
  const y = area.getY(mark.y);
  doc.setDrawColor(ink.muted).setLineWidth(HAIRLINE).setLineDashPattern([2, 2], 0);
  doc.line(area.left, y, x, y);
  doc.line(x, y, x, area.foot);
  doc.setLineDashPattern([], 0);
  doc.setFillColor('#ffffff').setDrawColor(ink.accent).setLineWidth(LINE_WIDTH);
  doc.circle(x, y, MARK_RADIUS, 'FD');
  const isLeft = x < (area.left + area.right) / 2;
  const width = (isLeft ? area.right - x : x - area.left) - 2 * MARK_GAP;
  const lines = layout.breakText(cleanLine(mark.label), markStyle, width);
  const widest = Math.max(0, ...lines.map((line) => layout.measureText(line, markStyle)));
  const height = lines.length * markStyle.leading;
  const below = y + MARK_GAP / 2;
  const top = below + height > area.foot ? y - height - MARK_GAP / 2 : below;
  layout.draw(lines, markStyle, isLeft ? x + MARK_GAP : x - MARK_GAP - widest, top);
};

/** Draws a line chart at the current position over the full page width. */
export function drawLine(layout: PageLayout, chart: LineFigure): void {
  const { points, mark } = chart;
  const all = mark ? [...points, mark] : points;
  const [allX, allY] = [all.map((point) => point.x), all.map((point) => point.y)];
  const x = createScale(allX, X_STEPS, false);
  const y = createScale(allY, Y_STEPS, true);
  const area = createPlotArea(layout, x, y);
  drawNames(layout, area, chart);
  drawAxes(layout, area, x, y);
  drawCurve(layout, area, points);
  if (mark) drawMark(layout, area, mark);
  layout.y = area.foot + FOOT;
}
