import { parseAuthors } from './author-names.js';
import { linesOf, trimmedEnd, type EntryRange, type Line } from './reference-list.js';

const MAX_LINES = 5000;
const MAX_AUTHOR_CHARACTERS = 700;
const REPEATED_AUTHORS = /^\s*(?:[—–_]{1,6}|-{2,6})\s*[.,(]/u;
const YEAR_SOON = /^[\s.,:;]{0,4}\(?(?:(?:1[5-9]|20)\d\d[a-z]?|in press|forthcoming|n\.d\.)/iu;

/** Splits a list without numbers: by lines, and places within lines, that begin with authors. */
export function splitUnnumberedEntries(body: string): readonly EntryRange[] {
  const lines = linesOf(body);
  const indent = commonIndent(lines);
  const starts = lines.filter((line, index) => startsEntry(line, lines[index - 1], body, indent));
  const candidates = starts.flatMap((line, index) => [
    line.start + indentOf(line),
    ...inlineStarts(body, line.start, starts[index + 1]?.start ?? body.length),
  ]);
  const places = candidates.reduce<number[]>((found, at) => {
    const last = found.at(-1);
    if (last === undefined || isComplete(body.slice(last, at))) found.push(at);
    return found;
  }, []);
  return places.map((start, index) => ({
    label: undefined,
    start,
    contentStart: start,
    end: trimmedEnd(body, start, places[index + 1] ?? body.length),
  }));
}

/** What has no year yet goes on: "Gish W, et al." and "Basic local alignment …" are one entry. */
const isComplete = (entry: string) =>
  /(?<!\d)(?:1[5-9]|20)\d\d|\bin press\b|\bforthcoming\b|\bn\.\s?d\.|https?:/iu.test(entry) ||
  /\n\s*\n/u.test(entry);

const indentOf = ({ text }: Line) => text.length - text.trimStart().length;

/** With hanging indents, entries begin at the left and their other lines do not. */
const commonIndent = (lines: readonly Line[]): number | undefined => {
  const indents = lines.map(indentOf);
  const least = Math.min(...indents.slice(0, MAX_LINES));
  const indented = indents.filter((indent) => indent >= least + 2).length;
  return indented >= lines.length * 0.2 ? least : undefined;
};

const startsEntry = (
  line: Line,
  before: Line | undefined,
  body: string,
  indent: number | undefined,
): boolean => {
  if (indent !== undefined && indentOf(line) > indent + 1) return false;
  if (indent !== undefined || REPEATED_AUTHORS.test(line.text)) return true;
  const endsBefore = before === undefined || endsEntry(before.text);
  const isParagraph = before === undefined || /\n\s*\n/u.test(body.slice(before.end, line.start));
  if (!endsBefore && !isParagraph) return false;
  const opening = body
    .slice(line.start, line.start + MAX_AUTHOR_CHARACTERS)
    .trimStart()
    .replaceAll(/\s+/gu, ' ');
  const { authors, end } = parseAuthors(opening);
  if (authors.length > 0 && end >= 4) {
    return (
      isParagraph ||
      hasYearOrQuote(opening.slice(end, end + 30)) ||
      /^[.:,]?\s/u.test(opening.slice(end))
    );
  }
  return (
    isParagraph && /^["“\p{Lu}]/u.test(opening) && /(?:1[5-9]|20)\d\d/u.test(opening.slice(0, 400))
  );
};

/** "… 436–444.", "… 2015)" or an address; not an initial, as in "Kostas, S. A." */
const endsEntry = (line: string): boolean => {
  const tail = line.trimEnd().slice(-200);
  if (/(?:https?:\/\/|\b10\.\d{4,9}\/)\S+$/iu.test(tail)) return true;
  return /[.)\]\d/”"]$/u.test(tail) && !/(?:^|[\s.-])\p{Lu}\.$/u.test(tail);
};

const hasYearOrQuote = (rest: string) => YEAR_SOON.test(rest) || /^[\s.,]{0,3}[“"‘]/u.test(rest);

const INLINE_START = /(?<=[.)\d]\s)(?=\p{Lu}\p{Ll}|(?:van|von|de|der|den|del|la|le)\s\p{L})/gu;
const MIN_INLINE_OFFSET = 40;

/** Entries that a reader of PDF files has put behind another on one line: "… 436–444. Smith, J. (2009)". */
const inlineStarts = (body: string, start: number, end: number): readonly number[] =>
  [...body.slice(start, end).matchAll(INLINE_START)].flatMap(({ index }) => {
    const at = start + index;
    if (index < MIN_INLINE_OFFSET) return [];
    const opening = body
      .slice(at, Math.min(end, at + MAX_AUTHOR_CHARACTERS))
      .replaceAll(/\s+/gu, ' ');
    if (!/^[\p{L}\s'’-]{2,60},?\s\p{Lu}/u.test(opening)) return [];
    const { authors, end: authorsEnd } = parseAuthors(opening);
    const isInverted = /^[^,]{0,60},\s\p{Lu}/u.test(opening.slice(0, authorsEnd));
    const isPerson = authors.some(
      ({ given }) => /^\p{Lu}\.|^\p{Lu}{1,3}$/u.test(given) || (given !== '' && isInverted),
    );
    const rest = opening.slice(authorsEnd, authorsEnd + 14);
    // Behind pages or a year, initials are enough: "… 2015;521:436–444. Smith J. Title …".
    const isAfterNumbers = /\d\)?\.?\s$/u.test(body.slice(at - 4, at)) && /^[.:,]\s/u.test(rest);
    return isPerson && (hasYearOrQuote(rest) || isAfterNumbers) ? [at] : [];
  });
