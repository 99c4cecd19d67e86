import { cleanLine } from '../../text/clean-text.js';
import type { PageLayout } from '../page-layout.js';
import { paperStyles } from './paper.style.js';
import { formatTick, type Scale } from './scale.js';

const { axis, axisTitle } = paperStyles;

/** Length of the mark of a tick. */
export const TICK = 3;

/** Draws the ticks of a horizontal axis with their numbers below. */
export function drawTicks(
  layout: PageLayout,
  { ticks }: Scale,
  getX: (value: number) => number,
  y: number,
): void {
  for (const tick of ticks) {
    const text = formatTick(tick, layout.locale);
    const x = getX(tick);
    layout.doc.line(x, y, x, y + TICK);
    layout.draw([text], axis, x - layout.measureText(text, axis) / 2, y + TICK + 1);
  }
}

/** The title of an axis as one line; the rest is cut off. */
export const fitAxisTitle = (layout: PageLayout, title: string, width: number): string[] =>
  layout.breakText(cleanLine(title), axisTitle, width).slice(0, 1);
