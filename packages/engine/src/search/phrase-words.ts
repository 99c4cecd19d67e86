import { extractWords } from './words.js';
import { memoizeByText } from '../runtime/memoize.js';

/** A word of a text with its offsets in code units. */
export interface Token {
  /** The word folded: lower case, singular, one spelling; equal keys count as the same word. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const SAME_IN_PLURAL = new Set(['series', 'species', 'always', 'perhaps', 'across', 'lens']);

const singular = (word: string): string => {
  if (word.length < 4 || SAME_IN_PLURAL.has(word)) return word;
  if (/(?:ss|us|is|ous|ics)$/.test(word) || !word.endsWith('s')) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:lyses|theses|tases|nosis)$/.test(word)) return `${word.slice(0, -2)}is`;
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const oneSpelling = (word: string): string =>
  word
    .replace(/^(tum|behavi|col|vap|neighb|flav|lab|fav)our/, '$1or')
    .replace(/is(ation|ing|ed|e|er)$/, (whole, end: string) =>
      word.length > 7 ? `iz${end}` : whole,
    );

/** Folds a word so that plural, case and British or American spelling make no difference. */
export const wordKey = memoizeByText((word) =>
  oneSpelling(singular(word.normalize('NFC').toLowerCase())),
);

/** Splits a text into words with {@link extractWords}: hyphens and symbols separate them, Greek letters are spelled out. */
export const tokenize = (text: string): readonly Token[] =>
  extractWords(text).map(({ folded, start, end }) => ({ key: wordKey(folded), start, end }));

/** A phrase's folded words, in order. */
export const phraseWords = (phrase: string): readonly string[] =>
  extractWords(phrase).map(({ folded }) => wordKey(folded));

/** One text for all spellings of a phrase. */
export const phraseKey = (phrase: string): string => phraseWords(phrase).join(' ');
