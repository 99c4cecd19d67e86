import { fill } from '@spinout/domain/text';
import type { HypothesisStructure } from '@spinout/api-client';
import { designNamesOf, nameFactor, type DesignNames } from './design-names.js';
import { isTargetable } from './arms.js';
import { settingPhrase } from './design-setting.js';
import { designExperimentally } from './experimental-design.js';
import { factorKindOf, isHarmful } from './factor-kind.js';
import type { Analysis, Family } from './family.js';
import { comparison } from './families/comparison.family.js';
import { observedFamilyFor } from './families/observed.families.js';
import { review } from './families/records.families.js';
import { unnamedUnits } from './families/other.families.js';
import { outlineWith } from './families/outline.family.js';
import { comparesMethods, designMethodComparison } from './method-comparison.js';
import { namedComparator } from './named-comparator.js';
import type { Terms } from './hypothesis-terms.js';
import { designObservationally } from './observational-design.js';
import type { Organism } from './organism.js';
import type { PaperKind } from './paper-kind.js';
import { structuredMessages as messages } from './structured-design.messages.js';
import type { StudySystem } from './study-system.js';

/** What a design is written from. */
export interface DesignChoice {
  readonly family: Family;
  readonly analysis: Analysis;
  readonly terms: Terms;
  readonly opening: string;
  /** The sentences on the primary outcome, as a template. */
  readonly outcome: string;
  /** What would refute the hypothesis, as a sentence; empty if not stated. */
  readonly refutation: string;
}

/** What a study of a hypothesis works with. */
export interface StudyContext {
  /** The family for the case that the factor can be set. */
  readonly family: Family;
  readonly system: StudySystem | undefined;
  readonly organism?: Organism | undefined;
  readonly paperKind?: PaperKind | undefined;
  /** Whether the papers give or apply the factor. @default false */
  readonly isGiven?: boolean;
  /** Whether a mutation, a knockdown or an inhibitor can change the factor. @default false */
  readonly isMolecule?: boolean;
}

/**
 * Writes the design of a hypothesis from its parts: what is set or observed, what it is compared with, what is measured
 * and in which system, and the names for `{a}`, `{b}` and `{c}` in these texts.
 */
export function structuredDesign(
  structure: HypothesisStructure,
  { family: base, system, organism, paperKind, isGiven = false, isMolecule = false }: StudyContext,
): Omit<DesignChoice, 'analysis' | 'refutation'> {
  const kind =
    nameFactor(structure.factor) === undefined
      ? 'observed'
      : factorKindOf(structure.factor, structure.direction, system, isGiven);
  const isObservational =
    kind === 'observed' ||
    base.id === 'observational' ||
    base.id === 'space' ||
    (system === 'people' && isHarmful(structure));
  // Of units that we do not know, nobody can say whether a difference is set or found.
  const isUnknown = base.label === comparison.label && (kind === 'process' || kind === 'quantity');
  const isOpen =
    !isObservational &&
    (isUnknown ||
      (kind === 'process' &&
        CAN_BE_OUTLINED.has(base.id) &&
        namedComparator(structure) === undefined)) &&
    !isTargetable({ family: base, isMolecule });
  const isOfMethods = base.id !== 'computational' && comparesMethods(structure);
  const isObserved = !isOfMethods && (isObservational || isOpen);
  const names = designNamesOf(structure, isObserved ? 'observed' : kind);
  const family = isOfMethods
    ? designMethodComparison(base, structure)
    : isObservational
      ? designObservationally(
          paperKind === 'review' && system !== 'people'
            ? review
            : withOwnUnits(observedFamilyFor(system, organism), base, system),
          structure,
          names,
        )
      : isOpen
        ? outlineWith(base, settingPhrase(structure), namedComparator(structure))
        : designExperimentally(base, structure, kind, names, isMolecule);
  const prediction = predictionOf(structure, names, isObserved);
  return {
    family,
    outcome: names.mechanism === null ? prediction : `${prediction} ${messages.mechanism}`,
    terms: { a: names.factor, b: names.mechanism, c: names.outcome },
    opening: names.opening,
  };
}

/** Units in the words of a person rather than cases. */
const withOwnUnits = (
  observed: Family,
  { unit }: Family,
  system: StudySystem | undefined,
): Family =>
  system === undefined && unit.many !== unnamedUnits.unit.many && unit.one !== 'participant'
    ? { ...observed, unit }
    : observed;

/** Where a process or a state may be one that nobody can set; elsewhere a method or a model sets it. */
const CAN_BE_OUTLINED: ReadonlySet<string> = new Set(['in-vitro', 'animal', 'comparison']);

const OPPOSITE = { raises: 'lowers', lowers: 'raises' } as const;

/** What the hypothesis predicts for its outcome, as a template. */
const predictionOf = (
  { direction }: HypothesisStructure,
  { outcome, isReversed, isUndirected }: DesignNames,
  isObservational: boolean,
): string => {
  const isDirected = direction === 'raises' || direction === 'lowers';
  const way = !isDirected
    ? direction
    : isUndirected
      ? 'changes'
      : isReversed
        ? OPPOSITE[direction]
        : direction;
  const change = messages.predictions[isObservational ? 'observed' : 'set'][way];
  return fill<string>(
    outcome === messages.theOutcome ? messages.primaryDefined : messages.primary,
    {
      change,
    },
  );
};
