import { fill } from '@spinout/domain/text';
import type { HypothesisCandidate } from '../hypotheses/candidate.types.js';
import { contentWordsIn, contentWordsOf } from '../hypotheses/content-words.js';
import type { ReadSource } from '../hypotheses/read-source.js';
import type { PaperSentence, Relation } from '../statements/statement.types.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { memoizeByObject } from '../runtime/memoize.js';

/** A figure with its basis. */
export interface Rating {
  /** 0..1 */
  readonly value: number;
  readonly basis: string;
}

const DIGITS = 1000;
export const roundRating = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * DIGITS) / DIGITS;

/** A sentence names a phrase if it has at least this share of its content words. */
const SHARE_OF_WORDS = 0.6;

const getWords = memoizeByObject(
  ({ titleWords, sentences }: ReadSource): ReadonlySet<string> =>
    new Set([...titleWords, ...sentences.flatMap(({ tokens }) => [...contentWordsOf(tokens)])]),
);

const names = (read: ReadSource, phrase: ReadonlySet<string>): boolean => {
  const words = getWords(read);
  const found = [...phrase].filter((word) => words.has(word)).length;
  return phrase.size > 0 && found >= phrase.size * SHARE_OF_WORDS;
};

/**
 * How many sources name the factor, the outcome, either and both.
 * @param basis the sentence that the relation was read from
 */
export function countSourcesNaming(
  { factor, outcome }: Relation,
  basis: PaperSentence,
  sources: readonly ReadSource[],
) {
  const [a, c] = [contentWordsIn(factor, basis), contentWordsIn(outcome, basis)];
  const named = sources.map((read) => ({ a: names(read, a), c: names(read, c) }));
  return {
    factor: named.filter((each) => each.a).length,
    outcome: named.filter((each) => each.c).length,
    both: named.filter((each) => each.a && each.c).length,
    either: named.filter((each) => each.a || each.c).length,
  };
}

/**
 * How new the relation of factor and outcome is, as far as the sources can tell:
 *
 * novelty = (n − k + 1) / (n + 2)
 *
 * n is the number of sources that name the rarer of the two, k how many of them name both, the source of the hypothesis
 * not counted. It is Laplace's rule of succession for a source that does not name both: a rarely named term says little.
 */
export function rateNovelty(
  { relation, basis }: Pick<HypothesisCandidate, 'relation' | 'basis'>,
  sources: readonly ReadSource[],
): Rating {
  const others = sources.filter(({ source }) => source !== basis.source);
  const { factor, outcome, both } = countSourcesNaming(relation, basis.sentence, others);
  const rarer = Math.min(factor, outcome);
  return {
    value: roundRating((rarer - both + 1) / (rarer + 2)),
    basis: fill(messages.novelty, { rarer, both, searched: others.length }),
  };
}
