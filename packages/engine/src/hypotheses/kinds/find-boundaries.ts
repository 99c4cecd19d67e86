import { contentWordsIn, contentWordsOf } from '../content-words.js';
import { wordedSign, type StatedEffect } from '../../statements/stated-effects.js';
import type { FurtherCandidate } from '../candidate.types.js';
import { findTestedLimits, type TestedLimit } from './tested-limits.js';
import type { SourceEffects } from './source-effects.js';
import { asClause } from '../../statements/clause.js';
import { byFindingRank, FINDING_RANK } from '../../statements/generalizations.js';
import type { Direction } from '../../statements/verbs.js';

/** How a limit bears on an effect: a limit that names no factor may be one of the whole study. */
const STUDY_WIDE = new Set(['duration', 'season', 'age', 'temperature', 'stage']);

/**
 * Finds own, directed effects of a paper that it tested only within a stated limit of dose, time, temperature, age,
 * season or stage: does the effect hold beyond it? None without a stated limit.
 */
export function findBoundaries({
  read: { source, sentences },
  effects: all,
}: SourceEffects): readonly FurtherCandidate[] {
  const limits = findTestedLimits(sentences);
  if (limits.length === 0) return [];
  const effects = all
    .filter(({ isOwn, sign, sentence }) => isOwn && sign !== 0 && sentence.section in FINDING_RANK)
    .sort(byFindingRank);
  return limits.flatMap((limit): readonly FurtherCandidate[] => {
    const effect = effects.find((each) => bears(limit, each));
    if (!effect) return [];
    const { outcome } = effect;
    const factor = asClause(effect.factor);
    const statement = `The finding that ${asClause(effect.clause)} also holds ${limit.beyond}.`;
    const direction = directionOf(effect);
    return [
      {
        kind: 'boundary',
        statement,
        relation: { factor, direction, outcome, setting: limit.beyond },
        basis: { source, sentence: effect.sentence },
        limitation: { source, sentence: limit.sentence },
        passages: [],
      },
    ];
  });
}

const directionOf = (effect: StatedEffect): Direction => {
  if (effect.isAssociation) return 'associated';
  return wordedSign(effect) > 0 ? 'raises' : 'lowers';
};

/** A limit bears on an effect if it names its factor, or the effect its value; limits of time and the like are those of the whole study. */
const bears = ({ sentence, dimension, tested }: TestedLimit, effect: StatedEffect): boolean => {
  if (effect.sentence === sentence) return false;
  if (effect.sentence.text.includes(tested)) return true;
  const factor = contentWordsIn(effect.factor, effect.sentence);
  const named = contentWordsOf(sentence.tokens);
  if ([...factor].some((word) => named.has(word))) return true;
  return STUDY_WIDE.has(dimension) && effect.sentence.section === 'abstract';
};
