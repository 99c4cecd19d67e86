import type { HypothesisStructure } from '@spinout/api-client';
import { expandAcronyms } from '../hypotheses/expand-acronyms.js';
import { asInText, findLowerCaseWords } from '../hypotheses/title-context.js';
import { definedAcronyms } from '../language/acronyms.js';

/** "A " in front keeps the first letter of a phrase as it is; it is taken off again. */
const LEAD = 'A ';

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
  const acronyms = new Map(
    [...definedAcronyms(text)].map(([short, long]) => [short, asInText(long, lowerCaseWords)]),
  );
  const expand = (phrase: string) =>
    expandAcronyms(`${LEAD}${asInText(phrase, lowerCaseWords)}`, acronyms).slice(LEAD.length);
  const { factor, outcome, comparator, mechanism } = structure;
  return {
    ...structure,
    factor: expand(factor),
    outcome: expand(outcome),
    ...(comparator === undefined ? {} : { comparator: expand(comparator) }),
    ...(mechanism === undefined ? {} : { mechanism: expand(mechanism) }),
  };
}
