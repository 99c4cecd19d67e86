import { namesMeasurable } from '@spinout/domain/measurable-outcome';
import { distinctiveWords } from '../search/generic-words.js';
import { phraseWords } from '../search/phrase-words.js';

/** Of a phrase of several words, a rewording keeps at least this share. */
const SHARE_OF_WORDS = 0.6;

/** Share of a phrase's distinctive words, of those that count, that a text has, 0 to 1; 0 for a phrase without any. */
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
  distinctiveWords(phraseWords(phrase)).length === 0 || isNamedShare(shareOfPhrase(text, phrase));

/** Whether so many of a phrase's words are in a text that the text names it. */
export const isNamedShare = (share: number): boolean => share >= SHARE_OF_WORDS;

/** Share of an outcome's words that a text has; a quantity that the model adds, such as "rate of", need not be there. */
export const shareOfOutcome = (text: string, outcome: string): number =>
  Math.max(
    shareOfPhrase(text, outcome),
    shareOfPhrase(text, outcome, (word) => !namesMeasurable(word)),
  );
