import { LEADING, LEFT, RIGHT, COLUMN_WIDTH, type Drawing } from './read-pdf.fixtures.js';

/** Sentences in which the position of each is known. */
export const createSentences = (topic: string, count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, at) => `Observation ${at + 1} of ${topic} was made in the shade of an invented lime tree.`,
  );

/** Draws a text in two justified columns of some lines, and returns the lines that are left. */
export const drawColumns = (
  { lines, wrap }: Drawing,
  text: string | readonly string[],
  { top, count }: { readonly top: number; readonly count: number },
): readonly string[] => {
  const all = typeof text === 'string' ? wrap(text, COLUMN_WIDTH) : text;
  lines(all.slice(0, count), LEFT, top);
  lines(all.slice(count, 2 * count), RIGHT, top);
  return all.slice(2 * count);
};

/** Draws lines in letters of a size. */
export const drawIn = (
  { pdf }: Drawing,
  size: number,
  texts: readonly string[],
  [x, y]: readonly [number, number],
  step = LEADING * (size / 11),
): void => {
  pdf.setFontSize(size);
  texts.forEach((text, at) => pdf.text(text, x, y + at * step));
  pdf.setFontSize(11);
};
