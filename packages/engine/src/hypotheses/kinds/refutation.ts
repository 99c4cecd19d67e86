import { fillIn } from '../../literature/literature.messages.js';
import type { HypothesisCandidate } from '../candidate.types.js';
import { hypothesesMessages as messages } from '../hypotheses.messages.js';

/** What would refute a boundary or a contradiction; undefined for other kinds. */
export function refuteByKind({ kind, relation, support }: HypothesisCandidate): string | undefined {
  const { factor, outcome, setting = '' } = relation;
  if (kind === 'boundary') return fillIn(messages.refuteBoundary, { factor, outcome, setting });
  if (kind !== 'contradiction') return undefined;
  const isExplained =
    support.some(({ role }) => role === 'moderator') || /^depending/u.test(setting);
  return fillIn(isExplained ? messages.refuteModerator : messages.refuteContrast, {
    factor,
    outcome,
    setting,
  });
}
