import type { HypothesisStructure } from '@spinout/api-client';
import type { HypothesisCandidate } from './candidate.types.js';

/** "in older adults": the people, animals or places that a sentence names. */
export const POPULATION =
  /\bin ((?:[\p{L}\p{N}-]+ ){0,5}(?:patients|mice|rats|humans|adults|women|men|girls|boys|children|infants|individuals|participants|volunteers|carriers|macrophages|neurons|yeast|plants|students|adolescents|populations|embryos|larvae|pigs|monkeys|zebrafish|people|cells|households|firms|schools|countries|communities))\b/iu;
const ABSENCE =
  /^(?:the )?(?:loss|deletion|disruption|absence|lack|knockout|knockdown|depletion|deficiency|inhibition|removal|blockade|impairment|deficits?) (?:of|in) (.+)$/iu;
const LEVEL =
  /^(?:the |an? )?(?:increased|elevated|higher|greater|enhanced|reduced|decreased|lower|limited|prolonged|excessive|intentional|deliberate|chronic|acute) (.+)$/iu;

/** "Increased tension in knockout mice": its usual level is not found there. */
const IN_ALTERED =
  /\b(?:present|observed|found|seen|caused|induced)\b|\b(?:in|of) (?:the )?(?:[\p{L}-]+ )?(?:knock-?outs?|mutants?|null|deficient|transgenic)\b/iu;

const comparatorOf = (factor: string): string | undefined => {
  const absent = ABSENCE.exec(factor)?.[1];
  if (absent !== undefined) return `intact ${absent}`;
  const level = LEVEL.exec(factor)?.[1];
  return level === undefined || IN_ALTERED.test(level) ? undefined : `usual ${level}`;
};

/** The parts of a hypothesis, as far as the sentence names them. */
export function structureOf({
  kind,
  relation,
  statement,
  modelProposal,
}: HypothesisCandidate): HypothesisStructure {
  const { factor, outcome, direction, mechanism, setting } = relation;
  // A contradiction names two populations, which are its conditions.
  const population =
    kind === 'contradiction'
      ? undefined
      : (modelProposal?.population ?? POPULATION.exec(statement)?.[1]);
  const comparator = modelProposal?.comparator ?? relation.comparator ?? comparatorOf(factor);
  return {
    kind,
    factor,
    outcome,
    direction,
    ...(population === undefined ? {} : { population }),
    ...(comparator === undefined ? {} : { comparator }),
    ...(mechanism === undefined ? {} : { mechanism }),
    ...(setting === undefined ? {} : { conditions: setting }),
  };
}
