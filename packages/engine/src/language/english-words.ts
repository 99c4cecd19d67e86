import { wordSet } from '../text/word-lists.js';

/** Words of which every English text is full; "the" is one of no other language. */
const ENGLISH_WORDS = wordSet(
  'the of and in to a is was were that with for by on as are from at we this be or an which these not it have has',
);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const shareOf = (words: readonly string[], isCounted: (word: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(isCounted).length / words.length;

/** The share of the words of a text that are common function words of English, 0 to 1. */
export const shareOfEnglish = (text: string): number =>
  shareOf(wordsOf(text), (word) => ENGLISH_WORDS.has(word));

const MIN_WORDS = 40;
const MIN_ENGLISH_SHARE = 0.22;
const MIN_THE_SHARE = 0.025;

/** Most papers are plainly in English, and to load the library takes longer than all else that a cold start does. */
export const isPlainlyEnglish = (sample: string): boolean => {
  const words = wordsOf(sample);
  return (
    words.length >= MIN_WORDS &&
    shareOf(words, (word) => word === 'the') >= MIN_THE_SHARE &&
    shareOf(words, (word) => ENGLISH_WORDS.has(word)) >= MIN_ENGLISH_SHARE
  );
};

const MIN_LINE_WORDS = 4;

/**
 * Whether a line, such as a title or a short sentence, is in English.
 * @throws when the chunk of the language detection cannot be loaded
 */
export async function isEnglishLine(line: string): Promise<boolean> {
  if (wordsOf(line).length < MIN_LINE_WORDS) return false;
  const { eld } = await import('eld/extrasmall');
  return eld.detect(line).language === 'en';
}
