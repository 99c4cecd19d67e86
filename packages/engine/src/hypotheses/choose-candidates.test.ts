import { expect, it } from 'vitest';
import { chooseCandidates, MIN_RATING, MIN_SCORE } from './choose-candidates.js';
import { candidateOf, sentenceOf } from './hypotheses.fixtures.js';
import type { HypothesisCandidate } from './candidate.types.js';

const SUBJECTS = ['salt', 'shade', 'drought', 'frost'] as const;
type Subject = (typeof SUBJECTS)[number];

/** A candidate about a subject of its own. */
const candidateOn = (subject: Subject, parts: Partial<HypothesisCandidate>) => {
  const statement = `${subject} may lower the ${subject} tolerance of oak.`;
  return candidateOf({
    statement,
    relation: { ...candidateOf().relation, factor: subject, outcome: `${subject} tolerance` },
    basis: { ...candidateOf().basis, sentence: sentenceOf(statement) },
    score: MIN_SCORE.usual,
    ...parts,
  });
};
const chosenOf = (...candidates: readonly HypothesisCandidate[]) =>
  chooseCandidates(candidates).map(({ relation }) => relation.factor);

it('no hypothesis is offered if no sentence is rated highly or no statement has enough points', () => {
  expect(chosenOf(candidateOn('salt', { rating: MIN_RATING.strong }))).toEqual(['salt']);
  expect(chosenOf(candidateOn('salt', { rating: MIN_RATING.strong - 0.01 }))).toEqual([]);
  expect(chosenOf(candidateOn('salt', { score: MIN_SCORE.usual - 0.1 }))).toEqual([]);
});

it('beside a strong hypothesis, weaker ones are further choices, and the weakest are not', () => {
  const strong = candidateOn('salt', { rating: MIN_RATING.strong });
  const further = candidateOn('shade', { rating: MIN_RATING.further, score: 100 });
  const weak = candidateOn('frost', { rating: MIN_RATING.further - 0.01 });
  expect(chosenOf(weak, further, strong)).toEqual(['salt', 'shade']);
});

it('asks for a higher rating of what a full paper only supposes', () => {
  const supposed = (rating: number) => candidateOn('salt', { rating, isSupposed: true });
  expect(chosenOf(supposed(MIN_RATING.supposed))).toEqual(['salt']);
  expect(chosenOf(supposed(MIN_RATING.supposed - 0.01))).toEqual([]);
});

it('a better rating outweighs some points', () => {
  const rated = candidateOn('salt', { rating: 0.9 });
  const scored = candidateOn('shade', { rating: 0.6, score: MIN_SCORE.usual + 3 });
  expect(chosenOf(scored, rated)).toEqual(['salt', 'shade']);
});

it('abstracts need fewer points, because they have fewer words to gain them with', () => {
  const sentence = { ...sentenceOf('Salt may lower growth.'), section: 'abstract' as const };
  const parts = { score: MIN_SCORE.inAbstract };
  expect(
    chosenOf(candidateOn('salt', { ...parts, basis: { ...candidateOf().basis, sentence } })),
  ).toEqual(['salt']);
  expect(chosenOf(candidateOn('salt', parts))).toEqual([]);
});

it('a statement without the end of its sentence is a further choice only', () => {
  const sentence = sentenceOf('Salt may lower the salt tolerance of oak, though frost hides it.');
  const cut = candidateOn('salt', { basis: { ...candidateOf().basis, sentence } });
  expect(chosenOf(cut)).toEqual([]);
  expect(chosenOf(cut, candidateOn('shade', {}))).toEqual(['shade', 'salt']);
});
