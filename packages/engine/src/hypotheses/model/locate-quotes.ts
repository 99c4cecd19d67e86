import { createQuoteFinder } from '../../evidence/quote-finder.js';
import type { ModelQuote } from './model-candidate.types.js';
import type { NumberedSentence } from './select-sentences.js';

/** Minimum letters and digits of a quote; shorter ones occur in any text. */
const MIN_LETTERS = 15;
const MAX_QUOTE = 1200;
/** A model may copy the number of a sentence too. */
const NUMBER = /^[\s"'“‘]*\[\d{1,4}\]\s*/u;

/** Finds the sentences that a model names; null if one of its numbers or quotes is not found. */
export type QuoteLocator = (quotes: readonly ModelQuote[]) => readonly NumberedSentence[] | null;

/**
 * Creates a locator for the sentences that a model was given. A quote must occur in one of them letter for letter, apart
 * from white space, quotation marks and dashes; it counts where it is found, whatever number the model gives.
 */
export function createQuoteLocator(sentences: readonly NumberedSentence[]): QuoteLocator {
  const byNumber = new Map(sentences.map((sentence) => [sentence.number, sentence]));
  const finders = sentences.map(
    (sentence) => [sentence, createQuoteFinder(sentence.sentence.text)] as const,
  );
  const locate = ({ sentence: number, quote }: ModelQuote): NumberedSentence | undefined => {
    const named = byNumber.get(number ?? 0);
    const wanted = (quote ?? '').replace(NUMBER, '').trim();
    if (wanted === '') return named;
    if (wanted.length > MAX_QUOTE) return undefined;
    if ((wanted.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < MIN_LETTERS) return undefined;
    const found = finders.filter(([, find]) => find(wanted) !== null).map(([each]) => each);
    return found.find((each) => each === named) ?? found[0];
  };
  return (quotes) => {
    const located = quotes.map(locate);
    return located.some((each) => each === undefined)
      ? null
      : [...new Set(located.filter((each) => each !== undefined))];
  };
}
