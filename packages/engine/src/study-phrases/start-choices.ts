import type { StartChoices } from '@spinout/api-client';
import type { Language } from '../language/parse-text.js';
import type { ParsedSentence } from '../language/language.types.js';
import { chooseSentence } from './choose-sentence.js';

const MAX_CHOICES = 4;

/**
 * What sentences of a paper name for the fields of a hypothesis; undefined where they name nothing.
 */
export function findStartChoices(
  sentences: readonly ParsedSentence[],
  language: Pick<Language, 'parse'>,
): StartChoices | undefined {
  const { factor, comparator, outcome, units, either } = chooseSentence(sentences, language);
  const choices = {
    factor: [...factor, ...either].slice(0, MAX_CHOICES),
    comparator: comparator.slice(0, MAX_CHOICES),
    outcome: [...outcome, ...either].slice(0, MAX_CHOICES),
    population: units.slice(0, MAX_CHOICES),
  };
  return Object.values(choices).some(({ length }) => length > 0) ? choices : undefined;
}
