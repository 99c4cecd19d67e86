import { fill } from '@spinout/domain/text';
import type { HypothesisStructure } from '@spinout/api-client';
import type { Family } from './family.js';
import { comparison } from './families/comparison.family.js';
import { methodMessages as messages } from './method-comparison.messages.js';

const METHOD =
  /\b(?:tapes?|questionnaires?|recalls?|diar(?:y|ies)|scales?|sensors?|assays?|kits?|(?:q|rt-)?pcr|sequencing|genotyping|mapping|assembly|spectromet\w+|spectroscop\w+|microscop\w+|imaging|MRI|ultrasound|scan(?:s|ners?)?|blood cultures|tests?|detection|devices?|instruments?|estimators?|formulas?|methods?|techniques?)\b/iu;
/** What a method is good or bad at. */
const PERFORMANCE =
  /\b(?:estimat\w+|accura\w+|sensitivity|specificity|agreement|bias|errors?|precision|diagnostic|diagnos[ei]s|detect\w+|call rates?|concordance|within \d+ ?%?|identif\w+|completeness|continuity|assembly index|coverage|recovery rate)\b/iu;

/** Whether a hypothesis compares two ways to measure the same: a test with another test, a questionnaire with a diary. */
export const comparesMethods = ({
  factor,
  comparator,
  outcome,
  origins,
}: HypothesisStructure): boolean =>
  comparator !== undefined &&
  origins?.comparator === 'user' &&
  METHOD.test(factor) &&
  METHOD.test(comparator) &&
  PERFORMANCE.test(outcome);

/** The texts of a study that measures each unit with both methods. */
export function designMethodComparison(base: Family, structure: HypothesisStructure): Family {
  const units = base.unit.many;
  const all = structure.population ?? units;
  const comparator = structure.comparator ?? '';
  const areBothPeople = units === 'participants';
  const write = (text: string) => fill(text, { units, comparator });
  return {
    ...comparison,
    id: 'comparison',
    label: messages.label,
    unit: base.unit,
    analyses: { value: { test: 'paired-t', d: 0.5 } },
    attrition: base.attrition,
    design: fill(messages.design, { units: all, comparator }),
    safeguards: areBothPeople ? `${messages.safeguards} ${messages.ethics}` : messages.safeguards,
    independent: write(messages.independent),
    dependent: messages.dependent,
    controls: messages.controls.map(write),
    controlled: [...messages.controlled],
    equipment: messages.equipment.map(write),
    costs: {
      ...comparison.costs,
      equipment: [{ item: messages.instruments, usd: 18000 }],
      accessPerUnit: { item: fill(messages.both, { unit: base.unit.one }), usd: 60 },
      consumablesPerUnit: { item: fill(messages.materials, { unit: base.unit.one }), usd: 60 },
    },
    schedule: {
      ...comparison.schedule,
      setup: {
        weeks: areBothPeople ? 8 : 4,
        description: areBothPeople ? messages.setupWithPeople : messages.setup,
      },
      pilot: { weeks: 2, description: messages.pilot },
      main: messages.main,
      analysis: { weeks: 4, description: messages.analysis },
    },
  };
}
