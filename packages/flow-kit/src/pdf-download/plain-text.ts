/** Plain-text blocks in the format of `docs/report-format.md`. Each function returns one block without blank lines. */

const MARKUP_START = /^(?:[\\>|[\-=*•–—]|\d{1,3}[.)]\s|[^:]{1,40}:\s)/u;

/** A text on one line, without characters that could break the format. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Noncharacters of Unicode, which no text contains. */
const [REFERENCE_START, REFERENCE_END] = ['\ufdd0', '\ufdd1'];
const REFERENCE = new RegExp(`${REFERENCE_START}(\\d+)${REFERENCE_END}`, 'g');

/** The number of a passage in a paragraph, a list or the origin of a quote; see `docs/report-format.md`. */
export const passageNumber = (number: number): string =>
  `${REFERENCE_START}${number}${REFERENCE_END}`;

/** A text on one line with the marks of its references. */
const markedLine = (text: string): string =>
  oneLine(text).replaceAll('[#', '[\\#').replaceAll(REFERENCE, '[#$1]');

/** Escapes a line that starts like markup. */
const escapeMarkup = (line: string): string => (MARKUP_START.test(line) ? `\\${line}` : line);

const UNDERLINE = { section: '====', part: '----' } as const;

const heading = (text: string, underline: string): string => `${oneLine(text)}\n${underline}`;

export const section = (text: string): string => heading(text, UNDERLINE.section);
export const part = (text: string): string => heading(text, UNDERLINE.part);
export const paragraph = (text: string): string => escapeMarkup(markedLine(text));

export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${markedLine(item)}`).join('\n');

export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${markedLine(item)}`).join('\n');

export const quote = (text: string, from: string): string =>
  `> ${oneLine(text)}\n— ${markedLine(from)}`;

const cell = (text: string): string => oneLine(text).replaceAll(/[\\|]/g, (mark) => `\\${mark}`);

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(row)].join('\n');

/** How the data of a figure are drawn; `docs/report-format.md` has their columns. */
export type FigureForm = 'line' | 'bars' | 'stack' | 'spans' | 'columns';

/** A chart with its data. Numbers are written as in programs: `1234.5`. */
export interface ReportFigure {
  readonly form: FigureForm;
  readonly title: string;
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const bracketed = (text: string): string => oneLine(text).replaceAll(']', ')');

export const figure = ({ form, title, caption, head, rows }: ReportFigure): string =>
  [
    `[figure: ${form} — ${bracketed(title)}]`,
    ...(oneLine(caption) === '' ? [] : [escapeMarkup(oneLine(caption))]),
    table(head, rows),
  ].join('\n');

/** A page with the headings that follow. */
export const contents = (title: string): string => `[contents: ${bracketed(title)}]`;

/** The language of the text, or the locale of the numbers in charts, as a tag of BCP 47. */
export const setting = (name: 'language' | 'number format', tag: string): string =>
  `[${name}: ${tag}]`;

/** `Label: value` lines; missing and empty values are left out. @returns null if there are none */
export const facts = (
  pairs: readonly (readonly [label: string, value: string | null | undefined])[],
): string | null => {
  const lines = pairs
    .filter(([, value]) => oneLine(value ?? '') !== '')
    .map(([label, value]) => `${label}: ${oneLine(value ?? '')}`);
  return lines.length === 0 ? null : lines.join('\n');
};

/** @param word the printed name of the origin. @default the English name */
export const originMark = (origin: string, by: string, word = ''): string => {
  const named = bracketed(by);
  const printed = bracketed(word).replaceAll(/[()]/g, '');
  const kind = printed === '' ? origin : `${origin} (${printed})`;
  return named === '' ? `[origin: ${kind}]` : `[origin: ${kind} — ${named}]`;
};

/** Joins blocks with blank lines; null is left out. */
export const joinBlocks = (blocks: readonly (string | null)[]): string =>
  blocks.filter((block) => block !== null && block !== '').join('\n\n');
