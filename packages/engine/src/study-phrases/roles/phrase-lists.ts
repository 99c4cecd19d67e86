import { isPremise } from '../choose-by-grammar.js';
import type { TextRange } from '../../text/text-range.js';
import { LIST } from '../grammar-roles.js';
import type { RatedPhrase, RoleRatings } from './rate-phrases.js';

/** "Between A and B": two sides, no list. */
const TWO_SIDES = /\bbetween (?:the |an? )?$/iu;
/** Each item of a list that is offered must have a role so surely. */
const MIN_LISTED = 0.5;
/** Where a role is, rather than who has it: "raises yield via A", "grown under B". */
const BESIDE = /\b(?:via|through|by means of|under|during|despite|given) (?:the |an? )?$/iu;

/** "Norway and Peru" after "in": where something was. */
const IN_PLACE = /\b(?:in|from|across|throughout) (?:the )?$/iu;
const PROPER_NAMES = /^\p{Lu}\p{Ll}+(?:(?: and|,)? \p{Lu}\p{Ll}+)*$/u;
const isPlace = (text: string, { name, start, ratings }: RatedPhrase): boolean =>
  PROPER_NAMES.test(name) && IN_PLACE.test(text.slice(0, start)) && ratings.units < MIN_LISTED;

/** Whether a sentence only puts a phrase beside a relation, so that it is no factor. */
export const isBeside = (text: string, { start }: TextRange): boolean =>
  BESIDE.test(text.slice(0, start));

const isListed = (text: string, one: RatedPhrase, other: RatedPhrase): boolean =>
  one.end <= other.start &&
  LIST.test(text.slice(one.end, other.start).replace(/\s+/gu, ' ')) &&
  !TWO_SIDES.test(text.slice(0, one.start));

/**
 * Rates the phrases of a sentence that may be offered: whole names; of a list, only if all of its items are, with the surest rating of
 * them, as all have one role ("female plants" of "male, female plants and seeds" says less than the sentence). What a sentence only
 * puts beside a relation is no factor, and what it builds on ("given that …") nothing to study.
 * @param text the marked sentence
 */
export function rateLists(text: string, phrases: readonly RatedPhrase[]): readonly RatedPhrase[] {
  const isOffered = ({ isWhole, ratings }: RatedPhrase) => isWhole && ratings.named >= MIN_LISTED;
  const covers = (one: RatedPhrase, other: RatedPhrase) =>
    one.start <= other.start && other.end <= one.end;
  return phrases.filter(isWholeName).flatMap((phrase) => {
    if (isPremise(text, phrase.start) || isPlace(text, phrase)) return [];
    const others = phrases.filter(
      (other) => isListed(text, other, phrase) || isListed(text, phrase, other),
    );
    if (!others.every((other) => phrases.some((each) => covers(each, other) && isOffered(each))))
      return [];
    const ratings = isOffered(phrase) ? joinRatings(phrase, others) : phrase.ratings;
    return [{ ...phrase, ratings: isBeside(text, phrase) ? { ...ratings, factor: 0 } : ratings }];
  });
}

const isWholeName = ({ isWhole }: RatedPhrase): boolean => isWhole;

/** The surest rating of a list for each role that the phrase itself may have. */
const joinRatings = (phrase: RatedPhrase, others: readonly RatedPhrase[]): RoleRatings => {
  const join = (role: keyof RoleRatings) =>
    phrase.ratings[role] < MIN_LISTED
      ? phrase.ratings[role]
      : Math.max(...[phrase, ...others].map(({ ratings }) => ratings[role]));
  return {
    factor: join('factor'),
    outcome: join('outcome'),
    units: join('units'),
    named: join('named'),
  };
};
