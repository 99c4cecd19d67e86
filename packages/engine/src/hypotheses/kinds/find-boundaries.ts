import { contentWordsIn, contentWordsOf } from '../content-words.js';
import type { StatedEffect } from '../../statements/stated-effects.js';
import { directionOfSign } from './direction-of-sign.js';
import type { FurtherCandidate } from './further-candidate.types.js';
import { findTestedLimits, type TestedLimit } from './tested-limits.js';
import type { SourceEffects } from './source-effects.js';
import { asClause } from './wording.js';

const RANK: Readonly<Record<string, number>> = {
  abstract: 0,
  conclusion: 1,
  discussion: 2,
  results: 3,
};
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
    .filter(
      ({ isOwn, sign, sentence }) => isOwn && sign !== 0 && RANK[sentence.section] !== undefined,
    )
    .sort((one, other) => (RANK[one.sentence.section] ?? 9) - (RANK[other.sentence.section] ?? 9));
  return limits.flatMap((limit): readonly FurtherCandidate[] => {
    const effect = effects.find((each) => bears(limit, each));
    return effect === undefined
      ? []
      : [
          {
            kind: 'boundary',
            statement: `The finding that ${asClause(effect.clause)} also holds ${limit.beyond}.`,
            relation: {
              factor: effect.factor,
              direction: directionOfSign(effect),
              outcome: effect.outcome,
              mechanism: undefined,
              setting: limit.beyond,
            },
            basis: { source, sentence: effect.sentence },
            limitation: { source, sentence: limit.sentence },
            passages: [],
          },
        ];
  });
}

/** A limit bears on an effect if it names its factor, or the effect its value; limits of time and the like are those of the whole study. */
const bears = ({ sentence, dimension, tested }: TestedLimit, effect: StatedEffect): boolean => {
  if (effect.sentence === sentence) return false;
  if (effect.sentence.text.includes(tested)) return true;
  const factor = contentWordsIn(effect.factor, effect.sentence);
  const named = contentWordsOf(sentence.tokens);
  if ([...factor].some((word) => named.has(word))) return true;
  return STUDY_WIDE.has(dimension) && effect.sentence.section === 'abstract';
};
