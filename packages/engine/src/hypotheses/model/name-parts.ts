import { statesOpenQuestion } from '../../statements/open-question-cues.js';
import type { NamedPart } from '../candidate.types.js';
import type { KindBasis } from './fits-kind.js';
import type { LocatedCandidate } from './read-model-candidate.js';

/** The sentences that name the parts, each once; none that says that something is not known, as that is no evidence. */
export function nameParts(
  { factorIn, outcomeIn, mechanismIn }: LocatedCandidate,
  { basis, limitation }: KindBasis,
): readonly NamedPart[] {
  const shown = new Set([basis, limitation]);
  const parts = { factor: factorIn, outcome: outcomeIn, mechanism: mechanismIn };
  return (['factor', 'outcome', 'mechanism'] as const).flatMap((part): NamedPart[] => {
    const named = parts[part].find(
      (each) => !shown.has(each) && !statesOpenQuestion(each.sentence.text),
    );
    if (!named) return [];
    shown.add(named);
    return [{ part, source: named.source, sentence: named.sentence }];
  });
}
