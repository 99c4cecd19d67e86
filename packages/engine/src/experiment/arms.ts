import type { DesignNames } from './design-names.js';
import { withDefiniteArticle } from './design-names.js';
import type { FactorKind } from './factor-kind.js';
import type { Family } from './family.js';
import { fillPlaceholders } from './fill-placeholders.js';
import { structuredMessages as messages } from './structured-design.messages.js';

/** What an experiment compares. */
export interface Comparison {
  readonly family: Family;
  readonly kind: FactorKind;
  readonly names: DesignNames;
  readonly comparator: string;
  /** Whether the hypothesis names the comparator. */
  readonly hasComparator: boolean;
}

const MOLECULE =
  /\b(?:genes?|proteins?|receptors?|kinases?|enzymes?|expression|signal\w*|pathways?|activit(?:y|ies)|interactions?|peptides?|transcri\w+)\b|\p{Lu}{2,}-?\d/iu;

/** Whether the factor can be changed by a mutation, a knockdown or an inhibitor. */
export const isMolecular = ({ id }: Family, factor: string) =>
  id === 'in-vitro' || (id === 'animal' && MOLECULE.test(factor));

/** Whether each unit is measured under both conditions. */
export const isPaired = ({ id }: Family) => id === 'computational' || id === 'quantum';

/** How many groups there are, and what sets them apart: "It compares two groups of mice: A in one, B in the other." */
export function describeArms({ family, kind, names, comparator, hasComparator }: Comparison) {
  const { factor } = names;
  const units = family.unit.many;
  const template = isPaired(family)
    ? pairedTemplate(kind, hasComparator, family.label === messages.simulation)
    : groupsTemplate(family, kind, factor, hasComparator);
  return fillPlaceholders(
    `${isPaired(family) ? messages.samePairs : messages.twoGroups}: ${template}.`,
    {
      factor: kind === 'quantity' || kind === 'process' ? withDefiniteArticle(factor) : factor,
      comparator,
      units,
    },
  );
}

const pairedTemplate = (
  kind: FactorKind,
  hasComparator: boolean,
  isSimulation: boolean,
): string => {
  if (isSimulation) return messages.armsSimulation;
  if (hasComparator) return messages.armsPairedWith;
  return kind === 'quantity' ? messages.armsPairedLevels : messages.armsPaired;
};

const groupsTemplate = (
  family: Family,
  kind: FactorKind,
  factor: string,
  hasComparator: boolean,
): string => {
  if (kind === 'pathogen') return messages.armsPathogen;
  if (hasComparator || kind === 'agent' || kind === 'absence') return messages.armsPair;
  if (kind === 'quantity') return messages.armsQuantity;
  if (family.id === 'materials') return messages.armsExposure;
  return isMolecular(family, factor) ? messages.armsProcess : messages.armsChange;
};
