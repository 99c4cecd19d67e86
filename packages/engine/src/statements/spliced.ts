import type { PaperSentence, PageText } from './statement.types.js';

/** Parallel sentences end with up to eight equal words, and with fewer where one is a number. */
const REPEATED_WORDS = { withNumber: 7, usual: 10 } as const;
/** Characters before the sentence. */
const BEFORE = 160;

/**
 * Whether a sentence was put together of parts of two: it ends with the words that the sentence before ends with, as
 * where a file prints its lines twice.
 */
export function isSpliced(
  { page, start, text }: Pick<PaperSentence, 'page' | 'start' | 'text'>,
  pageText: PageText,
): boolean {
  const words = wordsOf(text);
  const before = wordsOf(pageText(page).slice(Math.max(0, start - BEFORE), start));
  const end = words.slice(words.length - countEqualEnd(words, before));
  const hasNumber = end.some((word) => /^\p{N}+$/u.test(word));
  const least = hasNumber ? REPEATED_WORDS.withNumber : REPEATED_WORDS.usual;
  // A sentence that is printed twice as a whole is no mixture.
  return end.length >= least && end.length < words.length;
}

const countEqualEnd = (words: readonly string[], others: readonly string[]): number => {
  let count = 0;
  while (count < words.length && words.at(-1 - count) === others.at(-1 - count)) count += 1;
  return count;
};

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
