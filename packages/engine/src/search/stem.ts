import { memoizeByText } from '../runtime/memoize.js';

const VOWEL = /[aeiouy]/;

/** Maps British to American spelling, so that both match. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(tum|behavi|col|vap|neighb|flav|lab|fav|hum)our/, '$1or'],
  [/(^|[a-z])(?:aem|oem)(?=[a-z])/, '$1em'],
  [/([a-z]{4})is(ation|e|ed|er|ing)$/, '$1iz$2'],
  [/([a-z]{2})lys(e|ed|ing)$/, '$1lyz$2'],
  [/([a-z]{2}[bt])re$/, '$1er'],
  [/sulph/, 'sulf'],
  [/^(mod|lab|canc|trav|chann|lev|fu)ell(?=ed|ing|er)/, '$1el'],
  [/^(sign)all(?=ed|ing|er)/, '$1al'],
  [/^aluminium/, 'aluminum'],
  [/^artef/, 'artif'],
];

const normalizeSpelling = (word: string) =>
  SPELLINGS.reduce((text, [pattern, to]) => text.replace(pattern, to), word);

const removePlural = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

/** "mapp" from "mapping" becomes "map", but "cell" from "celled" is unchanged. */
const removeDoubledConsonant = (stem: string) =>
  /([bdfgkmnprtv])\1$/.test(stem) ? stem.slice(0, -1) : stem;

const removeEnding = (word: string): string => {
  const ending = /[^e]ed$/.test(word) ? 2 : word.endsWith('ing') ? 3 : 0;
  const stem = word.slice(0, word.length - ending);
  return ending > 0 && stem.length >= 3 && VOWEL.test(stem) ? removeDoubledConsonant(stem) : word;
};

/**
 * Light stemmer for English: removes plural, -ing and -ed, and maps British to American spelling. "edits", "edited" and
 * "editing" share a stem; "editor" and "edition" do not. The plural rule follows the S-stemmer of Harman (1991).
 * @param word in lower case
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word.replace(/^([a-z]+\d+)s$/, '$1');
  const base = removeEnding(normalizeSpelling(removePlural(word)));
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** The stem of a word, cached because words repeat. */
export const getStem = memoizeByText(stem);
