import { definedAcronyms } from '../language/acronyms.js';
import { asInText, findLowerCaseWords } from '../paper-parts/title-context.js';
import { wordSet } from '../text/word-lists.js';
import { capitalize } from './clause.js';

/** More expansions would make a sentence hard to read. */
const MAX_EXPANSIONS = 2;
/** Known to anyone who reads a hypothesis. */
const COMMON = wordSet('DNA RNA mRNA HIV AIDS USA US UK EU IQ MRI EEG GDP PCR');

/**
 * Writes the long form before the first short forms of a statement, so that it can be read without its source:
 * "caloric restriction (CR) is associated with …".
 * @param acronyms short form → long form, as the source defines them
 */
export function expandAcronyms(statement: string, acronyms: ReadonlyMap<string, string>): string {
  let left = MAX_EXPANSIONS;
  const seen = new Set<string>();
  const expanded = statement.replace(
    /(?<![\p{L}\p{N}\-‐–/])[\p{L}\p{N}+]{2,10}(?![\p{L}\p{N}\-‐–/])/gu,
    (word) => {
      const long = acronyms.get(word);
      if (long === undefined || seen.has(word) || left === 0 || COMMON.has(word)) return word;
      seen.add(word);
      if (statement.toLowerCase().includes(long.toLowerCase())) return word;
      left -= 1;
      return `${long} (${word})`;
    },
  );
  return capitalize(expanded);
}

/** The short forms that a text defines, with their long forms as within a sentence. */
export const findAcronyms = (
  text: string,
  lowerCaseWords: ReadonlySet<string> = findLowerCaseWords(text),
): ReadonlyMap<string, string> =>
  new Map(
    [...definedAcronyms(text)].map(([short, long]) => [
      short,
      long.replace(CAPITALIZED, (words) =>
        isName(words, text, lowerCaseWords) ? words : asInText(words, lowerCaseWords),
      ),
    ]),
  );

/** Words beside each other that begin with a capital. */
const CAPITALIZED = /(?<!\p{L})\p{Lu}\p{Ll}+(?:['’]s)?(?:\s\p{Lu}\p{Ll}+(?!\p{L}))*/gu;
/** Headings write other words with a capital too. */
const MIN_AS_NAME = 3;

/** Whether words are a name, "Ryan White": one of them is never in lower case, or they are together only with capitals. */
const isName = (words: string, text: string, lowerCaseWords: ReadonlySet<string>): boolean => {
  const each = words.split(/\s/u).map((word) => word.replace(/['’]s$/u, ''));
  if (each.some((word) => !lowerCaseWords.has(word.toLowerCase()))) return true;
  const count = (phrase: string) => text.split(phrase).length - 1;
  return count(words.toLowerCase()) === 0 && count(words) >= MIN_AS_NAME;
};
