import type { ParsedSentence } from '../../language/language.types.js';
import type { Language } from '../../language/parse-text.js';
import { describePhrases, type SentenceContext } from './describe-sentence-phrases.js';
import type { PhraseCandidate } from './find-candidates.js';
import { BIASES, FEATURES, WEIGHTS } from './role-model.js';

/** What a phrase is in a study, each from 0 to 1: the estimated probability that a reader agrees. */
export type RoleRatings = Readonly<Record<keyof typeof BIASES, number>>;

/** A noun phrase of a sentence with its ratings. */
export interface RatedPhrase extends PhraseCandidate {
  readonly ratings: RoleRatings;
}

const FIFTHS = 5;
const places: ReadonlyMap<string, number> = new Map(
  FEATURES.split('\n').map((feature, at) => [feature, at]),
);

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Rates the noun phrases of a sentence by logistic regression on their words, their place, their neighbors and what rules of grammar
 * say. The weights come from phrases of research papers that readers labeled, see ADR 0073.
 */
export function ratePhrases(
  sentence: ParsedSentence,
  language: Pick<Language, 'parse'>,
  context?: SentenceContext,
): readonly RatedPhrase[] {
  return describePhrases(sentence, language, context).map(({ features, ...candidate }) => ({
    ...candidate,
    ratings: rate(features),
  }));
}

function rate(features: ReadonlySet<string>): RoleRatings {
  const known = [...features].flatMap((feature) => places.get(feature) ?? []);
  const rateRole = (role: keyof RoleRatings) =>
    logistic(known.reduce((sum, at) => sum + (WEIGHTS[role][at] ?? 0) / FIFTHS, BIASES[role]));
  return {
    factor: rateRole('factor'),
    outcome: rateRole('outcome'),
    units: rateRole('units'),
    named: rateRole('named'),
  };
}
