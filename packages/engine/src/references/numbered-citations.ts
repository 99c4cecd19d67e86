import type { TextRange } from '../text/text-range.js';
import type { Reference } from './reference.types.js';

/** A citation before it is placed in its sentence. */
export interface CitationMark extends TextRange {
  readonly references: readonly number[];
}

const NUMBERS = String.raw`\d{1,3}[a-z]?(?:\s?(?:[,;–—−‐-]|to|and)\s?\d{1,3}[a-z]?){0,40}`;
/** "[1,3–5]", "[1]–[3]", "[12, p. 4]" */
const SQUARE = new RegExp(
  String.raw`\[(?:refs?\.?\s)?${NUMBERS}(?:,\s(?:pp?\.|e\.g\.)\s?[\d–-]{1,12})?\](?:\s?[–—−-]\s?\[\d{1,3}\])?`,
  'giu',
);
const ROUND = new RegExp(
  String.raw`(?<=\p{L}[\p{L}\s”"’)\d%-]?\s?)\((?:refs?\.?\s)?${NUMBERS}\)`,
  'gu',
);
const SUPERSCRIPT =
  /[\u00B9\u00B2\u00B3\u2070-\u2079][\u00B9\u00B2\u00B3\u2070-\u2079,;–—⁻-]{0,40}/gu;
/** "… in mice12,13." where the text lost the superscript */
const GLUED = /(?<=\p{Ll}{3}[)”]?[.,;]?|\d%)\d{1,3}(?:[,–-]\d{1,3}){0,20}(?=[\s.,;:)]|$)/gu;

const STYLES: readonly { readonly pattern: RegExp; readonly minShare: number }[] = [
  { pattern: SQUARE, minShare: 0.03 },
  { pattern: SUPERSCRIPT, minShare: 0.4 },
  { pattern: ROUND, minShare: 0.4 },
  { pattern: GLUED, minShare: 0.5 },
];
const MAX_RANGE = 60;

/**
 * Finds citations by number in the way that the paper prints them: in brackets, or as superscripts. The first way that
 * cites enough of the list is taken as the paper's.
 * @param isOutside tells whether a place of the text is outside of the reference list
 */
export function findNumberedCitations(
  text: string,
  references: readonly Reference[],
  isOutside: (at: number) => boolean,
): readonly CitationMark[] {
  const byLabel = new Map(
    references.flatMap(({ label }, index) =>
      label === undefined ? [] : [[label, index] as const],
    ),
  );
  if (byLabel.size === 0) return [];
  for (const { pattern, minShare } of STYLES) {
    const marks = marksOf(text, pattern, byLabel).filter(({ start }) => isOutside(start));
    const cited = new Set(marks.flatMap((mark) => mark.references));
    if (cited.size >= byLabel.size * minShare) return marks;
  }
  return [];
}

const marksOf = (
  text: string,
  pattern: RegExp,
  byLabel: ReadonlyMap<number, number>,
): readonly CitationMark[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: mark, index }) => {
    const numbers = numbersIn(mark);
    const references = numbers.flatMap((number) => byLabel.get(number) ?? []);
    // A number beyond the list means that this is a formula or an interval, not a citation.
    if (references.length === 0 || references.length < numbers.length) return [];
    const ascending = [...new Set(references)].sort((a, b) => a - b);
    return [{ start: index, end: index + mark.length, references: ascending }];
  });

const SUPERSCRIPT_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const numbersIn = (mark: string): readonly number[] => {
  const plain = mark
    .replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(SUPERSCRIPT_DIGITS.indexOf(digit)))
    .replace(/,\s(?:pp?\.|e\.g\.)\s?[\d–-]{1,12}/u, '');
  const parts = plain.match(/\d{1,3}(?:[\])a-z]?\s?(?:[–—−‐⁻-]|to)\s?\[?\d{1,3})?/gu) ?? [];
  return parts.flatMap((part) => {
    const [from = 0, to] = part.match(/\d+/gu)?.map(Number) ?? [];
    if (to === undefined) return [from];
    if (to < from || to - from > MAX_RANGE) return [from, to];
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
};
