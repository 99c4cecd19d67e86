import type { ExperimentDesign, Phase } from '@spinout/api-client';
import { counted } from '../literature/literature.messages.js';
import { fillMessage } from '../library/library.messages.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { getFamilyLabel } from './testability.js';

type Power = NonNullable<ExperimentDesign['power_analysis']>;

/** A step of the experiment. */
export interface Protocol {
  readonly name: string;
  readonly type: string;
  readonly duration: string;
  readonly resources: readonly string[];
  readonly expected_output: string;
  readonly success_criteria: string;
}

type Details = Pick<Protocol, 'type' | 'resources' | 'expected_output' | 'success_criteria'>;

const listItems = ({ budget_lines: lines = [] }: ExperimentDesign, category: string) =>
  lines
    .filter(({ item }) => item.startsWith(`${category}: `) && !item.endsWith('not yet assigned'))
    .map(({ item, units }) =>
      fillMessage(messages.units, { units, item: item.slice(category.length + 2) }),
    );

const describeDetails = (
  kind: 'first' | 'pilot' | 'main' | 'last',
  design: ExperimentDesign,
  power: Power,
  refutation: string,
): Details => {
  const outcome = design.variables.dependent.join('; ');
  const slots = { outcome, total: power.total, perGroup: power.per_group };
  const groups = counted(messages.groups, power.groups);
  switch (kind) {
    case 'first':
      return {
        type: messages.typePreparation,
        resources: design.equipment,
        expected_output: fillMessage(messages.setupOutput, { outcome }),
        success_criteria: fillMessage(messages.setupSuccess, {
          controls: design.controls.length,
        }),
      };
    case 'pilot':
      return {
        type: messages.typePilot,
        resources: design.equipment,
        expected_output: fillMessage(messages.pilotOutput, { outcome }),
        success_criteria: fillMessage(messages.pilotSuccess, {
          effect: power.effect.name,
          value: power.effect.value,
        }),
      };
    case 'main':
      return {
        type: getFamilyLabel(design),
        resources: [...listItems(design, 'Consumables'), ...listItems(design, 'Equipment')],
        expected_output: fillMessage(messages.mainOutput, slots),
        success_criteria: fillMessage(messages.mainSuccess, { ...slots, groups }),
      };
    case 'last':
      return {
        type: messages.typeAnalysis,
        resources: listItems(design, 'Personnel'),
        expected_output: fillMessage(messages.analysisOutput, { test: power.test, outcome }),
        success_criteria: [
          fillMessage(messages.analysisSuccess, { test: power.test, alpha: power.alpha }),
          refutation,
        ]
          .filter(Boolean)
          .join(' '),
      };
  }
};

const getPhaseKind = (at: number, phases: readonly Phase[]) => {
  if (at === 0) return 'first';
  if (at === phases.length - 1) return 'last';
  return at === phases.length - 2 ? 'main' : 'pilot';
};

/** Writes the phases of a design as protocols, with resources and outputs from the numbers of the design. */
export function writeProtocols(
  design: ExperimentDesign,
  power: Power,
  refutation: string,
): readonly Protocol[] {
  return design.timeline.map(({ phase, duration, description }, at) => ({
    name: phase,
    duration,
    description,
    ...describeDetails(getPhaseKind(at, design.timeline), design, power, refutation),
  }));
}
