import type { PaperFigure } from '@spinout/api-client';
import { cleanLine } from '../clean-text.js';
import type { PageLayout } from '../page-layout.js';
import { ink } from '../report.style.js';
import { figure, paperStyles, tint } from './paper.style.js';
import { scaleOf, tickText, type Scale } from './scale.js';

type LineFigure = Extract<PaperFigure, { kind: 'line' }>;

const { axis, axisTitle, mark: markStyle } = paperStyles;
const X_STEPS = 7;
const Y_STEPS = 5;
const TICK = 3;
const LABEL_GAP = 5;
const HAIRLINE = 0.5;
const LINE_WIDTH = 1.4;
const DOT_RADIUS = 1.5;
const MARK_RADIUS = 3;
const MARK_GAP = 7;
/** More points would run into one another. */
const MOST_DOTS = 25;
const FOOT = TICK + axis.leading + axisTitle.leading + 4;

/** Height that a curve takes, its axes and their names included. */
export const LINE_HEIGHT = axisTitle.leading + 5 + figure.plotHeight + FOOT;

/** The field of a curve, in points of the page. */
interface Field {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
  readonly xOf: (value: number) => number;
  readonly yOf: (value: number) => number;
}

const fieldOf = (layout: PageLayout, x: Scale, y: Scale): Field => {
  const widest = Math.max(...y.ticks.map((tick) => layout.widthOf(tickText(tick), axis)));
  const left = figure.x + widest + LABEL_GAP + TICK;
  const right = figure.x + figure.width - layout.widthOf(tickText(x.to), axis) / 2;
  const top = layout.y + axisTitle.leading + 5;
  const foot = top + figure.plotHeight;
  return {
    left,
    right,
    top,
    foot,
    xOf: (value) => left + x.at(value) * (right - left),
    yOf: (value) => foot - y.at(value) * (foot - top),
  };
};

const drawAxes = (layout: PageLayout, field: Field, x: Scale, y: Scale) => {
  const { doc } = layout;
  doc.setLineWidth(HAIRLINE);
  for (const tick of y.ticks) {
    const text = tickText(tick);
    const at = field.yOf(tick);
    doc.setDrawColor(tint.grid);
    if (tick !== y.from) doc.line(field.left, at, field.right, at);
    const textX = field.left - TICK - LABEL_GAP + 2 - layout.widthOf(text, axis);
    layout.draw([text], axis, textX, at - axis.leading / 2);
  }
  doc.setDrawColor(ink.muted);
  doc.line(field.left, field.foot, field.right, field.foot);
  for (const tick of x.ticks) {
    const text = tickText(tick);
    const at = field.xOf(tick);
    doc.line(at, field.foot, at, field.foot + TICK);
    layout.draw([text], axis, at - layout.widthOf(text, axis) / 2, field.foot + TICK + 1);
  }
};

/** As much of a name as fits on one line. */
const oneLineOf = (layout: PageLayout, text: string, width: number) =>
  layout.linesOf(cleanLine(text), axisTitle, width).slice(0, 1);

const drawNames = (
  layout: PageLayout,
  field: Field,
  { x_label: xLabel, y_label: yLabel }: LineFigure,
) => {
  layout.draw(oneLineOf(layout, yLabel, figure.width), axisTitle, figure.x, layout.y);
  const [name = ''] = oneLineOf(layout, xLabel, field.right - field.left);
  const x = field.right - layout.widthOf(name, axisTitle);
  layout.draw([name], axisTitle, x, field.foot + TICK + axis.leading + 3);
};

const drawCurve = (layout: PageLayout, field: Field, points: LineFigure['points']) => {
  const { doc } = layout;
  const places = points
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, y }) => [field.xOf(x), field.yOf(y)] as const);
  const [first, ...rest] = places;
  if (!first) return;
  doc.setDrawColor(ink.accent).setLineWidth(LINE_WIDTH).setLineJoin('round').setLineCap('round');
  doc.moveTo(...first);
  for (const place of rest) doc.lineTo(...place);
  doc.stroke();
  doc.setLineCap('butt').setLineJoin('miter');
  if (places.length > MOST_DOTS) return;
  doc.setFillColor(ink.accent);
  for (const place of places) doc.circle(...place, DOT_RADIUS, 'F');
};

/** The point that stands out, with lines to both axes and its words where there is room for them. */
const drawMark = (layout: PageLayout, field: Field, mark: NonNullable<LineFigure['mark']>) => {
  const { doc } = layout;
  const x = field.xOf(mark.x);
  const y = field.yOf(mark.y);
  doc.setDrawColor(ink.muted).setLineWidth(HAIRLINE).setLineDashPattern([2, 2], 0);
  doc.line(field.left, y, x, y);
  doc.line(x, y, x, field.foot);
  doc.setLineDashPattern([], 0);
  doc.setFillColor('#ffffff').setDrawColor(ink.accent).setLineWidth(LINE_WIDTH);
  doc.circle(x, y, MARK_RADIUS, 'FD');
  const isLeft = x < (field.left + field.right) / 2;
  const width = (isLeft ? field.right - x : x - field.left) - 2 * MARK_GAP;
  const lines = layout.linesOf(cleanLine(mark.label), markStyle, width);
  const widest = Math.max(0, ...lines.map((line) => layout.widthOf(line, markStyle)));
  const height = lines.length * markStyle.leading;
  const below = y + MARK_GAP / 2;
  const top = below + height > field.foot ? y - height - MARK_GAP / 2 : below;
  layout.draw(lines, markStyle, isLeft ? x + MARK_GAP : x - MARK_GAP - widest, top);
};

/** Draws a curve from here on, over the full width of the page. */
export function drawLine(layout: PageLayout, chart: LineFigure): void {
  const { points, mark } = chart;
  const all = mark ? [...points, mark] : points;
  const x = scaleOf(
    all.map((point) => point.x),
    X_STEPS,
    false,
  );
  const y = scaleOf(
    all.map((point) => point.y),
    Y_STEPS,
    true,
  );
  const field = fieldOf(layout, x, y);
  drawNames(layout, field, chart);
  drawAxes(layout, field, x, y);
  drawCurve(layout, field, points);
  if (mark) drawMark(layout, field, mark);
  layout.y = field.foot + FOOT;
}
