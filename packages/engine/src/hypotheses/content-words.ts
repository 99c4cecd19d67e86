import { stem } from '../search/stem.js';
import type { Token } from '../language/language.types.js';
import type { PaperSentence } from '../statements/statement.types.js';
import { countValues } from '../text/count-values.js';

const CONTENT = new Set(['NOUN', 'PROPN', 'ADJ', 'X', 'NUM']);
/** Words of any study; sharing one says nothing about the subject. */
const GENERIC = new Set(
  (
    'effect role function activity level study result finding data analysis group patient participant individual subject ' +
    'cell sample change increase decrease reduction loss high low large small great more less many several some different ' +
    'similar common important possible potential significant difference association relationship factor mechanism process ' +
    'system model method approach time year day number rate value type form part way case condition response production ' +
    'development presence absence use state area site human animal mouse rat people person population specific single ' +
    'multiple new early late first second other such same own both overall total main major direct non term risk'
  )
    .split(' ')
    .map(stem),
);

/** A word that begins a sentence or a title has the same key as within one; acronyms and symbols keep their form. */
const getWordKey = ({ text, lemma }: Token): string =>
  /^\p{Lu}?[\p{Ll}-]+$/u.test(text)
    ? stem((lemma || text).toLowerCase())
    : text.toLowerCase().replace(/s$/, '');

/** The words of a sentence that say what it is about, each in one form. */
export const contentWordsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter(({ pos, text }) => CONTENT.has(pos) && text.length > 1 && /\p{L}/u.test(text))
      .map(getWordKey)
      .filter((key) => !GENERIC.has(key)),
  );

export function contentWordsIn(phrase: string, { tokens }: PaperSentence): ReadonlySet<string> {
  const words = new Set(phrase.split(/[\s,;()]+/u).map((word) => word.toLowerCase()));
  return contentWordsOf(tokens.filter(({ text }) => words.has(text.toLowerCase())));
}

/** How often each content word occurs in the sentences of a source. */
export const countContentWords = (
  sentences: readonly PaperSentence[],
): ReadonlyMap<string, number> =>
  countValues(sentences.flatMap(({ tokens }) => [...contentWordsOf(tokens)]));
