import type { HypothesisStructure } from '@spinout/api-client';
import { withArticle } from '../../hypothesis/articles.js';
import { toSingleLine } from '../plain-text.js';
import { factorUseOf, isHazard, isMarker } from './factor-use.js';
import { outcomeValueOf } from './outcome-value.js';

/** Stand for titles that do not follow from the hypothesis. */
export const NO_INVENTION = 'To be decided: nothing in this hypothesis is an invention yet';
const NO_PRODUCT = 'To be decided after the first result: composition, device or software';
/** Behind the first title where that is a method. */
const PRODUCT = 'To be decided: composition, device or software for this method';

const MAX_TITLE_CHARACTERS = 140;
/** A phrase that is a piece of a sentence makes no title. */
const NO_NAME =
  /^[\p{P}\p{S}]|^(?:from|to|and|or|but|that|which|depending|maintain|make|block|buffer|prepare)\b|[,;:?!]/iu;

/** Names of species and persons, which keep their capital. */
const PROPER = /^\p{L}+(?:us|um|is|ia|ella|ii|[’']s?)(?= |$)/u;

/** A phrase from the start of a sentence, to stand within a title. */
const toTitlePart = (phrase: string): string => {
  const text = toSingleLine(phrase);
  return /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*(?= |$)/u.test(text) && !PROPER.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
};

const VERBS = { raises: 'increase', lowers: 'reduce' } as const;

/** Plants, and cells that make something: living things whose genes are changed for use. */
const BRED =
  /\b(?:plants?|crops?|seeds?|seedlings?|grains?|cultivars?|rice|wheat|maize|barley|soybeans?|tomato(?:es)?|potato(?:es)?|cotton|cassava|sorghum|fruits?|yeast|microalgae|livestock|cattle|salmon)\b/iu;

const isBred = (population: string, { factor, outcome }: { factor: string; outcome: string }) =>
  BRED.test(`${outcome} ${population} ${factor}`);

/** What an inventor could claim if the hypothesis is right; null if nothing follows. */
function writeTitle({ direction, population = '', ...parts }: HypothesisStructure): string | null {
  const value = outcomeValueOf(parts.outcome, population);
  const use = factorUseOf(parts.factor);
  if (value === 'unknown' || use === 'none') return null;
  const [outcome, factor] = [parts.outcome, parts.factor].map((part) =>
    withArticle(toTitlePart(part)),
  );
  const predict = value === 'either' ? null : `Method to predict ${outcome ?? ''}`;
  if (use === 'past') return predict;
  const basedOn = `based on ${factor ?? ''}`;
  const isWanted = value === 'either' || (value === 'more') === (direction === 'raises');
  const isEffect = direction === 'raises' || direction === 'lowers';
  if (use === 'read' || !isEffect) {
    if (direction === 'changes' && use === 'made')
      return `Method to influence ${outcome ?? ''}, ${basedOn}`;
    const isForeseen = use !== 'genetic' && !(isEffect && isWanted && !isMarker(parts.factor));
    return isForeseen && predict !== null ? `${predict}, ${basedOn}` : null;
  }
  if (use === 'genetic' && !(isWanted && value !== 'less' && isBred(population, parts)))
    return null;
  if (isWanted)
    return isHazard(parts.factor)
      ? null
      : `Method to ${VERBS[direction]} ${outcome ?? ''}, ${basedOn}`;
  return value === 'less'
    ? `Method to limit ${outcome ?? ''} due to ${factor ?? ''}`
    : `Method to limit the loss of ${outcome ?? ''} due to ${factor ?? ''}`;
}

/**
 * Titles of the two patent applications, from what the hypothesis varies and measures. Where no invention follows from
 * it, they say that.
 * @returns null if the hypothesis does not name both in short
 */
export function hypothesisPatents(
  structure: HypothesisStructure | undefined,
): readonly [string, string] | null {
  const parts = [structure?.outcome ?? '', structure?.factor ?? ''].map(toTitlePart);
  if (!structure || parts.some((part) => part === '' || NO_NAME.test(part))) return null;
  const title = writeTitle(structure);
  if (title === null) return [NO_INVENTION, NO_PRODUCT];
  return title.length > MAX_TITLE_CHARACTERS ? null : [title, PRODUCT];
}
