import type { PaperFigure } from '@spinout/api-client';
import { cleanLine } from '../clean-text.js';
import type { Press } from '../press.js';
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

const nameLines = (press: Press, name: string): string[] => {
  const lines = press.linesOf(cleanLine(name), caption, NAME_WIDTH);
  if (lines.length <= NAME_LINES) return lines;
  const kept = lines.slice(0, NAME_LINES);
  return kept.with(-1, `${kept.at(-1)?.slice(0, -1).trimEnd() ?? ''}${ELLIPSIS}`);
};

const rowHeight = (lines: readonly string[]) => lines.length * (caption.leading - 1) + ROW_GAP;

/** Height that the bars take; what is higher than a page goes on on the next. */
export const barsHeight = (press: Press, { points }: BarFigure): number =>
  points.reduce((sum, { x }) => sum + rowHeight(nameLines(press, x)), HEAD_HEIGHT + FOOT_HEIGHT);

const drawHead = (press: Press, { x_label: xLabel, y_label: yLabel }: BarFigure) => {
  const line = (text: string, width: number) =>
    press.linesOf(cleanLine(text), axisTitle, width).slice(0, 1);
  press.draw(line(xLabel, NAME_WIDTH), axisTitle, figure.x, press.y);
  press.draw(line(yLabel, figure.x + figure.width - FIELD.left), axisTitle, FIELD.left, press.y);
  press.y += HEAD_HEIGHT;
};

const MOST_DECIMALS = 2;
const LARGEST_PLAIN = 1e6;

/** Writes numbers that stand under each other with the same decimals. */
const valueTexts = (values: readonly number[]): readonly string[] => {
  if (values.some((value) => Math.abs(value) >= LARGEST_PLAIN)) return values.map(tickText);
  const decimals = values.every(Number.isInteger) ? 0 : MOST_DECIMALS;
  return values.map((value) => value.toFixed(decimals).replace('-', '−'));
};

const drawAxis = (press: Press, scale: Scale, xOf: (value: number) => number) => {
  const { doc } = press;
  doc.setDrawColor(ink.muted).setLineWidth(HAIRLINE);
  doc.line(FIELD.left, press.y, FIELD.right, press.y);
  for (const tick of scale.ticks) {
    const text = tickText(tick);
    const at = xOf(tick);
    doc.line(at, press.y, at, press.y + TICK);
    press.draw([text], axis, at - press.widthOf(text, axis) / 2, press.y + TICK + 1);
  }
  press.y += FOOT_HEIGHT;
};

/** Draws a bar for each value from here on, with its name before and its number behind it. */
export function drawBars(press: Press, chart: BarFigure): void {
  const { doc } = press;
  const values = chart.points.map(({ y }) => y);
  const scale = scaleOf(values, STEPS, true);
  const xOf = (value: number) => FIELD.left + scale.at(value) * (FIELD.right - FIELD.left);
  const texts = valueTexts(values);
  drawHead(press, chart);
  for (const [index, { x: name, y: value }] of chart.points.entries()) {
    const lines = nameLines(press, name);
    const height = rowHeight(lines);
    press.need(height + FOOT_HEIGHT);
    const middle = press.y + (height - ROW_GAP) / 2;
    const top = middle - BAR_HEIGHT / 2;
    press.draw(lines, { ...caption, leading: caption.leading - 1 }, figure.x, press.y);
    doc.setFillColor(tint.grid);
    doc.rect(FIELD.left, middle - HAIRLINE / 2, FIELD.right - FIELD.left, HAIRLINE, 'F');
    doc.setFillColor(tint.bar);
    const [start, end] = [xOf(Math.min(0, value)), xOf(Math.max(0, value))];
    doc.rect(start, top, Math.max(end - start, HAIRLINE), BAR_HEIGHT, 'F');
    const valueX = FIELD.right + VALUE_GAP;
    press.draw([texts[index] ?? ''], axis, valueX, middle - axis.leading / 2);
    press.y += height;
  }
  drawAxis(press, scale, xOf);
}
