import type { HypothesisOption } from '@spinout/api-client';
import type { TextPart } from '@spinout/domain/hypothesis-statement';
import type { MissingPart } from './check-hypothesis.js';
import type { HypothesisMessages } from './hypothesis.messages.js';
import type { Direction, HypothesisParts } from './hypothesis-parts.js';

type MessageNames<Name extends string> = Readonly<Record<Name, keyof HypothesisMessages>>;

export const KIND_MESSAGES = {
  'open-question': 'kindOpenQuestion',
  proposal: 'kindProposal',
  generalization: 'kindGeneralization',
  boundary: 'kindBoundary',
  contradiction: 'kindContradiction',
  link: 'kindLink',
  own: 'kindOwn',
} as const satisfies MessageNames<HypothesisOption['kind']>;

/** Where a hypothesis of each kind comes from, in a sentence; none for one that a person wrote. */
export const EXPLANATION_MESSAGES = {
  'open-question': 'explainOpenQuestion',
  proposal: 'explainProposal',
  generalization: 'explainGeneralization',
  boundary: 'explainBoundary',
  contradiction: 'explainContradiction',
  link: 'explainLink',
} as const satisfies MessageNames<Exclude<HypothesisOption['kind'], 'own'>>;

export const DIRECTION_MESSAGES = {
  changes: 'directionChanges',
  raises: 'directionRaises',
  lowers: 'directionLowers',
  associated: 'directionAssociated',
} as const satisfies MessageNames<Direction>;

export const PART_MESSAGES = {
  factor: 'partFactor',
  comparator: 'partComparator',
  outcome: 'partOutcome',
  mechanism: 'partMechanism',
  population: 'partPopulation',
  conditions: 'partConditions',
} as const satisfies MessageNames<TextPart>;

/** What is asked about a part that the paper's sentence does not name. */
export const MISSING_HINT_MESSAGES = {
  factor: 'fillInFactor',
  comparator: 'fillInComparator',
  outcome: 'fillInOutcome',
  direction: 'fillInDirection',
  mechanism: 'fillInMechanism',
  population: 'fillInPopulation',
  conditions: 'fillInConditions',
} as const satisfies MessageNames<keyof HypothesisParts>;

export const MISSING_PART_MESSAGES = {
  factor: 'checkFactor',
  comparator: 'checkComparator',
  outcome: 'checkOutcome',
  evidence: 'checkEvidence',
  result: 'checkResult',
} as const satisfies MessageNames<MissingPart>;
