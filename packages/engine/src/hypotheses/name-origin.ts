import { fillIn } from '../literature/literature.messages.js';
import type { CandidateKind } from './candidate.types.js';
import { hypothesesMessages as messages } from './hypotheses.messages.js';

/**
 * Says what a hypothesis follows from, as the `by` of its source.
 * @param kind that of the hypothesis; undefined where there is none
 * @param searched names of the searched sources. @default not named
 */
export const nameOrigin = (kind: CandidateKind | undefined, searched = ''): string => {
  const what = messages.followsFrom[kind ?? 'none'];
  return searched === ''
    ? fillIn(messages.by, { what })
    : fillIn(messages.byIn, { what, by: searched });
};
