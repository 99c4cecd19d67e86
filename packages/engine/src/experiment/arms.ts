import { fill } from '@spinout/domain/text';
import type { DesignNames } from './design-names.js';
import { withDefiniteArticle } from './design-names.js';
import type { FactorKind } from './factor-kind.js';
import type { Family } from './family.js';
import { structuredMessages as messages } from './structured-design.messages.js';

/** What an experiment compares. */
export interface Comparison {
  readonly family: Family;
  readonly kind: FactorKind;
  readonly names: DesignNames;
  readonly comparator: string;
  /** Whether the hypothesis names the comparator. */
  readonly hasComparator: boolean;
  /** Whether the factor names a molecule or what molecules do. */
  readonly isMolecule: boolean;
}

/** Whether the factor can be changed by a mutation, a knockdown or an inhibitor. */
export const isTargetable = ({ family, isMolecule }: Pick<Comparison, 'family' | 'isMolecule'>) =>
  isMolecule && (family.id === 'in-vitro' || family.id === 'animal' || isOfPlants(family));

const isOfPlants = ({ label }: Family) => label === messages.plantExperiment;

/** Whether each unit is measured under both conditions. */
export const isPaired = ({ id }: Family) => id === 'computational' || id === 'quantum';

/** How many groups there are, and what sets them apart: "It compares two groups of mice: A in one, B in the other." */
export function describeArms(comparison: Comparison) {
  const { family, kind, names, comparator, hasComparator } = comparison;
  const { factor } = names;
  const units = family.unit.many;
  const template = isPaired(family)
    ? pairedTemplate(kind, hasComparator, family.label === messages.simulation, factor)
    : groupsTemplate(comparison);
  return fill(`${isPaired(family) ? messages.samePairs : messages.twoGroups}: ${template}.`, {
    factor: kind === 'quantity' || kind === 'process' ? withDefiniteArticle(factor) : factor,
    comparator,
    units,
  });
}

/** What a computed method always has in some form, so that nothing runs without it. */
export const isSetting = (factor: string): boolean =>
  /\b(?:choices?|assumptions?|constraints?|parameters?|kinetics|settings?|priors?|topology)\b/iu.test(
    factor,
  );

const pairedTemplate = (
  kind: FactorKind,
  hasComparator: boolean,
  isSimulation: boolean,
  factor: string,
): string => {
  if (isSimulation) return messages.armsSimulation;
  if (hasComparator) return messages.armsPairedWith;
  if (kind === 'quantity') return messages.armsPairedLevels;
  return isSetting(factor) ? messages.armsPairedSetting : messages.armsPaired;
};

const groupsTemplate = (comparison: Comparison): string => {
  const { family, kind, hasComparator } = comparison;
  if (kind === 'pathogen') return messages.armsPathogen;
  if (hasComparator || kind === 'agent' || kind === 'absence') return messages.armsPair;
  if (kind === 'quantity') return messages.armsQuantity;
  if (family.id === 'materials') return messages.armsExposure;
  return isTargetable(comparison) ? messages.armsProcess : messages.armsChange;
};
