import type { Family, IfNamed } from './family.js';

/**
 * Leaves out of a family the equipment that nothing speaks for: no cryostat for a study that cuts no tissue.
 * @param statement the hypothesis
 * @param text the hypothesis and the texts of its papers
 */
export function fitEquipment(family: Family, statement: string, text: string): Family {
  const isNeeded = ({ when, isForOutcome }: IfNamed) =>
    when === undefined || when.test(isForOutcome === true ? statement : text);
  const { costs, equipment } = family;
  return {
    ...family,
    equipment: equipment.filter((each) => typeof each === 'string' || isNeeded(each)),
    costs: { ...costs, equipment: costs.equipment.filter(isNeeded) },
  };
}

/** The name of a piece of equipment. */
export const nameOf = (equipment: Family['equipment'][number]): string =>
  typeof equipment === 'string' ? equipment : equipment.item;
