import { parseAuthors } from './author-names.js';
import { linesOf, type Line } from './reference-list.js';
import type { TextRange } from './reference.types.js';

/** The place of an entry, with the number that its list gives it. */
export interface EntryRange extends TextRange {
  readonly label: number | undefined;
  /** Where the entry begins behind its label. */
  readonly contentStart: number;
}

interface LabelCandidate {
  readonly number: number;
  readonly start: number;
  readonly contentStart: number;
  readonly startsLine: boolean;
}

/** The ways in which lists number their entries; `g` finds them anywhere. */
const LABEL_FORMS: readonly RegExp[] = [
  /(?<=^|\s)\[(?<number>\d{1,4})\]\s*(?=\S)/gu,
  /(?<=^|\s)\((?<number>\d{1,4})\)\s+(?=\S)/gu,
  /(?<=^|\s)(?<number>\d{1,4})[.)]\s{1,20}(?=\S)/gu,
  /(?<=^|\n)[ ]{0,10}(?<number>\d{1,4})[ \t]{1,8}(?=["“‘\p{L}])/gu,
  /(?<=^|\n)[ ]{0,10}(?<number>\d{1,4})(?=\p{Lu})/gu,
];
const ENTRY_OPENING = /^["“‘'«(¿¡[]?[\p{L}\p{N}\u2014–_]/u;
const MAX_SKIPPED = 5;
const MIN_LABELS = 2;
const MAX_ENTRIES = 5000;

/**
 * Splits a reference list into its entries: by rising numbers, wherever on a line they stand, else by lines that begin
 * with authors.
 * @param list place of the list in `text`
 */
export function splitEntries(text: string, list: TextRange): readonly EntryRange[] {
  const body = text.slice(list.start, list.end);
  const labels = findLabels(body);
  const ranges = labels.length > 0 ? byLabels(body, labels) : byAuthors(body);
  return ranges.slice(0, MAX_ENTRIES).map(({ start, end, label, contentStart }) => ({
    start: start + list.start,
    end: end + list.start,
    contentStart: contentStart + list.start,
    label,
  }));
}

const findLabels = (body: string): readonly LabelCandidate[] => {
  let best: readonly LabelCandidate[] = [];
  for (const form of LABEL_FORMS) {
    const chain = risingChain(candidatesOf(body, form));
    if (chain.length > best.length * 1.2) best = chain;
  }
  // A list that begins with text that is no entry is numbered otherwise.
  const first = best[0];
  if (!first || (best.length < MIN_LABELS && body.slice(0, first.start).trim() !== '')) return [];
  return first.start > Math.max(400, body.length / 3) ? [] : best;
};

const candidatesOf = (body: string, form: RegExp): readonly LabelCandidate[] =>
  [...body.matchAll(form)].flatMap((match) => {
    const contentStart = match.index + match[0].length;
    if (!ENTRY_OPENING.test(body.slice(contentStart, contentStart + 3))) return [];
    const before = body.slice(Math.max(0, match.index - 12), match.index);
    const startsLine = /(?:^|\n)[^\S\n]*$/u.test(before);
    return [{ number: Number(match.groups?.number), start: match.index, contentStart, startsLine }];
  });

/** The candidates that count upwards. A number at the beginning of a line is preferred to the same number within one. */
const risingChain = (candidates: readonly LabelCandidate[]): readonly LabelCandidate[] => {
  const firstIndex = candidates.findIndex(({ number, startsLine }) => startsLine && number <= 2);
  if (firstIndex < 0) return [];
  const chain: LabelCandidate[] = [];
  let expected = candidates[firstIndex]?.number ?? 1;
  let from = firstIndex;
  while (from < candidates.length) {
    const found = nextLabel(candidates, from, expected);
    if (found < 0) break;
    const label = candidates[found];
    if (!label) break;
    chain.push(label);
    expected = label.number + 1;
    from = found + 1;
  }
  return chain;
};

/** Entries have fewer other numbers between their labels. */
const LOOK_AHEAD = 60;

const nextLabel = (
  candidates: readonly LabelCandidate[],
  from: number,
  expected: number,
): number => {
  let inline = -1;
  let skipping = -1;
  for (let index = from; index < Math.min(candidates.length, from + LOOK_AHEAD); index += 1) {
    const candidate = candidates[index];
    if (!candidate) break;
    const { number, startsLine } = candidate;
    if (number === expected && startsLine && skipping < 0) return index;
    if (number === expected && inline < 0) inline = index;
    const isSkip = startsLine && number > expected && number <= expected + MAX_SKIPPED;
    if (isSkip && skipping < 0) skipping = index;
  }
  if (inline >= 0 && (skipping < 0 || inline < skipping)) return inline;
  return skipping;
};

const byLabels = (body: string, labels: readonly LabelCandidate[]): readonly EntryRange[] =>
  labels.map(({ number, start, contentStart }, index) => ({
    label: number,
    start,
    contentStart,
    end: trimmedEnd(body, contentStart, labels[index + 1]?.start ?? endOfLast(body, contentStart)),
  }));

/** The last entry ends with its paragraph, unless the next goes on with it. */
const endOfLast = (body: string, start: number): number => {
  const gap = /\n[^\S\n]*\n[^\S\n]*(?=[\p{Lu}"“])/u.exec(body.slice(start));
  return gap && gap.index > 30 ? start + gap.index : body.length;
};

const trimmedEnd = (body: string, start: number, end: number) =>
  start + body.slice(start, end).trimEnd().length;

const MAX_AUTHOR_CHARACTERS = 700;
const REPEATED_AUTHORS = /^\s*(?:[—–_]{1,6}|-{2,6})\s*[.,(]/u;
const YEAR_SOON = /^[\s.,:;]{0,4}\(?(?:(?:1[5-9]|20)\d\d[a-z]?|in press|forthcoming|n\.d\.)/iu;

const byAuthors = (body: string): readonly EntryRange[] => {
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
};

/** What has no year yet goes on: "Gish W, et al." and "Basic local alignment …" are one entry. */
const isComplete = (entry: string) =>
  /(?<!\d)(?:1[5-9]|20)\d\d|\bin press\b|\bforthcoming\b|\bn\.\s?d\.|https?:/iu.test(entry) ||
  /\n\s*\n/u.test(entry);

const indentOf = ({ text }: Line) => text.length - text.trimStart().length;

/** With hanging indents, entries begin at the left and their other lines do not. */
const commonIndent = (lines: readonly Line[]): number | undefined => {
  const indents = lines.map(indentOf);
  const least = Math.min(...indents.slice(0, MAX_ENTRIES));
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
  if (REPEATED_AUTHORS.test(line.text)) return true;
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
      indent !== undefined ||
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
