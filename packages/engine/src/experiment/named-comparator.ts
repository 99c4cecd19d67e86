import type { HypothesisStructure } from '@spinout/api-client';
import { MAX_NAME_CHARACTERS, namePhrase, withinSentence } from './name-phrase.js';

/** A part as a person wrote it; undefined where it is not theirs, empty or long. */
export const asWritten = (
  { origins, ...parts }: HypothesisStructure,
  part: 'factor' | 'comparator',
): string | undefined => {
  const text = origins?.[part] === 'user' ? (parts[part] ?? '').replace(/\s+/gu, ' ').trim() : '';
  return text !== '' && text.length <= MAX_NAME_CHARACTERS ? withinSentence(text) : undefined;
};

/** What a hypothesis compares its factor with: in the words of the person, else as a name. */
export const namedComparator = (structure: HypothesisStructure): string | undefined =>
  asWritten(structure, 'comparator') ?? namePhrase(structure.comparator);
