import type { TextRange } from '../text/text-range.js';
import { findAuthorYearCitations } from './author-year-citations.js';
import { findNumberedCitations } from './numbered-citations.js';
import type { Citation, Reference } from './reference.types.js';

/** Splits text into sentences with offsets, in their order. */
export type SplitSentences = (text: string) => readonly TextRange[];

/**
 * Ties the citations in a paper's running text to the entries of its reference list: by number when the list is
 * numbered and the text cites so, else by author and year.
 * @param text the text that `parseReferences` read
 * @param references what it returned
 * @returns in the order of the text; nothing from inside the reference list
 */
export function findCitations(
  text: string,
  references: readonly Reference[],
  splitSentences: SplitSentences,
): readonly Citation[] {
  if (references.length === 0) return [];
  const listStart = Math.min(...references.map(({ start }) => start));
  const listEnd = Math.max(...references.map(({ end }) => end));
  const isOutside = (at: number) => at < listStart || at >= listEnd;
  const numbered = findNumberedCitations(text, references, isOutside);
  const marks =
    numbered.length > 0 ? numbered : findAuthorYearCitations(text, references, isOutside);
  const sentences = splitSentences(text);
  let at = 0;
  return marks.flatMap((mark) => {
    while ((sentences[at]?.end ?? Infinity) <= mark.start) at += 1;
    const sentence = sentences[at];
    if (!sentence || sentence.start > mark.start) return [];
    const before = sentences[at - 1];
    const cited =
      before && isBehindPeriod(text, mark, { start: before.end, end: sentence.end })
        ? { start: before.start, end: mark.end }
        : { start: sentence.start, end: Math.max(sentence.end, mark.end) };
    return [{ ...mark, sentence: cited }];
  });
}

/**
 * Whether a mark stands behind the period of the sentence before: nothing but marks in between, and nothing or a new
 * sentence behind it. "… was shown. [2]–[7] We …"
 */
const isBehindPeriod = (text: string, mark: TextRange, { start, end }: TextRange): boolean =>
  /^[^\p{L}\n]*$/u.test(text.slice(start, mark.start)) &&
  /^\s*(?:$|[[\p{Lu}])/u.test(text.slice(mark.end, end));

/** The citing sentences of each reference in the order of the text, each once; a list for each of `references`. */
export function citingSentences(
  references: readonly Reference[],
  citations: readonly Citation[],
): readonly (readonly TextRange[])[] {
  const sentences = references.map(() => new Map<number, TextRange>());
  for (const { references: cited, sentence } of citations) {
    for (const position of cited) sentences[position]?.set(sentence.start, sentence);
  }
  return sentences.map((found) => [...found.values()]);
}
