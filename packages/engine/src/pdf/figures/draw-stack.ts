import type { PageLayout } from '../page-layout.js';
import { ink } from '../report.style.js';
import { dataInk, figure, paperStyles } from '../paper/paper.style.js';
import type { StackChart } from './chart.types.js';

const { axis, caption } = paperStyles;
const BAR_HEIGHT = 20;
const NAME_HEIGHT = caption.leading + 1;
const ROW_GAP = 10;
const SEGMENT_GAP = 1;
const TEXT_INSET = 4;
const SWATCH = 8;
const KEY_GAP = 14;
const KEY_LEADING = 14;
const FIRST_LETTER = 65;
const label = { ...axis, face: 'bold' } as const;

const getLetter = (index: number) => String.fromCharCode(FIRST_LETTER + index);
const getColor = (index: number) => dataInk[index % dataInk.length] ?? ink.muted;

const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;
const LIGHT = 150;

/** Dark or white letters, whichever is easier to read on a color. */
const getTextColor = (color: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return RED * red + GREEN * green + BLUE * blue > LIGHT ? ink.text : '#ffffff';
};

/** Lines of the key: as many entries as fit beside each other. */
const breakKey = (layout: PageLayout, { series }: StackChart) => {
  const lines: { letter: string; text: string; color: string; x: number }[][] = [];
  let x: number = figure.x;
  for (const [index, name] of series.entries()) {
    const [text = ''] = layout.breakText(name, caption, figure.width / 2);
    const entry = { letter: getLetter(index), text, color: getColor(index) };
    const width =
      SWATCH + 2 * TEXT_INSET + layout.measureText(`${entry.letter}  ${text}`, caption) + KEY_GAP;
    if (lines.length === 0 || x + width > figure.x + figure.width) {
      lines.push([]);
      x = figure.x;
    }
    lines.at(-1)?.push({ ...entry, x });
    x += width;
  }
  return lines;
};

const hasNames = ({ rows }: StackChart) => rows.some(({ name }) => name !== '');

export const getStackHeight = (layout: PageLayout, chart: StackChart): number =>
  chart.rows.length * (BAR_HEIGHT + ROW_GAP + (hasNames(chart) ? NAME_HEIGHT : 0)) +
  breakKey(layout, chart).length * KEY_LEADING;

const drawSegment = (layout: PageLayout, index: number, x: number, width: number, text: string) => {
  const color = getColor(index);
  layout.doc.setFillColor(color);
  layout.doc.rect(x, layout.y, Math.max(width - SEGMENT_GAP, SEGMENT_GAP), BAR_HEIGHT, 'F');
  const style = { ...label, color: getTextColor(color) };
  const fitting = [`${getLetter(index)} ${text}`, getLetter(index)].find(
    (each) => layout.measureText(each, style) + 2 * TEXT_INSET <= width,
  );
  if (fitting !== undefined)
    layout.draw([fitting], style, x + TEXT_INSET, layout.y + (BAR_HEIGHT - style.leading) / 2);
};

/** Draws stacked bars with their shares, and a key below. */
export function drawStack(layout: PageLayout, chart: StackChart): void {
  const percent = new Intl.NumberFormat(layout.locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  for (const { name, values } of chart.rows) {
    if (hasNames(chart)) {
      const [line = ''] = layout.breakText(name, caption, figure.width);
      layout.draw([line], caption, figure.x, layout.y);
      layout.y += NAME_HEIGHT;
    }
    const sum = values.reduce((total, value) => total + value, 0);
    let x: number = figure.x;
    values.forEach((value, index) => {
      if (value <= 0) return;
      const width = (value / sum) * figure.width;
      drawSegment(layout, index, x, width, percent.format(value / sum));
      x += width;
    });
    layout.y += BAR_HEIGHT + ROW_GAP;
  }
  for (const line of breakKey(layout, chart)) {
    for (const { letter, text, color, x } of line) {
      layout.doc.setFillColor(color);
      layout.doc.rect(x, layout.y + (KEY_LEADING - SWATCH) / 2, SWATCH, SWATCH, 'F');
      layout.draw([`${letter}  ${text}`], caption, x + SWATCH + TEXT_INSET, layout.y);
    }
    layout.y += KEY_LEADING;
  }
}
