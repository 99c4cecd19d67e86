import type { TextRange } from '../text/text-range.js';

const NUMBER = String.raw`(?:(?:\d{1,2}|[IVX]{1,4})\.?\s+)?`;
const LIST_HEADING = new RegExp(
  String.raw`^[#\s]*${NUMBER}(?:references?(?:\s+and\s+notes|\s+cited|\s+list)?|reference\s+list|bibliography|literature(?:\s+cited)?|works\s+cited|cited\s+(?:literature|works|references)|notes(?:\s+and\s+references)?|selected\s+references|R\s?E\s?F\s?E\s?R\s?E\s?N\s?C\s?E\s?S)\s*(?:[.:]\s*)?$`,
  'iu',
);
/** "References 1. Smith …" on one line. */
const RUN_IN_HEADING =
  /^\s*(?:references|bibliography|literature cited)(?:\s*[.:])?\s+(?=[[(]?1[\]).]\s)/iu;
const NEXT_HEADING = new RegExp(
  String.raw`^[#\s]*${NUMBER}(?:supporting\s+information|supplement\w*(?:\s+\w+){0,3}|supporting\s+online\s+material|appendi(?:x|ces)\b.{0,60}|acknowledge?ments?|author\s+contributions?|authors['’]?\s+contributions?|funding(?:\s+\w+){0,2}|competing\s+interests?|conflicts?\s+of\s+interests?|data\s+availability.{0,30}|figure\s+(?:legends?|captions?)|figures?|tables?|figures\s+and\s+tables|additional\s+(?:information|files?)|extended\s+data.{0,40}|about\s+the\s+authors?|author\s+information|abbreviations|biograph(?:y|ies)|online\s+methods|methods)\s*(?:[.:]\s*)?$`,
  'iu',
);
const CAPTION =
  /^\s*(?:(?:supplementary|extended data)\s+)?(?:figure|fig\.?|table|scheme)\s+S?\d{1,3}\s*[.:|]\s/iu;
const YEAR = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/;
const YEARS = new RegExp(YEAR.source, 'gu');
/** Share of the entries that print a year; notes among them print none. */
const MIN_YEARS = 0.6;
const MAX_HEADING_CHARACTERS = 60;
const PROBE_CHARACTERS = 3000;
const MIN_ENTRIES_BY_FORM = 5;
/** No paper has more; each is looked at in full. */
const MAX_HEADINGS = 20;

export interface Line extends TextRange {
  readonly text: string;
}

/** The lines of `text` from `start` to `end`, without blank ones. */
export function linesOf(text: string, start = 0, end = text.length): readonly Line[] {
  const lines: Line[] = [];
  for (let from = start; from < end;) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 || newline > end ? end : newline;
    const line = text.slice(from, to);
    if (line.trim() !== '') lines.push({ text: line, start: from, end: to });
    from = to + 1;
  }
  return lines;
}

/** The place of an entry, with the number that its list gives it. */
export interface EntryRange extends TextRange {
  readonly label: number | undefined;
  /** Where the entry begins behind its label. */
  readonly contentStart: number;
}

/** The end of a part of a text, without the blanks before it. */
export const trimmedEnd = (text: string, start: number, end: number): number =>
  start + text.slice(start, end).trimEnd().length;

/**
 * Finds the reference list: after the last usual heading ("References", "Literature Cited", "Notes" …) that entries
 * follow, else by the form of the last numbered lines. It ends at the next heading of a part that is none of it.
 * @returns undefined when there is none, or the heading stands alone
 */
export function findReferenceList(text: string): TextRange | undefined {
  const lines = linesOf(text);
  let headings = 0;
  for (let index = lines.length - 1; index >= 0 && headings < MAX_HEADINGS; index -= 1) {
    const line = lines[index];
    const start = line && startAfterHeading(line);
    if (start === undefined) continue;
    headings += 1;
    const end = endOfList(text, lines, start);
    if (hasEntries(text.slice(start, Math.min(end, start + PROBE_CHARACTERS)))) {
      return { start, end };
    }
  }
  return findByForm(text, lines) ?? findAuthorYearRun(text, lines);
}

const startAfterHeading = (line: Line): number | undefined => {
  if (line.text.length <= MAX_HEADING_CHARACTERS && LIST_HEADING.test(line.text)) return line.end;
  const runIn = RUN_IN_HEADING.exec(line.text.slice(0, MAX_HEADING_CHARACTERS));
  return runIn ? line.start + runIn[0].length : undefined;
};

