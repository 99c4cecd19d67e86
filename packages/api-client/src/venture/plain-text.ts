/** The first warning of a draft is the longest line that must not break. */
const WIDTH = 84;

/** What a person has to fill in. */
export const BLANK = '____';

/** Text of the wire as one line: no breaks or control characters that could fake a heading or a signature. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();

/** The first sentence, where a short line is wanted. */
export const firstSentence = (text: string): string =>
  oneLine(text).split(/(?<=[.!?])\s(?=\p{Lu})/u)[0] ?? '';

/** The text, or a blank to fill in when there is none. */
export const orBlank = (text: string): string => oneLine(text) || BLANK;

/** Breaks a paragraph into lines of readable length. */
export function wrap(paragraph: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > WIDTH) {
      lines.push(indent + line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, indent + line].join('\n');
}

/** A list with hyphens; the lines after the first are set in. */
export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${wrap(item, '  ').trimStart()}`).join('\n');

/** A list with boxes to tick. */
export const checklist = (items: readonly string[]): string =>
  items.map((item) => `[ ] ${wrap(item, '    ').trimStart()}`).join('\n');

export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Sections numbered 1, 2, 3 with paragraphs 1.1, 1.2. */
export const numbered = (sections: readonly Section[]): string =>
  sections
    .map(({ heading, paragraphs }, i) =>
      [
        `${i + 1}. ${heading.toUpperCase()}`,
        ...paragraphs.map((paragraph, j) => wrap(`${i + 1}.${j + 1} ${paragraph}`)),
      ].join('\n\n'),
    )
    .join('\n\n');

/** Lines to sign on. */
export const signature = (name: string, title: string): string =>
  [
    'Signature: ______________________________',
    `Name:      ${orBlank(name)}`,
    `Title:     ${orBlank(title)}`,
    'Date:      ____________',
  ].join('\n');

/** Cells in columns, numbers and words alike set to the right of a column but the first. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((row) => (row[i] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Joins blocks with an empty line, and ends with a line break. */
export const blocks = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;
