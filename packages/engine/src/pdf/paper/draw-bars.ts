import type { PaperFigure } from '@spinout/api-client';
import { cleanLine } from '../../text/clean-text.js';
import type { PageLayout } from '../page-layout.js';
import { HAIRLINE, ink } from '../report.style.js';
import { figure, paperStyles, tint } from './paper.style.js';
import { drawTicks, fitAxisTitle, TICK } from './axis.js';
import { createScale, formatTick, type Scale } from './scale.js';

type BarFigure = Pick<Extract<PaperFigure, { kind: 'bar' }>, 'x_label' | 'y_label' | 'points'> & {
  /** The printed values. @default the values as numbers */
  readonly labels?: readonly string[] | undefined;
};

const { axis, axisTitle, caption } = paperStyles;
const STEPS = 5;
const NAME_WIDTH = 208;
const NAME_GAP = 14;
const NAME_LINES = 2;
const MIN_VALUE_WIDTH = 40;
const VALUE_GAP = 5;
const BAR_HEIGHT = 8;
const ROW_GAP = 9;
const ELLIPSIS = '…';
const HEAD_HEIGHT = axisTitle.leading + 5;
const FOOT_HEIGHT = TICK + axis.leading + 2;

const PLOT_LEFT = figure.x + NAME_WIDTH + NAME_GAP;

/** The values stand on the right of the plot. */
const getPlotRight = (layout: PageLayout, texts: readonly string[]): number =>
  figure.x +
  figure.width -
  texts.reduce(
    (width, text) => Math.max(width, layout.measureText(text, axis) + VALUE_GAP),
    MIN_VALUE_WIDTH,
  );

const breakName = (layout: PageLayout, name: string): string[] => {
  const lines = layout.breakText(cleanLine(name), caption, NAME_WIDTH);
  if (lines.length <= NAME_LINES) return lines;
  const shown = lines.slice(0, NAME_LINES);
  return shown.with(-1, `${shown.at(-1)?.slice(0, -1).trimEnd() ?? ''}${ELLIPSIS}`);
};

const getRowHeight = (lines: readonly string[]) => lines.length * (caption.leading - 1) + ROW_GAP;

/** Height of a bar chart; it continues on the next page if necessary. */
export const getBarsHeight = (layout: PageLayout, { points }: BarFigure): number =>
  points.reduce(
    (sum, { x }) => sum + getRowHeight(breakName(layout, x)),
    HEAD_HEIGHT + FOOT_HEIGHT,
  );

const drawHead = (layout: PageLayout, { x_label: xLabel, y_label: yLabel }: BarFigure) => {
  const width = figure.x + figure.width - PLOT_LEFT;
  layout.draw(fitAxisTitle(layout, xLabel, NAME_WIDTH), axisTitle, figure.x, layout.y);
  layout.draw(fitAxisTitle(layout, yLabel, width), axisTitle, PLOT_LEFT, layout.y);
  layout.y += HEAD_HEIGHT;
};

const MAX_DECIMALS = 2;
const LARGEST_PLAIN = 1e6;

/** Formats numbers with the same number of decimals. */
const formatValues = (values: readonly number[], locale: string): readonly string[] => {
  if (values.some((value) => Math.abs(value) >= LARGEST_PLAIN))
    return values.map((value) => formatTick(value, locale));
  const decimals = values.every(Number.isInteger) ? 0 : MAX_DECIMALS;
  return values.map((value) => value.toFixed(decimals).replace('-', '−'));
};

const drawAxis = (layout: PageLayout, scale: Scale, getX: (value: number) => number) => {
  const { doc } = layout;
  doc.setDrawColor(ink.muted).setLineWidth(HAIRLINE);
  doc.line(getX(scale.from), layout.y, getX(scale.to), layout.y);
  drawTicks(layout, scale, getX, layout.y);
  layout.y += FOOT_HEIGHT;
};

/** Draws a bar chart at the current position, with names on the left and values on the right. */
export function drawBars(layout: PageLayout, chart: BarFigure): void {
  const { doc } = layout;
  const values = chart.points.map(({ y }) => y);
  const scale = createScale(values, STEPS, true);
  const texts = chart.labels ?? formatValues(values, layout.locale);
  const right = getPlotRight(layout, texts);
  const getX = (value: number) => PLOT_LEFT + scale.at(value) * (right - PLOT_LEFT);
  drawHead(layout, chart);
  for (const [index, { x: name, y: value }] of chart.points.entries()) {
    const lines = breakName(layout, name);
    const height = getRowHeight(lines);
    layout.ensureSpace(height + FOOT_HEIGHT);
    const middle = layout.y + (height - ROW_GAP) / 2;
    const top = middle - BAR_HEIGHT / 2;
    layout.draw(lines, { ...caption, leading: caption.leading - 1 }, figure.x, layout.y);
    doc.setFillColor(tint.grid);
    doc.rect(PLOT_LEFT, middle - HAIRLINE / 2, right - PLOT_LEFT, HAIRLINE, 'F');
    doc.setFillColor(tint.bar);
    const [start, end] = [getX(Math.min(0, value)), getX(Math.max(0, value))];
    doc.rect(start, top, Math.max(end - start, HAIRLINE), BAR_HEIGHT, 'F');
    const valueX = right + VALUE_GAP;
    layout.draw([texts[index] ?? ''], axis, valueX, middle - axis.leading / 2);
    layout.y += height;
  }
  drawAxis(layout, scale, getX);
}
