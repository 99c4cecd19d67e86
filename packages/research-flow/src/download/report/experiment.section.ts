import type { ExperimentDesign } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { describeSample } from '../../data/describe-sample.js';
import type { FlowData } from '../../data/flow-data.js';
import { bullets, facts, paragraph, part, section } from '@spinout/flow-kit/pdf';
import { budgetFigure, powerFigure, timelineFigure } from './figures.js';
import {
  createListPart,
  createTablePart,
  formatOrigin,
  type ReportFormat,
} from './report-format.js';

export function experimentSection(
  { experimentDesign: design }: FlowData,
  format: ReportFormat,
): (string | null)[] {
  if (!design) return [];
  const { text, money } = format;
  return [
    section(text.experiment),
    facts([
      [text.design, design.methodology],
      [text.sampleSizeLabel, describeSample(design, text, format.locale)],
      [text.duration, design.outline ? null : design.duration],
      [text.durationBasis, design.duration_basis],
      [text.budget, design.outline ? null : money(design.budget)],
    ]),
    formatOrigin(design.source, format),
    ...createPowerPart(design, format),
    ...createVariablesPart(design, format),
    ...createListPart(text.controls, design.controls, bullets),
    ...createListPart(text.equipment, design.equipment, bullets),
    ...createPhasesPart(design, format),
    timelineFigure(design, format),
    ...createBudgetPart(design, format),
  ];
}

/** Without a column for durations where no phase has one. */
const createPhasesPart = ({ timeline }: ExperimentDesign, { text }: ReportFormat): string[] => {
  const isTimed = timeline.some(({ duration }) => duration.trim() !== '');
  return createTablePart(
    text.phases,
    [text.phase, ...(isTimed ? [text.duration] : []), text.phaseDescription],
    timeline.map(({ phase, duration, description }) => [
      phase,
      ...(isTimed ? [duration] : []),
      description,
    ]),
  );
};

const createPowerPart = (design: ExperimentDesign, format: ReportFormat): (string | null)[] => {
  const { text, number } = format;
  const { power_analysis: power } = design;
  if (!power) return [];
  const { name, value, basis } = power.effect;
  return [
    part(text.power),
    paragraph(power.statement),
    facts([[text.effect, fill(text.effectWithBasis, { name, value: number(value), basis })]]),
    powerFigure(design, format),
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

const createBudgetPart = (design: ExperimentDesign, format: ReportFormat): (string | null)[] => {
  const { text, money, number } = format;
  const { budget, budget_lines: lines } = design;
  if (!lines || lines.length === 0) return [];
  const rows = createTablePart(
    text.budgetLines,
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
  );
  return [...rows, budgetFigure(design, format)];
};
