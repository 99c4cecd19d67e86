import { facts, section } from '@spinout/flow-kit/pdf';
import { formatReportNumber } from '../format-numbers.js';
import type { PdfOptions } from '../results.types.js';
import { originBlock, partBlocks, tableBlocks, type Blocks } from './blocks.js';

/** The planned test: key figures, protocols and controls. */
export function experimentSection(options: PdfOptions): Blocks {
  const { bundle, locale, messages } = options;
  const experiment = bundle.experimentDesign;
  if (!experiment) return [];
  const { type, power_analysis: power } = experiment.statistical_design;
  const { positive, negative, reference } = experiment.controls;
  const rows = experiment.protocols.map((protocol) => [
    protocol.name,
    protocol.type,
    protocol.duration,
    protocol.expected_output,
  ]);
  const head = [
    messages.protocolName,
    messages.protocolType,
    messages.protocolDuration,
    messages.protocolOutput,
  ];
  return [
    section(messages.experimentSection),
    facts([
      [messages.designTest, type],
      [messages.designSample, formatReportNumber(power.sample_size, locale)],
      [messages.designPower, formatReportNumber(power.power, locale)],
      [messages.designAlpha, formatReportNumber(power.alpha, locale)],
      [messages.designEffect, formatReportNumber(power.effect_size, locale)],
    ]),
    originBlock(options, 'experimentDesign'),
    ...tableBlocks(messages.protocolsPart, head, rows),
    ...partBlocks(
      messages.controlsPart,
      facts([
        [messages.controlPositive, positive],
        [messages.controlNegative, negative],
        [messages.controlReference, reference],
      ]),
    ),
  ];
}

export function structureSection(options: PdfOptions): Blocks {
  const { bundle, locale, messages } = options;
  const { structure } = bundle;
  if (!structure) return [];
  const number = (value: number | null | undefined) =>
    value == null ? null : formatReportNumber(value, locale);
  return [
    section(messages.structureSection),
    facts([
      [messages.protein, structure.protein_id],
      [messages.confidence, number(structure.confidence_score)],
      [messages.summaryPlddt, number(structure.plddt_score)],
      [messages.domains, structure.structure_features?.domains.join('; ')],
      [messages.pockets, number(structure.structure_features?.binding_pockets)],
      [messages.druggablePockets, number(structure.druggability_analysis?.druggable_pockets)],
      [messages.knownMutations, number(structure.mutation_analysis?.known_mutations)],
    ]),
    originBlock(options, 'structure'),
  ];
}
