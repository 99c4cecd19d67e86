import { fill } from '@spinout/domain/text';
import type { PipelineStructure, Source } from '@spinout/api-client';
import type { ProteinSite } from '../providers/uni-prot.js';
import { parseBackbone, type Residue } from './backbone.js';
import {
  assignSecondaryStructure,
  countSecondaryStructure,
  type SecondaryKind,
} from './secondary-structure.js';
import { summarizeErrors } from './summarize-errors.js';
import type { StructureFacts } from './structure-facts.types.js';
import { structureMessages as messages } from './structure.messages.js';

const PERCENT_DIGITS = 10;

const formatSite = ({ name, start, end }: ProteinSite): string =>
  start === end ? `${name} (${start})` : `${name} (${start}-${end})`;

/** Percentage of residues that are confident or better according to AlphaFold DB: pLDDT of 70 or more. */
const getConfidentPercent = ({ prediction }: StructureFacts): number | null => {
  if (!prediction?.fractions) return null;
  const { confident, veryHigh } = prediction.fractions;
  return Math.round((confident + veryHigh) * 100 * PERCENT_DIGITS) / PERCENT_DIGITS;
};

/** Mean pLDDT of the residues of a domain; null if none has one. */
const meanPlddt = (residues: readonly Residue[], start: number, end: number): number | null => {
  const values = residues.flatMap(({ number, temperature }) =>
    Number(number) >= start && Number(number) <= end && temperature !== null ? [temperature] : [],
  );
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.round(mean * PERCENT_DIGITS) / PERCENT_DIGITS;
};

const MAX_PLDDT = 100;

/** The atoms of the backbone for drawing the chain, Cα first. In predictions, the temperature factor of a residue is its pLDDT. */
const createBackbonePoints = (residues: readonly Residue[], kinds: readonly SecondaryKind[]) =>
  residues.map(({ name, number, temperature, n, ca: [x, y, z], c, o }, at) => ({
    x,
    y,
    z,
    n: [...n],
    c: [...c],
    o: [...o],
    ss: kinds[at] ?? 'coil',
    plddt:
      temperature !== null && temperature >= 0 && temperature <= MAX_PLDDT
        ? temperature
        : undefined,
    residue: `${name}${number}`,
  }));

/**
 * Describes a protein with data from public sources. `plddt_score` is AlphaFold DB's mean pLDDT, repeated
 * in `confidence_metrics`; `confidence_score` the percent of residues with pLDDT ≥ 70;
 * `known_mutations` counts the natural variants that UniProt annotates. Secondary structure and backbone are
 * computed if coordinates are available. Pockets and pathogenicity are null, because no source here reports them.
 * @param seed of the run
 */
export function describeStructure(facts: StructureFacts, seed: number): PipelineStructure {
  const { protein, prediction } = facts;
  const plddt = prediction?.meanPlddt ?? null;
  const confidence = getConfidentPercent(facts);
  const residues = facts.coordinates ? parseBackbone(facts.coordinates) : null;
  const kinds = assignSecondaryStructure(residues ?? []);
  const secondary = residues ? countSecondaryStructure(kinds) : null;
  const by = [protein.source.by, ...(prediction ? [prediction.source.by] : [])].join(', ');
  const source: Source = { origin: 'live', by, at: protein.source.at, seed };
  return {
    protein_id: protein.accession,
    entry_name: protein.entryName,
    protein_name: protein.name,
    genes: [...protein.genes],
    organism: protein.organism,
    residues: protein.length,
    url: protein.url,
    prediction: prediction
      ? {
          id: prediction.entryId,
          url: prediction.url,
          version: prediction.version,
          licence: messages.license,
          fractions: prediction.fractions && { ...prediction.fractions },
        }
      : null,
    confidence_score: confidence,
    confidence_basis: confidence === null ? null : messages.confidence,
    plddt_score: plddt,
    confidence_metrics: { plddt_score: plddt },
    structure_features: {
      domains: protein.domains.map(formatSite),
      active_sites: protein.activeSites.map(formatSite),
      binding_sites: protein.bindingSites.map(formatSite),
      binding_pockets: null,
      ...(secondary
        ? { secondary_structure: { ...secondary }, secondary_structure_basis: messages.secondary }
        : {}),
    },
    ...(residues ? { backbone: createBackbonePoints(residues, kinds) } : {}),
    domain_ranges: protein.domains.map(({ name, start, end }) => ({
      name,
      start,
      end,
      mean_plddt: residues ? meanPlddt(residues, start, end) : null,
    })),
    ...(facts.alignedErrors
      ? { aligned_error: summarizeErrors(facts.alignedErrors, protein.domains) }
      : {}),
    druggability_analysis: { druggable_pockets: null, best_pocket: null, secondary_pockets: [] },
    mutation_analysis: {
      known_mutations: protein.naturalVariantCount,
      mutagenesis_experiments: protein.mutagenesisCount,
      pathogenic: null,
      benign: null,
      hotspots: [],
      basis: fill(messages.mutations, { variants: protein.naturalVariantCount }),
    },
    source,
  };
}
