import type { HypothesisOption } from '@spinout/api-client';
import type { MissingPart } from './check-hypothesis.js';
import type { HypothesisMessages } from './hypothesis.messages.js';
import type { Direction, HypothesisParts } from './hypothesis-parts.js';

type Labels<Name extends string> = Readonly<Record<Name, string>>;

export const kindLabels = (messages: HypothesisMessages): Labels<HypothesisOption['kind']> => ({
  'open-question': messages.kindOpenQuestion,
  proposal: messages.kindProposal,
  generalization: messages.kindGeneralization,
  boundary: messages.kindBoundary,
  contradiction: messages.kindContradiction,
  link: messages.kindLink,
  own: messages.kindOwn,
});

/** Where a hypothesis of each kind comes from, in a sentence; none for one that a person wrote. */
export const kindExplanations = (
  messages: HypothesisMessages,
): Labels<Exclude<HypothesisOption['kind'], 'own'>> => ({
  'open-question': messages.explainOpenQuestion,
  proposal: messages.explainProposal,
  generalization: messages.explainGeneralization,
  boundary: messages.explainBoundary,
  contradiction: messages.explainContradiction,
  link: messages.explainLink,
});

export const directionLabels = (messages: HypothesisMessages): Labels<Direction> => ({
  changes: messages.directionChanges,
  raises: messages.directionRaises,
  lowers: messages.directionLowers,
  associated: messages.directionAssociated,
});

export const partLabels = (messages: HypothesisMessages): Labels<keyof HypothesisParts> => ({
  factor: messages.partFactor,
  comparator: messages.partComparator,
  outcome: messages.partOutcome,
  direction: messages.partDirection,
  mechanism: messages.partMechanism,
  population: messages.partPopulation,
  conditions: messages.partConditions,
});

export const missingPartLabels = (messages: HypothesisMessages): Labels<MissingPart> => ({
  factor: messages.checkFactor,
  comparator: messages.checkComparator,
  outcome: messages.checkOutcome,
  evidence: messages.checkEvidence,
});
