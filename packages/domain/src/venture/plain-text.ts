/** Maximum line length. The first warning of a draft has this length and must fit on one line. */
const WIDTH = 84;

/** A blank to fill in by hand. */
export const BLANK = '____';

/** Removes line breaks and control characters, which could fake a heading or a signature. */
export const toSingleLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();

export const getFirstSentence = (text: string): string =>
  toSingleLine(text).split(/(?<=[.!?])\s(?=\p{Lu})/u)[0] ?? '';

export const fillBlank = (text: string): string => toSingleLine(text) || BLANK;

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

/** Formats a bulleted list with hanging indents. */
export const formatBullets = (items: readonly string[]): string =>
  items.map((item) => `- ${wrap(item, '  ').trimStart()}`).join('\n');

export const formatChecklist = (items: readonly string[]): string =>
  items.map((item) => `[ ] ${wrap(item, '    ').trimStart()}`).join('\n');

/** The paragraphs of each section, by its heading. */
export type Sections = Readonly<Record<string, readonly string[]>>;

/** Formats sections numbered 1, 2, 3 with paragraphs 1.1, 1.2. */
export const formatNumberedSections = (sections: Sections): string =>
  Object.entries(sections)
    .flatMap(([heading, paragraphs], i) => [
      `${i + 1}. ${heading.toUpperCase()}`,
      ...paragraphs.map((paragraph, j) => wrap(`${i + 1}.${j + 1} ${paragraph}`)),
    ])
    .join('\n\n');

export const formatSignature = (name: string, title: string): string =>
  [
    'Signature: ______________________________',
    `Name:      ${fillBlank(name)}`,
    `Title:     ${fillBlank(title)}`,
    'Date:      ____________',
  ].join('\n');

/** Aligns cells in columns: the first column to the left, all others to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
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

/** Joins non-empty blocks with blank lines and ends with a line break. */
export const joinBlocks = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;
