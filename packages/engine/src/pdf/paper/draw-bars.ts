import type { PaperFigure } from '@spinout/api-client';
import { cleanLine } from '../../text/clean-text.js';
import type { PageLayout } from '../page-layout.js';
import { HAIRLINE, ink } from '../report.style.js';
import { figure, paperStyles, tint } from './paper.style.js';
import { drawTicks, fitAxisTitle, TICK } from './axis.js';
import { createScale, formatTick, type Scale } from './scale.js';

type BarFigure = Extract<PaperFigure, { kind: 'bar' }>;

const { axis, axisTitle, caption } = paperStyles;
const STEPS = 5;
const NAME_WIDTH = 208;
const NAME_GAP = 14;
const NAME_LINES = 2;
const VALUE_WIDTH = 40;
const VALUE_GAP = 5;
const BAR_HEIGHT = 8;
const ROW_GAP = 9;
const ELLIPSIS = '…';
const HEAD_HEIGHT = axisTitle.leading + 5;
const FOOT_HEIGHT = TICK + axis.leading + 2;

const PLOT_AREA = {
  left: figure.x + NAME_WIDTH + NAME_GAP,
  right: figure.x + figure.width - VALUE_WIDTH,
} as const;
const PLOT_WIDTH = PLOT_AREA.right - PLOT_AREA.left;

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
  const { left } = PLOT_AREA;
  const width = figure.x + figure.width - left;
  layout.draw(fitAxisTitle(layout, xLabel, NAME_WIDTH), axisTitle, figure.x, layout.y);
  layout.draw(fitAxisTitle(layout, yLabel, width), axisTitle, left, layout.y);
  layout.y += HEAD_HEIGHT;
};

const MAX_DECIMALS = 2;
const LARGEST_PLAIN = 1e6;

/** Formats numbers with the same number of decimals. */
const formatValues = (values: readonly number[]): readonly string[] => {
  if (values.some((value) => Math.abs(value) >= LARGEST_PLAIN)) return values.map(formatTick);
  const decimals = values.every(Number.isInteger) ? 0 : MAX_DECIMALS;
  return values.map((value) => value.toFixed(decimals).replace('-', '−'));
};

const drawAxis = (layout: PageLayout, scale: Scale, getX: (value: number) => number) => {
  const { doc } = layout;
  doc.setDrawColor(ink.muted).setLineWidth(HAIRLINE);
  doc.line(PLOT_AREA.left, layout.y, PLOT_AREA.right, layout.y);
  drawTicks(layout, scale, getX, layout.y);
  layout.y += FOOT_HEIGHT;
};

/** Draws a bar chart at the current position, with names on the left and values on the right. */
export function drawBars(layout: PageLayout, chart: BarFigure): void {
  const { doc } = layout;
  const values = chart.points.map(({ y }) => y);
  const scale = createScale(values, STEPS, true);
  const getX = (value: number) => PLOT_AREA.left + scale.at(value) * PLOT_WIDTH;
  const texts = formatValues(values);
  drawHead(layout, chart);
  for (const [index, { x: name, y: value }] of chart.points.entries()) {
    const lines = breakName(layout, name);
    const height = getRowHeight(lines);
    layout.ensureSpace(height + FOOT_HEIGHT);
    const middle = layout.y + (height - ROW_GAP) / 2;
    const top = middle - BAR_HEIGHT / 2;
    layout.draw(lines, { ...caption, leading: caption.leading - 1 }, figure.x, layout.y);
    doc.setFillColor(tint.grid);
    doc.rect(PLOT_AREA.left, middle - HAIRLINE / 2, PLOT_WIDTH, HAIRLINE, 'F');
    doc.setFillColor(tint.bar);
    const [start, end] = [getX(Math.min(0, value)), getX(Math.max(0, value))];
    doc.rect(start, top, Math.max(end - start, HAIRLINE), BAR_HEIGHT, 'F');
    const valueX = PLOT_AREA.right + VALUE_GAP;
    layout.draw([texts[index] ?? ''], axis, valueX, middle - axis.leading / 2);
    layout.y += height;
  }
  drawAxis(layout, scale, getX);
}
