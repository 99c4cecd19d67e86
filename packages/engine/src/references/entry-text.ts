import { linesOf } from './reference-list.js';
import type { TextRange } from '../text/text-range.js';
import { countValues } from '../text/count-values.js';

const MIN_REPEATS = 3;
const PAGE_FURNITURE =
  /^\s*(?:(?:page\s+)?\d{1,4}(?:\s+of\s+\d{1,4})?|[^.]{0,60}\|\s*(?:https?:\/\/)?www\.\S{3,60}.{0,80}|.{0,80}\b(?:downloaded from|all rights reserved)\b.{0,120})\s*$/iu;
/** "Nature. 2015;521(7553):436–444." may come back with other numbers, and is no running header. */
const SOURCE_LINE = /\b(?:vol|no|pp?|doi)\b[.:]|[;:]\s?\d|\d\s?\(\d|\d[–-]\d/iu;
const BROKEN_ADDRESS = /(?:10\.\d{4,9}\/|https?:\/\/)[^\s]{0,200}[./_=&%(-]$/u;
const ADDRESS_START = /^(?!\d{1,3}[.)]\s)[\p{Ll}\d(]/u;

/** The running headers and page numbers among the lines of a list: lines that come back in the paper with other numbers. */
export function findPageFurniture(text: string, list: TextRange): readonly TextRange[] {
  const lines = linesOf(text, list.start, list.end);
  const shapeOf = (line: string) => line.trim().replace(/\d+/gu, '#');
  const short = linesOf(text).filter(({ text: line }) => line.length < 120);
  const counts = countValues(short.map(({ text: line }) => shapeOf(line)));
  const verbatim = countValues(short.map(({ text: line }) => line.trim()));
  return lines.filter(({ text: line }) => {
    if (line.length >= 240) return false;
    // "Invented Reports 8, 211 (2022)" on every page is where the paper itself was published.
    if ((verbatim.get(line.trim()) ?? 0) >= MIN_REPEATS && /\p{L}{3}/u.test(line)) return true;
    if (SOURCE_LINE.test(line)) return false;
    const isRepeated = (counts.get(shapeOf(line)) ?? 0) >= MIN_REPEATS && /\p{L}{3}/u.test(line);
    return isRepeated || PAGE_FURNITURE.test(line);
  });
}

/** Line breaks behind furniture. */
const MAX_GAP = 20;
const ENDS = /[.?!)]["”’]?$|(?:10\.\d{4,9}\/|https?:)\S{1,200}$/u;

/**
 * A list with blanks in place of its page furniture, at the same offsets; an entry that goes on behind it goes on in its line.
 * @param start of the list in the text that the furniture was found in
 */
export function blankFurniture(
  list: string,
  furniture: readonly TextRange[],
  start: number,
): string {
  const pieces: string[] = [];
  let read = 0;
  for (const place of furniture) {
    const [from, to] = [Math.max(read, place.start - start), place.end - start];
    const before = list.slice(read, from);
    const behind = /^\s*/u.exec(list.slice(to, to + MAX_GAP))?.[0].length ?? 0;
    const next = list.charAt(to + behind);
    const goesOn =
      /\p{Ll}/u.test(next) || (next !== '' && !ENDS.test(before.slice(-220).trimEnd()));
    const kept = goesOn ? before.trimEnd() : before;
    const end = Math.max(read, goesOn ? to + behind : to);
    pieces.push(kept, ' '.repeat(Math.max(0, end - read - kept.length)));
    read = end;
  }
  return [...pieces, list.slice(read)].join('');
}

/** The text of an entry on one line, without page furniture. @param words of the paper in lower case, to join cut words */
export function joinEntryLines(
  text: string,
  entry: TextRange,
  furniture: readonly TextRange[],
  words: () => ReadonlySet<string>,
): string {
  const lines = linesOf(text, entry.start, entry.end)
    .filter((line) => !furniture.some(({ start, end }) => line.start >= start && line.end <= end))
    .map((line) => line.text.trim());
  const [first = '', ...others] = lines;
  return others
    .reduce((joined, line) => joinPair(joined, line, words), first)
    .replace(/\s+/gu, ' ')
    .trim();
}

const joinPair = (before: string, line: string, words: () => ReadonlySet<string>): string => {
  const tail = before.slice(-260);
  if (BROKEN_ADDRESS.test(tail) && ADDRESS_START.test(line)) return before + line;
  const left = /(\p{L}{1,40})[-‐\u00AD]$/u.exec(tail.slice(-42))?.[1];
  const right = /^\p{Ll}{1,40}/u.exec(line)?.[0];
  if (left === undefined || right === undefined) return `${before} ${line}`;
  const hyphenated = words().has(`${left}-${right}`.toLowerCase());
  return hyphenated ? before + line : before.slice(0, -1) + line;
};