/** Some journals print behind the list how the paper itself is to be cited. */
const OWN_CITATION =
  /^\s*(?:please\s)?(?:(?:(?:how\sto|to)\s)?cite\s(?:this\s)?(?:article|paper)\b|cite\sthis\sas\b|recommended\scitation\s?:|citation\s?:\s)/iu;
/** More lines with a year behind it are entries: it was the foot of a page. */
const MAX_YEARS_BEHIND = 3;

const isNextHeading = ({ text }: Line) =>
  (text.length <= MAX_HEADING_CHARACTERS && NEXT_HEADING.test(text)) || isCaption(text);

// "Table 2. …" may wrap inside an entry, but then a year stands close by.
const isCaption = (text: string) =>
  CAPTION.test(text.slice(0, 80)) && !YEAR.test(text.slice(0, 200));

const endOfList = (text: string, lines: readonly Line[], from: number): number => {
  const end = lines.find((line) => line.start >= from && isNextHeading(line))?.start ?? text.length;
  const within = lines.filter((line) => line.start >= from && line.start < end);
  const own = within.findLastIndex((line) => OWN_CITATION.test(line.text.slice(0, 60)));
  const behind = within.slice(own + 1).filter((line) => YEAR.test(line.text)).length;
  return (own < 0 || behind > MAX_YEARS_BEHIND ? undefined : within[own]?.start) ?? end;
};

const hasEntries = (list: string): boolean =>
  YEAR.test(list) || /^\s*(?:\[1\]|\(1\)|1[.)])\s/u.test(list);

/** The number of an entry, at the start of a line or, in brackets, behind the entry before. */
const LABEL = /(?:^\s*[[(]?(\d{1,3})[\]).]{1,2}|(?<=[.)\]] )\[(\d{1,3})\])\s+(?=\S)/gu;
/** So many numbers in a row may be missing: a label that the reader of the file lost. */
const MAX_MISSING = 1;

const labelsOf = (lines: readonly Line[]) =>
  lines.flatMap((line) =>
    [...line.text.matchAll(LABEL)].map((match) => ({
      start: line.start + match.index,
      lineEnd: line.end,
      number: Number(match[1] ?? match[2]),
    })),
  );

/** Looks from the end for labels n … 1, most of which print a year. */
const findByForm = (text: string, lines: readonly Line[]): TextRange | undefined => {
  const labels = labelsOf(lines);
  let [first, last] = [labels.at(-1), labels.at(-1)];
  let count = 0;
  for (const label of labels.toReversed()) {
    const isNext =
      first !== undefined &&
      label.number < first.number &&
      label.number >= first.number - 1 - MAX_MISSING;
    if (count === 0 || first === undefined || label.number > first.number) {
      [first, last] = [label, label];
      count = 1;
    } else if (isNext) {
      first = label;
      count += 1;
    }
    if (first.number === 1) break;
  }
  if (first === undefined || last === undefined || first.number !== 1) return undefined;
  if (count < MIN_ENTRIES_BY_FORM) return undefined;
  const years = text.slice(first.start, last.lineEnd).match(YEARS)?.length ?? 0;
  if (years < count * MIN_YEARS) return undefined;
  return { start: first.start, end: endOfList(text, lines, last.lineEnd + 1) };
};

const AUTHOR_YEAR_LINE =
  /^\s*\p{Lu}[\p{L}'’-]{1,30},?\s(?:\p{Lu}\.|\p{Lu}{1,3}\b|\p{Lu}\p{Ll}{2,20}\b).{0,300}?\(?(?:1[6-9]|20)\d\d[a-z]?[).,:;]/u;

/** Looks for the last run of lines that begin with authors and a year. */
const findAuthorYearRun = (text: string, lines: readonly Line[]): TextRange | undefined => {
  let start: Line | undefined;
  let count = 0;
  let others = 0;
  for (const line of lines.toReversed()) {
    if (line.start < text.length / 3) break;
    if (AUTHOR_YEAR_LINE.test(line.text.slice(0, 400))) {
      start = line;
      count += 1;
      others = 0;
    } else if (count > 0 && (others += 1) > 3) break;
  }
  if (start === undefined || count < MIN_ENTRIES_BY_FORM) return undefined;
  return { start: start.start, end: endOfList(text, lines, start.start + 1) };
};
