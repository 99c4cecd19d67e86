import { fill } from '@spinout/domain/text';
import type { Family } from '../family.js';
import type { Organism } from '../organism.js';
import { structuredMessages as messages } from '../structured-design.messages.js';
import type { StudySystem } from '../study-system.js';
import { comparison } from './comparison.family.js';
import { field } from './field.family.js';
import { inVitro } from './in-vitro.family.js';
import { observational } from './observational.family.js';
import { animalFamilyFor, plants, unnamedUnits } from './other.families.js';

const PARTS: Partial<Record<StudySystem, Family>> = {
  people: observational,
  cells: inVitro,
  plants,
  field,
};

const baseOf = (system: StudySystem | undefined, organism: Organism | undefined): Family =>
  system === 'animals' ? animalFamilyFor(organism) : ((system && PARTS[system]) ?? unnamedUnits);

/**
 * Where nothing says whether the factor can be set, so that the design is neither an experiment nor an observation yet. Units and what is held constant follow from the system.
 */
export function outlineOf(system: StudySystem | undefined, organism?: Organism): Family {
  return outlineWith(baseOf(system, organism));
}

/**
 * A study that leaves open whether its factor is set or observed, with the units of a family.
 * @param within where it takes place, as " in mice". @default the units say so
 */
export function outlineWith(
  { unit, controlled, attrition, analyses, costs }: Family,
  within = '',
): Family {
  const { outline } = messages;
  return {
    ...comparison,
    label: outline.label,
    unit,
    attrition,
    analyses: { ...observational.analyses, value: withoutPairs(analyses.value) },
    design: fill(outline.design, { units: unit.many, within }),
    safeguards: outline.safeguards,
    independent: outline.independent,
    dependent: '{c}',
    controls: outline.controls.map((text) => fill(text, { units: unit.many })),
    controlled,
    equipment: outline.equipment,
    schedule: {
      ...comparison.schedule,
      setup: { weeks: 8, description: outline.setup },
      pilot: { weeks: 4, description: outline.pilot },
      main: outline.main,
    },
    costs: { ...costs, equipment: comparison.costs.equipment },
  };
}

/** Two groups, whatever the family does otherwise. */
const withoutPairs = (value: Family['analyses']['value']): Family['analyses']['value'] =>
  value.test === 'two-sample-t' ? value : { test: 'two-sample-t', d: 0.5 };
