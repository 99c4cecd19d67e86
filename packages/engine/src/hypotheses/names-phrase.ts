import { distinctiveWords } from '../search/generic-words.js';
import { phraseWords } from '../search/phrase-words.js';

/** Of a phrase of several words, a rewording keeps at least this share. */
const SHARE_OF_WORDS = 0.6;

/**
 * Share of a phrase's distinctive words that a text has, 0 to 1; 0 for a phrase without any.
 * @param isCounted words that count @default all
 */
export function shareOfPhrase(
  text: string,
  phrase: string,
  isCounted: (word: string) => boolean = () => true,
): number {
  const words = new Set(phraseWords(text));
  const wanted = distinctiveWords(phraseWords(phrase)).filter(isCounted);
  return wanted.length === 0 ? 0 : wanted.filter((word) => words.has(word)).length / wanted.length;
}

/** Whether a text names a phrase, in its own or slightly other words. */
export const namesPhrase = (text: string, phrase: string): boolean =>
  distinctiveWords(phraseWords(phrase)).length === 0 ||
  shareOfPhrase(text, phrase) >= SHARE_OF_WORDS;
