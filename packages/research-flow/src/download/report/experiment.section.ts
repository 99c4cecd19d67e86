import type { ExperimentDesign } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';
import { createListPart } from './hypothesis.section.js';
import { bullets, facts, paragraph, part, section, table } from '@spinout/flow-kit/pdf';
import { formatOrigin, type ReportFormat } from './report-format.js';

/** The design, its power analysis and its budget. */
export function experimentSection(
  { experimentDesign: design }: FlowData,
  format: ReportFormat,
): (string | null)[] {
  if (!design) return [];
  const { text, number, money } = format;
  return [
    section(text.experiment),
    facts([
      [text.design, design.methodology],
      [text.sampleSize, number(design.sampleSize)],
      [text.duration, design.duration],
      [text.durationBasis, design.duration_basis],
      [text.budget, money(design.budget)],
    ]),
    formatOrigin(design.source),
    ...createPowerPart(design, format),
    ...createVariablesPart(design, format),
    ...createListPart(text.controls, design.controls, bullets),
    ...createListPart(text.equipment, design.equipment, bullets),
    ...createPhasesPart(design, format),
    ...createBudgetPart(design, format),
  ];
}

const createPowerPart = (
  { power_analysis: power }: ExperimentDesign,
  { text, fill, number }: ReportFormat,
): (string | null)[] => {
  if (!power) return [];
  const { name, value, basis } = power.effect;
  return [
    part(text.power),
    paragraph(power.statement),
    facts([[text.effect, fill(text.effectWithBasis, { name, value: number(value), basis })]]),
  ];
};

const createVariablesPart = ({ variables }: ExperimentDesign, { text }: ReportFormat): string[] => {
  const lines = facts([
    [text.independent, variables.independent.join('; ')],
    [text.dependent, variables.dependent.join('; ')],
    [text.controlled, variables.controlled.join('; ')],
  ]);
  return lines === null ? [] : [part(text.variables), lines];
};

const createPhasesPart = ({ timeline }: ExperimentDesign, { text }: ReportFormat): string[] => {
  if (timeline.length === 0) return [];
  return [
    part(text.phases),
    table(
      [text.phase, text.duration, text.phaseDescription],
      timeline.map(({ phase, duration, description }) => [phase, duration, description]),
    ),
  ];
};

const createBudgetPart = (
  { budget, budget_lines: lines }: ExperimentDesign,
  { text, money, number }: ReportFormat,
): string[] => {
  if (!lines || lines.length === 0) return [];
  return [
    part(text.budgetLines),
    table(
      [text.item, text.basis, text.unitCost, text.units, text.total],
      [
        ...lines.map((line) => [
          line.item,
          line.basis,
          money(line.unit_cost_usd),
          number(line.units),
          money(line.total_usd),
        ]),
        [text.total, '', '', '', money(budget)],
      ],
    ),
  ];
};
