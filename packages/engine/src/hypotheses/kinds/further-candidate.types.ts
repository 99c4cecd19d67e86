import type { HypothesisCandidate, PassageRole, SourceSentence } from '../candidate.types.js';

/** A sentence that a hypothesis rests on beside its basis. */
export interface Passage extends SourceSentence {
  readonly role: PassageRole;
}

/** A hypothesis of one of the kinds that are offered after open questions, generalizations and proposals. */
export type FurtherCandidate = Pick<
  HypothesisCandidate,
  'kind' | 'statement' | 'relation' | 'basis' | 'limitation'
> & { readonly passages: readonly Passage[] };
