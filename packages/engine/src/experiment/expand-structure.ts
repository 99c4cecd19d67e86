import type { HypothesisStructure } from '@spinout/api-client';
import { expandAcronyms, findAcronyms } from '../statements/expand-acronyms.js';
import { asInText, findLowerCaseWords } from '../paper-parts/title-context.js';

/** "A " in front keeps the first letter of a phrase as it is; it is taken off again. */
const LEAD = 'A ';

/** Only the first word may owe its capital to a sentence; "Shh" and "Sam68" within one are names. */
export const withoutCapital = (phrase: string, lowerCaseWords: ReadonlySet<string>): string =>
  phrase.replace(/^\p{Lu}\p{Ll}+(?=[\s,-]|$)/u, (word) => asInText(word, lowerCaseWords));

/** Whether a phrase has the short form as a word of its own. */
const namesWord = (phrase: string, short: string): boolean =>
  phrase.split(/[^\p{L}\p{N}-]+/u).includes(short);

/**
 * Writes the long form of short forms that the papers define into the parts of a hypothesis: "deformed wing virus (DWV)",
 * and words as the text has them within sentences.
 */
export function expandStructure(
  structure: HypothesisStructure,
  texts: readonly string[],
): HypothesisStructure {
  const text = texts.join('\n\n');
  const lowerCaseWords = findLowerCaseWords(text);
  const acronyms = findAcronyms(text, lowerCaseWords);
  const { factor, outcome, comparator, mechanism, origins } = structure;
  // What a person wrote stays as it is.
  const expandPart = (
    part: 'factor' | 'outcome' | 'comparator' | 'mechanism',
    phrase: string,
    known: ReadonlyMap<string, string>,
  ) =>
    origins?.[part] === 'user'
      ? withoutCapital(phrase, lowerCaseWords)
      : expandAcronyms(`${LEAD}${withoutCapital(phrase, lowerCaseWords)}`, known).slice(
          LEAD.length,
        );
  // The factor comes first in every text and introduces its short forms.
  const others = new Map([...acronyms].filter(([short]) => !namesWord(factor, short)));
  return {
    ...structure,
    factor: expandPart('factor', factor, acronyms),
    outcome: expandPart('outcome', outcome, others),
    ...(comparator === undefined
      ? {}
      : { comparator: expandPart('comparator', comparator, others) }),
    ...(mechanism === undefined ? {} : { mechanism: expandPart('mechanism', mechanism, others) }),
  };
}
