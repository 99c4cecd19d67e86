import type { FlowOptions, PageLayout } from './page-layout.js';
import { countLetters, parseReferences, splitLines, type Run } from './references.js';
import { ink, type TextStyle } from './report.style.js';

/** Width beside a number that also responds to a click. */
const CLICK_MARGIN = 4;

/** Draws a text from the current position; its references to passages of the report become links. */
export function flowMarkedText(
  layout: PageLayout,
  marked: string,
  style: TextStyle,
  { x, width }: { readonly x: number; readonly width: number },
  options: FlowOptions = {},
): void {
  const { text, references } = parseReferences(marked, layout.targets.has);
  const lines = layout.breakText(text, style, width);
  if (references.length === 0) return layout.flowLines(lines, style, x, options);
  const face = layout.faces[style.face];
  const letters = references.map(({ number, start }) => ({
    number,
    before: countLetters(face.fit(text.slice(0, start))),
  }));
  const runs = splitLines(lines, letters);
  layout.flowLines(lines, style, x, {
    ...options,
    drawLine: (index, top, isLast) =>
      drawRuns(layout, runs[index] ?? [], style, { x, top, isLast }),
  });
}

interface Place {
  readonly x: number;
  readonly top: number;
  /** Whether the text ends with the line. */
  readonly isLast: boolean;
}

const drawRuns = (
  layout: PageLayout,
  runs: readonly Run[],
  style: TextStyle,
  { x, top, isLast }: Place,
): void => {
  let at = x;
  runs.forEach(({ text, number }, index) => {
    const endsText = isLast || index < runs.length - 1;
    const width = layout.measureText(text, style);
    const target = number === null ? undefined : layout.targets.find(number);
    if (target) {
      const area = { x: at - CLICK_MARGIN, y: top, width: width + 2 * CLICK_MARGIN };
      layout.tags.add('Link', () => {
        layout.draw([text], { ...style, color: ink.accent }, at, top, endsText);
        layout.tags.addLink({ ...area, height: style.leading }, target, target.label);
      });
    } else layout.draw([text], style, at, top, endsText);
    at += width;
  });
};
