import { PipelineStructure } from '@spinout/api-client/schemas';
import { exampleStructure } from '@spinout/api-client/testing';
import * as z from 'zod/mini';

const BLOCKS = 24;

/** A made-up structure with everything that UniProt and AlphaFold DB have: two domains whose position to each other is open. */
export const structureFromDatabases = z.parse(PipelineStructure, {
  ...exampleStructure,
  protein_id: 'P99999',
  protein_name: 'Made-up protein 1',
  genes: ['MADEUP1'],
  organism: 'Homo sapiens',
  structure_features: { ...exampleStructure.structure_features, binding_sites: ['Zn(2+) (30-31)'] },
  mutation_analysis: { known_mutations: 12, pathogenic: null, benign: null, hotspots: [] },
  prediction: {
    id: 'AF-P99999-F1',
    url: 'https://alphafold.ebi.ac.uk/entry/P99999',
    version: 6,
    licence: 'CC BY 4.0',
    fractions: { veryLow: 0.1, low: 0.2, confident: 0.3, veryHigh: 0.4 },
  },
  domain_ranges: [
    { name: 'Made-up domain', start: 10, end: 40, mean_plddt: 91.2 },
    { name: 'Other domain', start: 1010, end: 1040, mean_plddt: null },
  ],
  aligned_error: {
    residues: 1200,
    max: 31.75,
    blocks: Array.from({ length: BLOCKS }, (_, row) =>
      Array.from({ length: BLOCKS }, (__, column) =>
        row < BLOCKS / 2 === column < BLOCKS / 2 ? 1 : 21,
      ),
    ),
    domains: [{ one: 'Made-up domain', other: 'Other domain', mean: 21 }],
  },
});
