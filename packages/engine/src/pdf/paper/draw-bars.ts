import type { PaperFigure } from '@spinout/api-client';
import { cleanLine } from '../clean-text.js';
import type { PageLayout } from '../page-layout.js';
import { ink } from '../report.style.js';
import { figure, paperStyles, tint } from './paper.style.js';
import { scaleOf, tickText, type Scale } from './scale.js';

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
const HAIRLINE = 0.5;
const TICK = 3;
const ELLIPSIS = '…';
const HEAD_HEIGHT = axisTitle.leading + 5;
const FOOT_HEIGHT = TICK + axis.leading + 2;

const FIELD = {
  left: figure.x + NAME_WIDTH + NAME_GAP,
  right: figure.x + figure.width - VALUE_WIDTH,
} as const;

const nameLines = (layout: PageLayout, name: string): string[] => {
  const lines = layout.linesOf(cleanLine(name), caption, NAME_WIDTH);
  if (lines.length <= NAME_LINES) return lines;
  const kept = lines.slice(0, NAME_LINES);
  return kept.with(-1, `${kept.at(-1)?.slice(0, -1).trimEnd() ?? ''}${ELLIPSIS}`);
};

const rowHeight = (lines: readonly string[]) => lines.length * (caption.leading - 1) + ROW_GAP;

/** Height that the bars take; what is higher than a page goes on on the next. */
export const barsHeight = (layout: PageLayout, { points }: BarFigure): number =>
  points.reduce((sum, { x }) => sum + rowHeight(nameLines(layout, x)), HEAD_HEIGHT + FOOT_HEIGHT);

const drawHead = (layout: PageLayout, { x_label: xLabel, y_label: yLabel }: BarFigure) => {
  const line = (text: string, width: number) =>
    layout.linesOf(cleanLine(text), axisTitle, width).slice(0, 1);
  layout.draw(line(xLabel, NAME_WIDTH), axisTitle, figure.x, layout.y);
  layout.draw(line(yLabel, figure.x + figure.width - FIELD.left), axisTitle, FIELD.left, layout.y);
  layout.y += HEAD_HEIGHT;
};

const MOST_DECIMALS = 2;
const LARGEST_PLAIN = 1e6;

/** Writes the numbers of a column with the same decimals. */
const valueTexts = (values: readonly number[]): readonly string[] => {
  if (values.some((value) => Math.abs(value) >= LARGEST_PLAIN)) return values.map(tickText);
  const decimals = values.every(Number.isInteger) ? 0 : MOST_DECIMALS;
  return values.map((value) => value.toFixed(decimals).replace('-', '−'));
};

const drawAxis = (layout: PageLayout, scale: Scale, xOf: (value: number) => number) => {
  const { doc } = layout;
  doc.setDrawColor(ink.muted).setLineWidth(HAIRLINE);
  doc.line(FIELD.left, layout.y, FIELD.right, layout.y);
  for (const tick of scale.ticks) {
    const text = tickText(tick);
    const at = xOf(tick);
    doc.line(at, layout.y, at, layout.y + TICK);
    layout.draw([text], axis, at - layout.widthOf(text, axis) / 2, layout.y + TICK + 1);
  }
  layout.y += FOOT_HEIGHT;
};

/** Draws a bar for each value from here on, with its name before and its number behind it. */
export function drawBars(layout: PageLayout, chart: BarFigure): void {
  const { doc } = layout;
  const values = chart.points.map(({ y }) => y);
  const scale = scaleOf(values, STEPS, true);
  const xOf = (value: number) => FIELD.left + scale.at(value) * (FIELD.right - FIELD.left);
  const texts = valueTexts(values);
  drawHead(layout, chart);
  for (const [index, { x: name, y: value }] of chart.points.entries()) {
    const lines = nameLines(layout, name);
    const height = rowHeight(lines);
    layout.ensureSpace(height + FOOT_HEIGHT);
    const middle = layout.y + (height - ROW_GAP) / 2;
    const top = middle - BAR_HEIGHT / 2;
    layout.draw(lines, { ...caption, leading: caption.leading - 1 }, figure.x, layout.y);
    doc.setFillColor(tint.grid);
    doc.rect(FIELD.left, middle - HAIRLINE / 2, FIELD.right - FIELD.left, HAIRLINE, 'F');
    doc.setFillColor(tint.bar);
    const [start, end] = [xOf(Math.min(0, value)), xOf(Math.max(0, value))];
    doc.rect(start, top, Math.max(end - start, HAIRLINE), BAR_HEIGHT, 'F');
    const valueX = FIELD.right + VALUE_GAP;
    layout.draw([texts[index] ?? ''], axis, valueX, middle - axis.leading / 2);
    layout.y += height;
  }
  drawAxis(layout, scale, xOf);
}
