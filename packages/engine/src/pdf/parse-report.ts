import { cleanText } from '../text/clean-text.js';
import {
  parseCells,
  parseContents,
  parseFact,
  parseFigure,
  isBlank,
  isQuote,
  isTableRow,
  isTableStart,
  isWrapped,
  parseItem,
  joinLines,
  parseOrigin,
  parseSetting,
  parseUnderline,
  unescapeLine,
} from './parse-lines.js';
import type { Block } from './report.types.js';

/** A parsed block and the index of the next line. */
interface ReadResult {
  readonly block: Block | null;
  readonly next: number;
}

type Reader = (lines: readonly string[], at: number) => ReadResult | null;

const ATTRIBUTION = /^\s*— (.+)$/;

/** First index from `at` whose line fails the test. */
const findEnd = (lines: readonly string[], at: number, test: (line: string) => boolean): number => {
  let end = at;
  while (end < lines.length && test(lines[end] ?? '')) end += 1;
  return end;
};

const readRule: Reader = (lines, at) =>
  parseUnderline(lines[at]) === null ? null : { block: null, next: at + 1 };

const readHeading: Reader = (lines, at) => {
  const level = parseUnderline(lines[at + 1]);
  if (level === null) return null;
  const text = unescapeLine((lines[at] ?? '').trim());
  return { block: { kind: 'heading', level, text }, next: at + 2 };
};

const readOrigin: Reader = (lines, at) => {
  const origin = parseOrigin(lines[at]);
  return origin && { block: { kind: 'origin', ...origin }, next: at + 1 };
};

const readContents: Reader = (lines, at) => {
  const title = parseContents(lines[at]);
  return title === null ? null : { block: { kind: 'contents', title }, next: at + 1 };
};

const readSetting: Reader = (lines, at) => {
  const setting = parseSetting(lines[at]);
  return setting && { block: { kind: 'setting', ...setting }, next: at + 1 };
};

/** A title, the lines of a caption, and the table of the data directly below it. */
const readFigure: Reader = (lines, at) => {
  const figure = parseFigure(lines[at]);
  if (!figure) return null;
  const end = findEnd(lines, at + 1, (line) => !isBlank(line) && !isTableRow(line));
  const table = readTable(lines, end);
  if (table?.block?.kind !== 'table') return null;
  const { head, rows } = table.block;
  const caption = joinLines(lines.slice(at + 1, end).map(unescapeLine));
  return { block: { kind: 'figure', ...figure, caption, head, rows }, next: table.next };
};

const readTable: Reader = (lines, at) => {
  if (!isTableStart(lines[at], lines[at + 1])) return null;
  const next = findEnd(lines, at + 2, isTableRow);
  const head = parseCells(lines[at] ?? '');
  const rows = lines.slice(at + 2, next).map((line) => {
    const cells = parseCells(line);
    return head.map((_, column) => cells[column] ?? '');
  });
  return { block: { kind: 'table', head, rows }, next };
};

const readQuote: Reader = (lines, at) => {
  if (!isQuote(lines[at])) return null;
  const end = findEnd(lines, at, isQuote);
  const text = joinLines(lines.slice(at, end).map((line) => line.slice(2)));
  const from = ATTRIBUTION.exec(lines[end] ?? '')?.[1] ?? null;
  return { block: { kind: 'quote', text, from }, next: from === null ? end : end + 1 };
};

/** End of the text that begins at `at`: a blank line or the start of another block. */
const findTextEnd = (lines: readonly string[], at: number): number => {
  let end = at + 1;
  while (end < lines.length && isContinued(lines, end)) end += 1;
  return end;
};

const isContinued = (lines: readonly string[], at: number): boolean =>
  !isBlank(lines[at]) &&
  !startsBlock(lines, at) &&
  (isWrapped(lines[at - 1] ?? '') || parseFact(lines[at]) === null);

/** Lines below an item belong to it if they are indented or the line above was wrapped. */
const findItemEnd = (lines: readonly string[], at: number): number => {
  const last = findTextEnd(lines, at);
  let end = at + 1;
  while (end < last && (/^\s{2}/.test(lines[end] ?? '') || isWrapped(lines[end - 1] ?? '')))
    end += 1;
  return end;
};

const readList: Reader = (lines, at) => {
  const items: { number: string | null; text: string }[] = [];
  let next = at;
  for (let item = parseItem(lines[next]); item; item = parseItem(lines[next])) {
    const end = findItemEnd(lines, next);
    items.push({ ...item, text: joinLines([item.text, ...lines.slice(next + 1, end)]) });
    next = end;
  }
  return items.length === 0 ? null : { block: { kind: 'list', items }, next };
};

const readFacts: Reader = (lines, at) => {
  const facts: { label: string; value: string }[] = [];
  let next = at;
  for (let fact = readFact(lines, next); fact; fact = readFact(lines, next)) {
    facts.push(fact);
    next += 1;
  }
  return facts.length === 0 ? null : { block: { kind: 'facts', facts }, next };
};

/** A long line that continues below is a sentence with a colon, not a fact. */
const readFact = (lines: readonly string[], at: number) => {
  if (parseUnderline(lines[at + 1]) !== null) return null;
  const endsHere =
    !isWrapped(lines[at] ?? '') ||
    isBlank(lines[at + 1]) ||
    startsBlock(lines, at + 1) ||
    parseFact(lines[at + 1]) !== null;
  return endsHere ? parseFact(lines[at]) : null;
};

const readParagraph = (lines: readonly string[], at: number): ReadResult => {
  const next = findTextEnd(lines, at);
  const text = joinLines([unescapeLine(lines[at] ?? ''), ...lines.slice(at + 1, next)]);
  return { block: { kind: 'paragraph', text }, next };
};

/** Whether a line starts a new block; facts do so only after a line that was not wrapped. */
const startsBlock = (lines: readonly string[], at: number): boolean =>
  parseUnderline(lines[at]) !== null ||
  parseUnderline(lines[at + 1]) !== null ||
  parseOrigin(lines[at]) !== null ||
  parseFigure(lines[at]) !== null ||
  parseContents(lines[at]) !== null ||
  isTableStart(lines[at], lines[at + 1]) ||
  isQuote(lines[at]) ||
  parseItem(lines[at]) !== null;

const READERS = [
  readRule,
  readHeading,
  readSetting,
  readContents,
  readOrigin,
  readFigure,
  readTable,
  readQuote,
  readList,
  readFacts,
];

/**
 * Parses a plain-text report, see `docs/report-format.md`. Unstructured text becomes paragraphs; no text is rejected.
 */
export function parseReport(content: string): readonly Block[] {
  const lines = cleanText(content).split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const found = readBlock(lines, at);
    if (found.block) blocks.push(found.block);
    at = found.next;
  }
  return blocks;
}

const readBlock = (lines: readonly string[], at: number): ReadResult => {
  for (const read of READERS) {
    const found = read(lines, at);
    if (found) return found;
  }
  return readParagraph(lines, at);
};
