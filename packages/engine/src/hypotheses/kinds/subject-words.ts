import { GENERIC_NOUNS } from '../../language/generic-words.js';
import { stem } from '../../search/stem.js';
import type { Quantity } from '../../statements/quantity.js';

/** Ways in which something is given or measured: "magnesium supplementation" is about magnesium. */
const MANNER = new Set(
  (
    'treatment therapy intake supplementation supplement consumption administration exposure use infusion injection ' +
    'ingestion feeding addition application dose dosing diet dietary level concentration content exogenous oral daily'
  )
    .split(' ')
    .map(stem),
);
const GENERIC = new Set([...GENERIC_NOUNS].map(stem));

/** The words of a quantity that say what it is about. */
export const subjectWords = ({ words }: Quantity): ReadonlySet<string> => {
  const left = [...words].filter((word) => !MANNER.has(word));
  return left.length > 0 ? new Set(left) : words;
};

/** Whether at least one of the words belongs to few subjects only. */
export const isSpecific = (words: ReadonlySet<string>): boolean =>
  [...words].some((word) => word.length > 3 && !GENERIC.has(word) && !MANNER.has(word));

export const hasAll = (text: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  words.size > 0 && [...words].every((word) => text.has(word));

/** All words of a text, each in the form in which quantities have theirs. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+-]*/gu) ?? []).map(stem));
