import { overlaps } from '../study-phrases/overlaps.js';
import type { RatedPhrase } from '../study-phrases/roles/rate-phrases.js';
import type { ProposedParts } from '../starting-points/propose-parts.js';

/** From here on, most readers would take a phrase for the part. */
const MIN_ROLE = 0.5;

type RelatedPart = 'factor' | 'outcome';

const isSure = (
  { factor, outcome }: ProposedParts,
  name: RelatedPart,
  phrases: readonly Pick<RatedPhrase, 'name' | 'ratings'>[],
): boolean => {
  const text = (name === 'factor' ? factor : outcome)?.text.replace(/\s+/gu, ' ');
  return (
    text !== undefined &&
    phrases.some((phrase) => phrase.ratings[name] >= MIN_ROLE && overlaps(phrase.name, text))
  );
};

/**
 * The factor and the outcome that readers would take for these, too. "The interaction affects the intensity" says less than the
 * sentence that it was read from; a person then starts from the sentence.
 * @param phrases of the sentences, with their ratings
 */
export function keepSureParts(
  proposed: ProposedParts,
  phrases: readonly Pick<RatedPhrase, 'name' | 'ratings'>[],
): ProposedParts {
  const { factor, outcome, comparator, direction, mechanism, ...rest } = proposed;
  const hasFactor = isSure(proposed, 'factor', phrases);
  const hasOutcome = isSure(proposed, 'outcome', phrases);
  return {
    ...rest,
    ...(hasFactor && factor && { factor, ...(comparator && { comparator }) }),
    ...(hasOutcome && outcome && { outcome }),
    ...(hasFactor &&
      hasOutcome && { ...(direction && { direction }), ...(mechanism && { mechanism }) }),
  };
}
