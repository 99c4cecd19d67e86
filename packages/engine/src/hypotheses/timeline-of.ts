import { literatureMessages as messages } from '../literature/literature.messages.js';
import type { HypothesisCandidate } from './candidate.types.js';

const PEOPLE =
  /\b(?:clinical|patients?|trials?|volunteers?|cohorts?|participants?|psychophysics|questionnaires?|respondents|adults|children|women|men|infants)\b/i;
const SPACE =
  /\b(?:satellites?|telescopes?|spacecraft|missions?|rovers?|orbit|planets?|spaceflight)\b/i;
const LIVING =
  /\b(?:mouse|mice|rats?|animals?|in vivo|cells?|organoids?|tumou?rs?|bacteri\w+|plants?|neurons?|brain|tissue|yeast|viral|virus|macrophages?|islets?|larvae|embryos?)\b/i;
const COMPUTED =
  /\b(?:simulation|computational|algorithm|neural network|machine learning|benchmark|dataset)\b/i;

/** An estimate by the hardest work that the hypothesis points to: people, space, living systems, computation, bench. */
export function timelineOf(
  { statement, basis, support }: HypothesisCandidate,
  methods: readonly string[],
): string {
  const text = [
    statement,
    basis.sentence.text,
    ...support.map(({ sentence }) => sentence.text),
    ...methods,
  ].join(' ');
  if (PEOPLE.test(text)) return messages.timelinePeople;
  if (SPACE.test(text)) return messages.timelineSpace;
  if (LIVING.test(text)) return messages.timelineLiving;
  if (COMPUTED.test(text)) return messages.timelineComputed;
  return messages.timelineBench;
}
