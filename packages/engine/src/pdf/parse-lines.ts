import { CHART_FORMS, SETTING_NAMES } from './report.types.js';

/** Longer lines were probably wrapped, so the next line continues them. */
const WRAPPED_LINE_CHARACTERS = 45;
const MAX_LABEL_WORDS = 4;

const UNDERLINE = /^(={3,}|-{3,})\s*$/;
const ITEM = /^\s*(?:[-*•–]|(\d{1,3})[.)])\s+(\S.*)$/u;
const FACT = /^(\p{L}[^:|.!?;\\]{0,39}):\s+(\S.*)$/u;
const ORIGIN = /^\[origin: ([a-z]+)(?: \(([^)\]]+)\))?(?: — ([^\]]+))?\]$/;
const FIGURE = new RegExp(`^\\[figure: (${CHART_FORMS.join('|')}) — ([^\\]]+)\\]$`);
const CONTENTS = /^\[contents: ([^\]]+)\]$/;
const SETTING = new RegExp(
  `^\\[(${SETTING_NAMES.join('|')}): ([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*)\\]$`,
);
const TABLE_ROW = /^\|.*\|$/;
const TABLE_RULE = /^\|(?:\s*:?-{3,}:?\s*\|)+$/;

export const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/** 1 for `====`, 2 for `----`, null for any other line. */
export const parseUnderline = (line: string | undefined): 1 | 2 | null => {
  const mark = line === undefined ? null : UNDERLINE.exec(line);
  return mark ? (mark[1]?.startsWith('=') ? 1 : 2) : null;
};

export const parseItem = (line: string | undefined) => {
  const match = line === undefined ? null : ITEM.exec(line);
  return match ? { number: match[1] ?? null, text: match[2] ?? '' } : null;
};

export const parseFact = (line: string | undefined) => {
  const match = line === undefined ? null : FACT.exec(line.trim());
  const label = match?.[1]?.trim() ?? '';
  if (!match || label.split(/\s+/).length > MAX_LABEL_WORDS) return null;
  return { label, value: match[2] ?? '' };
};

export const parseOrigin = (line: string | undefined) => {
  const match = line === undefined ? null : ORIGIN.exec(line.trim());
  return match ? { origin: match[1] ?? '', word: match[2], by: match[3] ?? null } : null;
};

export const parseFigure = (line: string | undefined) => {
  const match = line === undefined ? null : FIGURE.exec(line.trim());
  const form = CHART_FORMS.find((each) => each === match?.[1]);
  return match && form ? { form, title: match[2] ?? '' } : null;
};

export const parseContents = (line: string | undefined): string | null =>
  (line === undefined ? null : CONTENTS.exec(line.trim()))?.[1] ?? null;

export const parseSetting = (line: string | undefined) => {
  const match = line === undefined ? null : SETTING.exec(line.trim());
  const name = SETTING_NAMES.find((each) => each === match?.[1]);
  return match && name ? { name, value: match[2] ?? '' } : null;
};

export const isQuote = (line: string | undefined) => /^>( |$)/.test(line ?? '');

export const isTableStart = (line: string | undefined, next: string | undefined) =>
  isTableRow(line) && TABLE_RULE.test((next ?? '').trim());

export const isTableRow = (line: string | undefined) => TABLE_ROW.test((line ?? '').trim());

/** Cells of a `| a | b |` line; `\|` and `\\` stand for the characters themselves. */
export const parseCells = (line: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  for (const piece of line
    .trim()
    .slice(1)
    .match(/\\[|\\]|[^|\\]+|./g) ?? []) {
    if (piece === '|') {
      cells.push(cell.trim());
      cell = '';
    } else cell += piece === '\\|' || piece === '\\\\' ? piece.slice(1) : piece;
  }
  return cells;
};

/** Whether a line was probably wrapped. */
export const isWrapped = (line: string) => line.length >= WRAPPED_LINE_CHARACTERS;

/** Joins the lines of a paragraph: with a space after wrapped lines, otherwise with a line break. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .flatMap((line, index) =>
      index === lines.length - 1 ? [line.trim()] : [line.trim(), isWrapped(line) ? ' ' : '\n'],
    )
    .join('');

/** Removes the escape character at the start of a line. */
export const unescapeLine = (line: string): string =>
  line.startsWith('\\') ? line.slice(1) : line;
