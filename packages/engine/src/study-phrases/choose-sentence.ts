import type { Language } from '../language/parse-text.js';
import type { ParsedSentence } from '../language/language.types.js';
import { findPhraseChoices } from './phrase-choices.js';
import type { PhraseChoices } from './phrase-choices.types.js';

const namesParts = ({ factor, outcome, either }: PhraseChoices): boolean =>
  factor.length + outcome.length + either.length > 0;

/**
 * What several sentences name: the last that has both a factor and an outcome, else the last that names anything, as those before
 * lead to it. The units of study of all of them, the last first.
 */
export function chooseSentence(
  sentences: readonly ParsedSentence[],
  language: Pick<Language, 'parse'>,
): PhraseChoices {
  const read = sentences.map((sentence) => findPhraseChoices(sentence, language));
  const chosen =
    read.findLast(({ factor, outcome }) => factor.length > 0 && outcome.length > 0) ??
    read.findLast(namesParts);
  return {
    factor: [],
    comparator: [],
    outcome: [],
    either: [],
    ...chosen,
    units: read.toReversed().flatMap(({ units }) => units),
  };
}
