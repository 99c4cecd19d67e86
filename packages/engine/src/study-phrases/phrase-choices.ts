import type { ParsedSentence } from '../language/language.types.js';
import type { Language } from '../language/parse-text.js';
import { markSentence } from '../starting-points/marked-sentence.js';
import { chooseByGrammar } from './choose-by-grammar.js';
import { overlaps } from './overlaps.js';
import { roleOfName } from './phrase-kinds.js';
import type { PhraseChoices } from './phrase-choices.types.js';
import { rateLists } from './roles/phrase-lists.js';
import { ratePhrases, type RatedPhrase } from './roles/rate-phrases.js';

/** A role is offered if five of six readers would agree: a wrong one misleads. */
const MIN_FACTOR = 0.7;
const MIN_OUTCOME = 0.65;
/** Units are offered for one field that names them as such. */
const MIN_UNITS = 0.5;
/** A name is offered without a role if it has one in the study, whichever. */
const MIN_NAMED = 0.65;

/**
 * The noun phrases of a sentence that a study could vary, measure or be done with. A phrase has the role that readers would give it;
 * where it surely has one, but the sentence does not tell which, it is offered for either.
 */
export function findPhraseChoices(
  sentence: ParsedSentence,
  language: Pick<Language, 'parse'>,
): PhraseChoices {
  const byGrammar = chooseByGrammar(sentence, language);
  const { text } = markSentence(sentence);
  const rated = rateLists(text, ratePhrases(sentence, language, { byGrammar }));
  const taken: string[] = [...byGrammar.comparator];
  const take = (rate: (phrase: RatedPhrase) => number, least: number): readonly string[] =>
    rated
      .map((phrase) => ({ name: phrase.name, rating: rate(phrase) }))
      .filter(({ rating }) => rating >= least)
      .toSorted((one, other) => other.rating - one.rating)
      .flatMap(({ name }) => {
        if (taken.some((other) => overlaps(name, other))) return [];
        taken.push(name);
        return [name];
      });
  return {
    comparator: byGrammar.comparator,
    units: take(({ ratings }) => ratings.units, MIN_UNITS),
    // Nobody sets what is a measure by its name, whatever it may explain: it is offered for either.
    factor: take(
      ({ name, ratings: { factor, outcome } }) =>
        factor > outcome && roleOfName(name) !== 'outcome' ? factor : 0,
      MIN_FACTOR,
    ),
    outcome: take(
      ({ ratings: { factor, outcome } }) => (outcome > factor ? outcome : 0),
      MIN_OUTCOME,
    ),
    either: take(({ ratings: { named, units } }) => (units < MIN_UNITS / 2 ? named : 0), MIN_NAMED),
  };
}
