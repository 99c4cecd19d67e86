import { fill } from '@spinout/domain/text';
import type { ExperimentDesign } from '@spinout/api-client';
import { counted } from '../literature/literature.messages.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { getFamilyLabel } from './testability.js';

type Power = NonNullable<ExperimentDesign['power_analysis']>;

const listItems = ({ budget_lines: lines = [] }: ExperimentDesign, category: string) =>
  lines
    .filter(({ item }) => item.startsWith(`${category}: `))
    .map(({ item, units }) =>
      fill(messages.units, { units, item: item.slice(category.length + 2) }),
    );

/** Writes the phases of a design as protocols, with resources and outputs from the numbers of the design. */
export function writeProtocols(design: ExperimentDesign, power: Power, refutation: string) {
  const { equipment, controls, timeline } = design;
  const { effect, test, alpha, total, per_group: perGroup } = power;
  const outcome = design.variables.dependent.join('; ');
  const groups = counted(messages.groups, power.groups);
  const decision = fill(messages.analysisSuccess, { test, alpha });
  /** In the order of the phases. */
  const details = [
    {
      type: messages.typePreparation,
      resources: equipment,
      expected_output: fill(messages.setupOutput, { outcome }),
      success_criteria: fill(messages.setupSuccess, { controls: controls.length }),
    },
    {
      type: messages.typePilot,
      resources: equipment,
      expected_output: fill(messages.pilotOutput, { outcome }),
      success_criteria: fill(messages.pilotSuccess, { effect: effect.name, value: effect.value }),
    },
    {
      type: getFamilyLabel(design),
      resources: [...listItems(design, 'Consumables'), ...listItems(design, 'Equipment')],
      expected_output: fill(messages.mainOutput, { outcome, total }),
      success_criteria: fill(messages.mainSuccess, { perGroup, groups }),
    },
    {
      type: messages.typeAnalysis,
      resources: listItems(design, 'Personnel'),
      expected_output: fill(messages.analysisOutput, { test, outcome }),
      success_criteria: [decision, refutation].filter(Boolean).join(' '),
    },
  ];
  return timeline.map(({ phase, duration, description }, at) => ({
    name: phase,
    duration,
    description,
    ...details[at],
  }));
}
