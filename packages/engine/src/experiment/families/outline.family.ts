import { fill } from '@spinout/domain/text';
import type { Family } from '../family.js';
import { structuredMessages as messages } from '../structured-design.messages.js';
import { comparison } from './comparison.family.js';
import { observational } from './observational.family.js';

/**
 * A study that leaves open whether its factor is set or observed, with the units of a family.
 * @param within where it takes place, as " in mice". @default the units say so
 * @param comparator what the factor is compared with. @default the groups differ in it
 */
export function outlineWith(
  { unit, controlled, attrition, analyses, costs }: Family,
  within = '',
  comparator?: string,
): Family {
  const { outline } = messages;
  return {
    ...comparison,
    label: outline.label,
    unit,
    attrition,
    analyses: { ...observational.analyses, value: withoutPairs(analyses.value) },
    design:
      comparator === undefined
        ? fill(outline.design, { units: unit.many, within })
        : fill(outline.designOfPair, { comparator, within }),
    safeguards: outline.safeguards,
    independent: outline.independent,
    factorRole: 'open',
    dependent: '{c}',
    controls:
      comparator === undefined
        ? outline.controls.map((text) => fill(text, { units: unit.many }))
        : [fill(outline.pair, { comparator }), outline.check],
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
