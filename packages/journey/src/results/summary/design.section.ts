import { facts, section, table } from '@spinout/journey-kit/pdf';
import { numberText } from '../numbers.js';
import type { PdfOrder } from '../results.types.js';
import { originOf, partBlocks, type Blocks } from './blocks.js';

/** The planned test in figures, its protocols and its controls. */
export function experimentSection(order: PdfOrder): Blocks {
  const { bundle, locale, words } = order;
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
    words.protocolName,
    words.protocolType,
    words.protocolDuration,
    words.protocolOutput,
  ];
  return [
    section(words.experimentSection),
    facts([
      [words.designTest, type],
      [words.designSample, numberText(power.sample_size, locale)],
      [words.designPower, numberText(power.power, locale)],
      [words.designAlpha, numberText(power.alpha, locale)],
      [words.designEffect, numberText(power.effect_size, locale)],
    ]),
    originOf(order, 'experimentDesign'),
    ...partBlocks(words.protocolsPart, rows.length === 0 ? null : table(head, rows)),
    ...partBlocks(
      words.controlsPart,
      facts([
        [words.controlPositive, positive],
        [words.controlNegative, negative],
        [words.controlReference, reference],
      ]),
    ),
  ];
}

/** What is known of the protein's form. */
export function structureSection(order: PdfOrder): Blocks {
  const { bundle, locale, words } = order;
  const { structure } = bundle;
  if (!structure) return [];
  const number = (value: number | null | undefined) =>
    value == null ? null : numberText(value, locale);
  return [
    section(words.structureSection),
    facts([
      [words.protein, structure.protein_id],
      [words.confidence, number(structure.confidence_score)],
      [words.summaryPlddt, number(structure.plddt_score)],
      [words.domains, structure.structure_features?.domains.join('; ')],
      [words.pockets, number(structure.structure_features?.binding_pockets)],
      [words.druggablePockets, number(structure.druggability_analysis?.druggable_pockets)],
      [words.knownMutations, number(structure.mutation_analysis?.known_mutations)],
    ]),
    originOf(order, 'structure'),
  ];
}
